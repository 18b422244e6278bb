-- ends: longest allowed
say(string.rep("x", 1e9))
