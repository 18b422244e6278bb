-- ends: takes too long
local t = { a = 1, b = 2 }
while true do next(t, "a") end
