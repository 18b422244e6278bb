-- ends: takes too long
local t = {}
for i = 1, 30000 do t[i] = 1 end
for i = 30000, 1, -1 do t[i] = nil end
while true do local n = #t end
