scenario "A gained trait is not a printed one" {
  game     = "champions",
  question = {
    en = "A card lets me draw for each character with a printed Aerial trait. Cosmic Flight makes me Aerial: do I draw a card?",
    fr = "Une carte me fait piocher pour chaque personnage qui a le trait Aérien imprimé. Vol Cosmique me rend Aérienne : est-ce que je pioche ?",
  },
  shows    = { "mc.gain-characteristic.not-printed" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Census" }, in_play = { "Cosmic Flight" } },
}
villain { "Rhino I" }

expect(ann.identity:aerial "Captain Marvel"):is(1)
ann:plays "Census"

expect(ann.hand):is_empty()
expect(log):has(ann, "draws", 0)
ruling {
  en = "No. She is Aerial, but only by what she gained; nothing of that counts as printed.",
  fr = "Non. Elle est Aérienne, mais seulement par un gain ; rien de ce qui est gagné ne compte comme imprimé.",
}
