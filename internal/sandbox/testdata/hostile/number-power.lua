-- ends: takes too long
local x = 1.0000001
while true do x = x ^ 1e3 end
