scenario "Abilities of others, of cards not in play, and of cards without one" {
  game     = "forever-evil",
  question = {
    en = "May I use Ben's Blackgate Prison, or mine straight from my hand? And what does my Punch let me do?",
    fr = "Puis-je utiliser la Blackgate Prison de Ben, ou la mienne depuis ma main ? Et que me permet mon Coup de Poing ?",
  },
  shows    = { "fe.location.each-turn", "fe.location.stays", "fe.villain.ability" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Earth-3", "Punch" }, deck = { "Punch" } },
  { "Ben", character = "Bizarro",    hand = { "Punch" }, in_play = { "Blackgate Prison" }, discard = { "Weakness", "Weakness" } },
}

refused(function() ann:uses "Blackgate Prison" end, "fe.location.each-turn")
refused(function() ann:uses "Earth-3" end, "fe.location.stays")
refused(function() ann:uses "Bizarro" end, "fe.villain.ability")
refused(function() ann:uses "Punch" end, "fe.card.punch")
refused(function() ann:uses "Lex Luthor" end, "fe.card.lex-luthor")       -- it acts by itself, at the end of the turn
refused(function() ben:uses "Bizarro" end, "fe.villain.ability")          -- not in Ann's turn
expect(ben.discard):is { "Weakness", "Weakness" }
ruling {
  en = "No. A Location works for the player in front of whom it lies, once played, in that player's turns; a Punch gives its Power when played and nothing else.",
  fr = "Non. Un Lieu agit pour celui devant qui il est posé, une fois joué, pendant ses tours ; un Coup de Poing donne sa Puissance quand on le joue, et rien d'autre.",
}
