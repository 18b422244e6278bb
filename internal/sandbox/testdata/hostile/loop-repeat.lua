-- ends: takes too long
repeat until false
