-- ends: a whole number is expected
say(("x"):sub(2 ^ 53))
