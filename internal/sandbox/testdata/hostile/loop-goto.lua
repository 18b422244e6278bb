-- ends: goto and its labels
::again::
goto again
