-- ends: must be a table
setmetatable("", { __index = error })
