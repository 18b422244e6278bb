-- ends: takes too long
local s = ("1"):rep(4000)
while true do tonumber(s) end
