scenario "The owner is rewarded by a First Appearance even without a choice" {
  game     = "forever-evil",
  question = {
    en = "Steve Trevor is the only Hero I have when Green Lantern appears. Nobody chose him: do I still get his reward?",
    fr = "Steve Trevor est le seul Héros que j'aie quand Green Lantern apparaît. Personne ne l'a choisi : ai-je quand même sa récompense ?",
  },
  shows    = { "fe.amb.first-appearance-chooser", "fe.destroy.first-appearance" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = {}, power = 8, deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Punch", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch", "Steve Trevor" }, deck = { "Kick", "Mallet" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { super_heroes = { "The Flash", "Green Lantern" } }

ann:defeats "The Flash"
ann:ends_turn()
ben:discards "Punch"                    -- of the three cards he now holds

expect(ben.hand):is { "Kick", "Mallet" }
expect(destroyed):is { "The Flash", "Steve Trevor" }
expect(ann.hand):count(5)
ruling {
  en = "Yes. Of a card that a First Appearance destroys the owner gets the reward, choice or no choice.",
  fr = "Oui. La récompense d'une carte détruite par une Révélation est pour son propriétaire, qu'il ait eu le choix ou non.",
}
