-- ends: arithmetic needs numbers
local s = ("1"):rep(4000)
while true do s = s + 1 end
