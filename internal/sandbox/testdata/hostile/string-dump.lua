-- ends: is not part of the scenario language
say(string.dump(say))
