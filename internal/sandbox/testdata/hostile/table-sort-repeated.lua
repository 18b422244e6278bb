-- ends: takes too long
local t = {}
for i = 1, 3000 do t[i] = ("x"):rep(1000) .. i end
while true do table.sort(t) end
