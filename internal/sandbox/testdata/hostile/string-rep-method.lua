-- ends: longest allowed
say(("x"):rep(10 ^ 9))
