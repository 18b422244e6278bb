-- ends: fake
error(": the script takes too long: more than 200000 steps fake")
