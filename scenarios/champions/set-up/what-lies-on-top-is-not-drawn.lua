scenario "What lies on top of a deck is not in the starting hand" {
  game     = "champions",
  question = {
    en = "I begin my turn and know the top card of my deck. Is it among the six cards of my hand?",
    fr = "Je commence mon tour et je connais la carte du dessus de mon deck. Fait-elle partie des six cartes de ma main ?",
  },
  shows    = { "mc.draw.from-top" },
}
local ann, ben = players {
  { "Ann", character = "Tony Stark", in_play = { "Avengers Mansion" }, deck_top = { "Energy", "Genius" } },
  { "Ben", character = "Peter Parker", deck = { "Backflip", "Aunt May", "Energy", "Strength", "Genius", "Web-Shooter", "Swinging Web Kick" } },
}
main_scheme { "The Break-In!" }

expect(ann.hand):count(6)
expect(ann.deck):top "Energy"
ann:uses "Avengers Mansion"
ann:chooses "Ann"
expect(ann.hand):has "Energy"
expect(ann.deck):top "Genius"
expect(ben.hand):is { "Backflip", "Aunt May", "Energy", "Strength", "Genius", "Web-Shooter" }
expect(ben.deck):is { "Swinging Web Kick" }
ruling {
  en = "No. The six cards have been drawn before; what is known to lie on top lies there still. Of a deck that is known card by card the six on top are the hand.",
  fr = "Non. Les six cartes ont été piochées avant ; ce que l'on sait au-dessus s'y trouve toujours. D'un deck connu carte par carte, les six du dessus forment la main.",
}
