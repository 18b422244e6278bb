scenario "The next Super-Villain is destroyed face down" {
  game     = "metal",
  question = {
    en = "I defeat a Super-Villain, and then an effect of ours destroys the next one on the stack, still face down. Which one is turned up in step 8?",
    fr = "Je vaincs un Super-Vilain, puis un effet à nous détruit le suivant de la pile, encore face cachée. Lequel est retourné à l'étape 8 ?",
  },
  shows    = { "metal.amb.super-villain-leaves-otherwise", "metal.end-turn.8-flip" },
}

card "Deep Pit" { type = "Equipment", cost = 4, play = destroy(top(boss_stack)) }
card "First Giant"  { pile = "boss", type = "Villain", cost = 9, vp = 4, reward = { draw(1) }, first_appearance = { gain_weakness(1) } }
card "Second Giant" { pile = "boss", type = "Villain", cost = 9, vp = 4, reward = { draw(1) }, first_appearance = { gain_weakness(1) } }
card "Third Giant"  { pile = "boss", type = "Villain", cost = 9, vp = 4, reward = { draw(1) }, first_appearance = { gain_weakness(1) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Deep Pit" }, deck = 6, discard = {}, power = 9 },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" }, hand = {}, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Escape", "Black Adam" }
super_villains { "First Giant", "Second Giant", "Third Giant", "Barbatos" }
captured {}

ann:defeats "First Giant"
ann:plays "Deep Pit"
expect(destroyed):is { "Second Giant" }
ann:ends_turn()
expect(super_villains):is { "Third Giant", "Barbatos" }
expect(log):has("First Appearance", "Third Giant")
ruling {
  en = "The third. The second has left the stack without being defeated, and never appeared.",
  fr = "Le troisième. Le deuxième a quitté la pile sans être vaincu et n'est jamais apparu.",
}
