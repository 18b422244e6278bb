-- ends: cannot be given another meaning
pairs = nil
