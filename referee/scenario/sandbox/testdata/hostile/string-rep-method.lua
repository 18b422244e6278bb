-- ends: longest allowed
say(("x"):rep(2 ^ 53))
