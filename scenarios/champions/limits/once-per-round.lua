scenario "A limit of once per round holds for the round" {
  game     = "champions",
  question = {
    en = "Carol Danvers lets a player draw a card, limit once per round. May I use it twice in a round? And in the next round?",
    fr = "Carol Danvers fait piocher une carte à un joueur, limite d'une fois par round. Puis-je l'utiliser deux fois dans un round ? Et au round suivant ?",
  },
  shows    = { "mc.limit.per-card" },
}
local ann = players {
  { "Ann", character = "Carol Danvers", hand = {} },
}
villain { { "Rhino I", confused = true } }
encounter_deck:on_top { "\"I'm Tough\"" }

ann:uses "Carol Danvers"
expect(ann.hand):count(1)
refused(function() ann:uses "Carol Danvers" end, "mc.limit.per-card")

ann:ends_turn()
ann:declines()
ann:uses "Carol Danvers"                -- round 2
expect(ann.hand):count(7)
ruling {
  en = "Once in this round, and once again in the next.",
  fr = "Une fois dans ce round, et de nouveau une fois dans le suivant.",
}
