-- ends: is not part of the scenario language
say(string.format("%999999999d", 1))
