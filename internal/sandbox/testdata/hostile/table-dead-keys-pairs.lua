-- ends: takes too long
local t = {}
for i = 1, 20000 do t[i / 3] = 1 end
for i = 1, 20000 do t[i / 3] = nil end
while true do
  for k in pairs(t) do break end
end
