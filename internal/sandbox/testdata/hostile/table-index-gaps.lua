-- ends: takes too long
local keep, n = {}, 0
while true do
  n = n + 1
  keep[n] = {}
  keep[n][63] = 1
  keep[n].a = 1
end
