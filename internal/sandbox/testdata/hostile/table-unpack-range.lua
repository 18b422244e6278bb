-- ends: unpack would give
say(unpack({}, -(10 ^ 9), 10 ^ 9))
