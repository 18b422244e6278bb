-- ends: evil.lua
error("evil.lua:999: fake")
