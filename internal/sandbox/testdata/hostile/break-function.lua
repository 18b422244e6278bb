-- ends: outside of any loop
while true do
  local function f() break end
end
