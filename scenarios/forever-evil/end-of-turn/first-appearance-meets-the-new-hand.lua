scenario "The First Appearance Attack meets the hand just drawn" {
  game     = "forever-evil",
  question = {
    en = "I had no Punch this turn, but my five new cards have two. When Green Arrow appears after my turn, do those count?",
    fr = "Je n'avais pas de Coup de Poing ce tour, mais mes cinq nouvelles cartes en ont deux. Quand Green Arrow apparaît après mon tour, comptent-ils ?",
  },
  shows    = { "fe.end-turn.7-first-appearance", "fe.end-turn.6-draw" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, discard = {}, deck = { "Punch", "Kick", "Punch", "Kick", "Kick" }, power = 8 },
  { "Ben", character = "Lex Luthor", hand = { "Punch", "Kick" }, discard = {} },
}
stacks { super_heroes = { "The Flash", "Green Arrow" } }
line_up { "Giganta", "Catwoman", "Man-Bat", "Stargirl", "Broadsword" }

ann:defeats "The Flash"
ann:ends_turn()

expect(ann.hand):is { "Kick", "Kick", "Kick" }
expect(ann.discard):is { "The Flash", "Punch", "Punch" }
expect(ben.discard):is { "Punch", "Weakness" } -- he lacked one Punch
expect(ben):is_on_turn()
ruling {
  en = "Yes. The new hand is drawn before the Super Hero is turned up, so the Attack takes the Punches from it, before the next turn begins.",
  fr = "Oui. La nouvelle main est piochée avant que le Super-Héros soit retourné ; l'Attaque y prend donc les Coups de Poing, avant le début du tour suivant.",
}
