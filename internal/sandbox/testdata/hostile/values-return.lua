-- ends: takes too long
local t = {}
for i = 1, 200 do t[i] = i end
local function a() return 1, unpack(t) end
local function b() return 1, a() end
local function c() return 1, b() end
while true do local x = { c() } end
