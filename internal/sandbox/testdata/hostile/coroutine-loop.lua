-- ends: is not part of the scenario language
coroutine.wrap(function() while true do end end)()
