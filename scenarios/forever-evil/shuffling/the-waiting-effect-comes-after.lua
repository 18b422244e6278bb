scenario "The effect that needed the card goes on after the shuffle" {
  game     = "forever-evil",
  edition  = "fr",
  question = {
    en = "I play Mallet with an empty draw pile. Is its effect lost, or does it wait until I have shuffled?",
    fr = "Je joue Mallet avec une pioche vide. Son effet est-il perdu, ou attend-il que j'aie mélangé ?",
  },
  shows    = { "fe.shuffle.when-needed" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Mallet" }, deck = {}, discard = { "Punch", "Vulnerability", "Kick" } },
  { "Ben", character = "Sinestro", discard = {} },
}

shuffle_gives { "Vulnerability" }
ann:plays "Mallet"
expect(ann):must_choose { "chooses draw it", "chooses Ann", "chooses Ben" }
ann:chooses "Ben"

expect(ben.discard):is { "Vulnerability" }
expect(ann.deck):is { "Punch", "Kick" }
ruling {
  en = "It waits: you shuffle, reveal the top card of the new draw pile and go on as Mallet says.",
  fr = "Il attend : vous mélangez, révélez le dessus de la nouvelle pioche et continuez comme le dit Mallet.",
}
