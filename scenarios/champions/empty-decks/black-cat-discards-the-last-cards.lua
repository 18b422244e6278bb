scenario "Black Cat discards the last two cards of the deck" {
  game     = "champions",
  question = {
    en = "I play Black Cat with two mental cards left in my deck. Both are discarded, the deck runs out and they are shuffled into the new one. Do I still take them?",
    fr = "Je joue Black Cat avec deux cartes mentales dans mon deck. Les deux sont défaussées, le deck s'épuise et elles sont mélangées dans le nouveau. Les prends-je quand même ?",
  },
  shows    = { "mc.grim-rule.worst-for-players", "mc.empty-player-deck.reshuffle", "mc.card.black-cat" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Black Cat", "Energy" }, deck = { "Swinging Web Kick", "Enhanced Spider-Sense" }, discard = { "Backflip", "Haymaker" } },
}
villain { "Rhino I" }

ann:plays "Black Cat"
expect(ann.hand):is_empty()
expect(ann.deck):is { "Swinging Web Kick", "Enhanced Spider-Sense", "Backflip", "Haymaker", "Energy" }
expect(ann.discard):is_empty()
expect(ann.dealt):count(1)
ruling {
  en = "No. The rules do not say which comes first, so the worse way holds for you: both cards lie in the new deck and Black Cat finds nothing to take.",
  fr = "Non. Les règles ne disent pas ce qui vient d'abord ; c'est donc la pire issue pour vous : les deux cartes sont dans le nouveau deck et Black Cat n'y trouve rien à prendre.",
}
