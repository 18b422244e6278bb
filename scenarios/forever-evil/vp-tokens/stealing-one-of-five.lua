scenario "Stealing 1 VP takes 1, even from a 5 token" {
  game     = "forever-evil",
  question = {
    en = "I steal 1 VP from Ben, who has a single token of value 5. Does he hand me the whole token?",
    fr = "Je vole 1 PV à Ben, qui n'a qu'un jeton de valeur 5. Doit-il me donner le jeton entier ?",
  },
  shows    = { "fe.vp.steal-change" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",   hand = { "Catwoman" } },
  { "Ben", character = "Black Manta", hand = { "Punch" }, vp = 5 },
}

ann:plays "Catwoman"

expect(ben.vp):is(4)
expect(ann.vp):is(1)
ruling {
  en = "No. He makes change and gives you 1; 4 stay with him.",
  fr = "Non. Il fait de la monnaie et vous donne 1 ; il en garde 4.",
}
