-- ends: takes too long
local a = ("x"):rep(4096)
local b = ("x"):rep(4095) .. "y"
local x
while true do x = a < b end
