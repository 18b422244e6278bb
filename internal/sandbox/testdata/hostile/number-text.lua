-- harmless
say(1e308 * 10, -1e308 * 10, 0 / 0, 2 ^ 63, -2 ^ 63, 1e-320)
say(tostring(1e308 * 10), 1e308 .. "")
