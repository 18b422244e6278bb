-- ends: is not part of the scenario language
require("os")
