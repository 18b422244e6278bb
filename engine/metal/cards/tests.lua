-- No printed cards: each shows a clause that no card whose text is known can show. They are never dealt.
all { test = true }
