-- ends: longest allowed
local s = "x"
while true do s = s:rep(10) end
