-- ends: is nil
getmetatable("").__index = nil
