-- ends: is not part of the scenario language
say(string.gsub(("a"):rep(1000), ".-.-.-b", ""))
