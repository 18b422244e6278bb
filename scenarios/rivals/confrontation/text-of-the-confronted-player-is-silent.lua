scenario "The confronted player's own text for a Confrontation is silent" {
  game     = "rivals",
  question = {
    en = "My Character draws a card when I am attacked, and one more during a Confrontation. Ann confronts me and attacks: how many do I draw?",
    fr = "Mon Personnage me fait piocher quand on m'attaque, et une carte de plus pendant une Confrontation. Ann me confronte et m'attaque : combien de cartes est-ce que je pioche ?",
  },
  shows    = { "rivals.amb.during-text-whose" },
}
card "The Joker 9" {
  says = { "When you are attacked, draw a card; during a Confrontation draw another.",
    "Quand on vous attaque, piochez une carte ; pendant une Confrontation, piochez-en une autre." },
  after(attacked{}){ draw(1), when(confronting){ draw(1) } } }

local ann, ben = players {
  { "Ann", character = "Batman 9",    hand = { "Cardboard Claws" } },
  { "Ben", character = "The Joker 9", hand = { "Punch", "Cornered Badger" }, deck = { "Kick", "Vulnerability", "Punch" } },
}

ann:confronts()
ann:plays "Cardboard Claws"
what_if("Ben takes the Attack", function()
  ben:declines()
  expect(ben.hand):is { "Punch", "Cornered Badger", "Kick" }    -- one card, and not the other
end)
ben:defends "Cornered Badger"         -- its Defense draws one by a text for a Confrontation

expect(ben.hand):is { "Punch", "Kick", "Vulnerability" }
expect(ben.discard):is { "Cornered Badger" }
ruling {
  en = "One. The other is for a Confrontation of your own. In hers such a text works only in a Defense or a Block that you use.",
  fr = "Une. L'autre vaut pour votre propre Confrontation. Dans la sienne, un tel texte n'agit que dans une Défense ou un Blocage que vous utilisez.",
}
