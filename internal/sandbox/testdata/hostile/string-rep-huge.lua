-- ends: whole number
say(("x"):rep(math.huge))
