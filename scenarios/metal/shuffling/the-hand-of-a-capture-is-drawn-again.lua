scenario "The cards that a Capture discards can come back in step 6" {
  game     = "metal",
  question = {
    en = "I am Captured with three cards left in hand, and my deck has two. I must draw five: may I get back the cards that I have just discarded?",
    fr = "Je subis une Capture avec trois cartes en main, et ma pioche en a deux. Je dois en piocher cinq : puis-je retrouver les cartes que je viens de défausser ?",
  },
  shows    = { "metal.shuffle.when-needed", "metal.capture.discard-hand", "metal.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Weakness", "Weakness", "Weakness", "Punch", "Vulnerability" }, deck = { "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Plastic Man (oversized)" },
}
available { "Hal Jordan (oversized)" }

ann:plays "Weakness"
ann:plays "Weakness"
expect(ann.hand):is { "Punch", "Punch", "Punch", "Vulnerability", "Weakness" }
expect(ann.deck):is_empty()
expect(ann.discard):is_empty()
expect(ann.score_pile):is { "Weakness" }
expect(ben):is_on_turn()
ruling {
  en = "Yes. They lie in your discard pile, which is shuffled when you must still draw and the draw pile is empty: the third Weakness may come straight back.",
  fr = "Oui. Elles sont dans votre défausse, mélangée quand il faut encore piocher et que la pioche est vide : la troisième Faiblesse peut revenir aussitôt.",
}
