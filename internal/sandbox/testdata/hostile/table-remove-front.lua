-- ends: takes too long
local t = {}
for i = 1, 20000 do t[i] = i end
while #t > 0 do table.remove(t, 1) end
