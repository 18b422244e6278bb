-- ends: error was called with
error(say)
