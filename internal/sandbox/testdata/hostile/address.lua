-- harmless
for _, v in ipairs { {}, say, function() end, ann } do
  assert(#tostring(v) < 10, tostring(v))
end
