scenario "Two players make a team each" {
  game     = "forever-evil",
  teams    = 1,
  set_up   = "shown",
  question = {
    en = "Only two of us want to try Good Guys against Bad Guys. Does one against one work, and whom does each of us fight?",
    fr = "À deux seulement, peut-on jouer les Gentils contre les Méchants ? Et contre qui chacun se bat-il ?",
  },
  shows    = { "fe.variant.even-players", "fe.variant.who-defeats-whom" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Punch" }, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, power = 8 },
  { "Ben", hand = { "Punch" }, deck = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Kick", "Giant Growth", "Invulnerable", "Mallet", "Cold Gun" }
main_deck { "Broadsword", "Cosmic Staff" }

expect(ann.character):is { "Lex Luthor" }
expect(ben.character):is_empty()            -- a Good Guy is no Super-Villain
expect(ann):may("defeats", "The Flash")
refused(function() ann:defeats "Training Villain" end, "fe.variant.who-defeats-whom")
ruling {
  en = "Two is an even number, so it works. The Bad Guy fights the Super Heroes of one stack, the Good Guy the Super-Villains of the other.",
  fr = "Deux est un nombre pair, donc oui. Le Méchant affronte les Super-Héros d'une pile, le Gentil les Super-Vilains de l'autre.",
}
