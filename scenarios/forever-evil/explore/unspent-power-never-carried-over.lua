scenario "No Power survives the end of a turn" {
  game     = "forever-evil",
  question = {
    en = "Is there a way to save Power for my next turn, or to have some on a foe's turn?",
    fr = "Y a-t-il un moyen de garder du Pouvoir pour mon prochain tour, ou d'en avoir pendant le tour d'un adversaire ?",
  },
  shows    = { "fe.end-turn.4-power-lost" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Kick", "Punch", "Venom Injector", "Sledgehammer" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick", "Vulnerability" }, discard = {} },
  { "Ben", character = "Deathstroke", hand = { "Punch", "Steel" },
    deck = { "Punch", "Punch", "Punch", "Punch", "Punch", "Kick", "Vulnerability" }, discard = {} },
}
line_up { "Superwoman", "Ultraman", "Constructs of Fear", "Pandora", "Power Armor" }
main_deck:on_top { "Owlman", "Despero", "Power Ring" }
stacks { kick = 2 }

always { that(ann.power):is(0), that(ben.power):is(0), within = "2 turns", at = "the end of a turn" }

ann:plays "Kick"
ann:ends_turn()

expect(ann.power):is(0)
ruling {
  en = "No. What is not spent is lost when your turn ends; after both turns, however they are played, nobody has Power.",
  fr = "Non. Ce qui n'est pas dépensé est perdu à la fin de votre tour ; après les deux tours, de quelque façon qu'on les joue, personne n'a de Pouvoir.",
}
