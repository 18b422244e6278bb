-- ends: ·
error("\27[2J\0\255")
