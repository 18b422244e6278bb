-- ends: is not declared
leak = 1
