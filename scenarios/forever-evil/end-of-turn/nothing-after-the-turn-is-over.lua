scenario "With the turn over, nothing more can be played or bought" {
  game     = "forever-evil",
  question = {
    en = "I have ended my turn and drawn five new cards, and the new Super Hero attacks. May I quickly play a Punch or buy a Kick before Ben starts?",
    fr = "J'ai fini mon tour et pioché cinq nouvelles cartes, et le nouveau Super-Héros attaque. Puis-je vite jouer un Coup de Poing ou acheter un Coup de Pied avant le tour de Ben ?",
  },
  shows    = { "fe.end-turn.1-announce" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = {}, deck = { "Cold Gun", "Man-Bat Serum", "Punch", "Punch", "Punch" }, power = 11 },
  { "Ben", character = "Lex Luthor", hand = { "Punch" } },
}
stacks { super_heroes = { "The Flash", "Batman" } }
line_up { "Giganta", "Stargirl", "Broadsword", "Catwoman", "Superwoman" }

ann:defeats "The Flash"
expect(ann):may("buys", "Kick")           -- still her turn
ann:ends_turn()

-- Batman has appeared: she must destroy one of the two Equipment she has just drawn
expect(ann):must_choose { "destroys Cold Gun", "destroys Man-Bat Serum" }
refused(function() ann:plays "Punch" end, "fe.end-turn.1-announce")
refused(function() ann:buys "Kick" end, "fe.end-turn.1-announce")
ann:destroys "Cold Gun"

expect(ann.hand):is { "Man-Bat Serum", "Punch", "Punch", "Punch" }
expect(ben):is_on_turn()
ruling {
  en = "No. The turn is over from the moment you announce its end; the new cards wait for the next turn.",
  fr = "Non. Le tour est terminé dès que vous en annoncez la fin ; les nouvelles cartes attendent le tour suivant.",
}
