-- ends: takes too long
local a, b, c, d, e = 1, 2, 3, 4, 5
local keep, n = {}, 0
while true do
  n = n + 1
  keep[n] = function() return a, b, c, d, e end
end
