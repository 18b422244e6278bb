-- ends: is not part of the scenario language
debug.sethook()
