-- ends: is not part of the scenario language
module("x")
