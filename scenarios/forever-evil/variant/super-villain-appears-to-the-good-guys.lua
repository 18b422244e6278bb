scenario "A Super-Villain's First Appearance hits the Good Guys only" {
  game     = "forever-evil",
  teams    = 1,
  question = {
    en = "A Good Guy defeats a Super-Villain. When does the next Super-Villain attack, and does it attack the Super-Villains' own friends, the Bad Guys?",
    fr = "Un Gentil vainc un Super-Vilain. Quand le Super-Vilain suivant attaque-t-il, et s'en prend-il aussi aux Méchants ?",
  },
  shows    = { "fe.variant.team-first-appearance" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor", hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
  { "Cy",  hand = {}, deck = { "Punch", "Punch", "Punch", "Punch", "Punch" }, discard = {}, power = 8 },
  { "Dan", hand = {}, deck = {}, discard = {} },
}
stacks { super_heroes = { "The Flash" }, super_villains = { "Training Villain", "Cardboard Menace" } }
line_up { "Giant Growth", "Invulnerable", "Mallet", "Cold Gun", "Broadsword" }

ann:ends_turn()
cy:defeats "Training Villain"
expect(super_villains):is_face_down()        -- as with the Super Heroes, until the turn is over
cy:ends_turn()

expect(super_villains):shows "Cardboard Menace"
expect(cy.discard):is { "Weakness" }
expect(dan.discard):is { "Weakness" }
expect(ann.discard):is_empty()
expect(ben.discard):is_empty()
ruling {
  en = "When that turn is over it is turned up and attacks the Good Guys, both of them; the Bad Guys are left alone.",
  fr = "Une fois ce tour fini, il est retourné et attaque les deux Gentils ; les Méchants ne craignent rien.",
}
