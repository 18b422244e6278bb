-- ends: unpack would give
say(unpack({}, 1, 1e8))
