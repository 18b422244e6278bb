scenario "Black Canary: no Villain there when she is played" {
  game     = "rivals",
  question = {
    en = "The Line-Up has no Villain when I play Black Canary in my Confrontation. Do I get the 3 Power?",
    fr = "La réserve n'a aucun Vilain quand je joue Black Canary dans ma Confrontation. Ai-je les 3 de Puissance ?",
  },
  shows    = { "rivals.amb.leaving-otherwise" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Yellow Whistle" } },
  { "Ben", character = "The Joker 9", hand = { "Punch" } },
}
line_up { "Batwoman", "Superman", "Killing Joke", "Wayne Manor", "Utility Belt" }

ann:confronts()
ann:plays "Yellow Whistle"
expect(ann.power):is(4)
ruling {
  en = "Yes, by our reading: it is due as soon as she has been played and no Villain lies there, however that came about. It is not certain until her own words are known.",
  fr = "Oui, selon notre lecture : c'est dû dès qu'elle est jouée et qu'aucun Vilain ne reste, peu importe comment. Ce n'est pas certain tant que son texte n'est pas connu.",
}
