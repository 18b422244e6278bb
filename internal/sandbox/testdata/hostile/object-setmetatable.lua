-- ends: must be a table
setmetatable(ann, {})
