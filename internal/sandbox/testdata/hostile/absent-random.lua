-- ends: is not part of the scenario language
say(math.random())
