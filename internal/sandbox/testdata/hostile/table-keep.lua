-- ends: takes too long
local keep = {}
while true do keep = { keep, a = { 1 }, b = { x = 1 } } end
