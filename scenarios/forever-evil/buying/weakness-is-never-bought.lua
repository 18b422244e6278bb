scenario "A Weakness is never bought" {
  game     = "forever-evil",
  question = {
    en = "A Weakness costs nothing. May I buy one, or take one for free?",
    fr = "Une Faiblesse ne coûte rien. Puis-je en acheter une, ou en prendre une gratuitement ?",
  },
  shows    = { "fe.stacks.weakness-not-bought" },
}

local ann, ben = players {
  { "Ann", character = "Bizarro", hand = {}, deck = {}, power = 5 },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {} },
}
line_up { "Giganta", "Man-Bat", "Catwoman", "Mallet", "Insanity" }

expect(ann):may_not("buys", "Weakness")
refused(function() ann:buys "Weakness" end, "fe.stacks.weakness-not-bought")
expect(ann.discard):is_empty()
expect(weakness):count(20)
ruling {
  en = "Neither. Weaknesses come only from card effects.",
  fr = "Ni l'un ni l'autre. Les Faiblesses ne viennent que d'effets de cartes.",
}
