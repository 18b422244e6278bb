-- harmless
say("\0\1\255", "\999", "\z")
