-- ends: is nil
getmetatable(ann).__index = nil
