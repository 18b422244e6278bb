scenario "The confronted player's own text for a Confrontation is silent" {
  game     = "rivals",
  question = {
    en = "I have a Location that draws me a card when I am attacked, during a Confrontation. Ann confronts me and attacks: do I draw?",
    fr = "J'ai un Lieu qui me fait piocher quand on m'attaque, pendant une Confrontation. Ann me confronte et m'attaque : est-ce que je pioche ?",
  },
  shows    = { "rivals.amb.during-text-whose" },
}

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Cornered Badger" }, in_play = { "Alarm Post" },
    deck = { "Kick", "Vulnerability" } },
}

ann:confronts()
ann:plays "Cardboard Claws"
ben:defends "Cornered Badger"         -- its Defense draws a card, the Location none

expect(ben.hand):is { "Punch", "Kick" }
expect(ben.discard):is { "Cornered Badger" }
ruling {
  en = "No. That text is about a Confrontation of your own. Of your cards only a Defense or a Block that you use speaks in hers.",
  fr = "Non. Ce texte parle de votre propre Confrontation. De vos cartes, seules une Défense ou un Blocage que vous utilisez agissent dans la sienne.",
}
