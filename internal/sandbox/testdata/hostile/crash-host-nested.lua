-- ends: internal error
attempt(function() table.sort({ 2, 1 }, function() crash() end) end)
