-- ends: unpack would give
say(unpack({}, -(2 ^ 53), 2 ^ 53))
