-- ends: is not part of the scenario language
_G.say = nil
