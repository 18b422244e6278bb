-- ends: without a message
error(nil)
