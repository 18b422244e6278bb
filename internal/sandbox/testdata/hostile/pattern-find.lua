-- ends: is not part of the scenario language
say(string.find(("a"):rep(4000), ".-.-.-.-.-b"))
