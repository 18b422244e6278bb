scenario "The last Weaknesses go clockwise from the player who attacks" {
  game     = "forever-evil",
  question = {
    en = "Three Weaknesses are left and Cy, in the third of four seats, plays Bizarro Power. Who goes without one?",
    fr = "Il reste trois Faiblesses et Cy, à la troisième de quatre places, joue Pouvoir de Bizarro. Qui n'en reçoit pas ?",
  },
  shows    = { "fe.resolve.clockwise", "fe.weakness.empty-stack" },
}

local ann, ben, cy, dan = players {
  { "Ann", character = "Lex Luthor",  hand = {}, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Deathstroke", hand = {}, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Cy",  character = "Black Manta", hand = { "Bizarro Power" } },
  { "Dan", character = "Sinestro",    hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Girl", "Despero", "Owlman" }
stacks { weakness = 3 }

ann:ends_turn()
ben:ends_turn()
cy:plays "Bizarro Power"

expect(cy.discard):is { "Weakness" }    -- by the card's own text, before the Attack
expect(dan.discard):is { "Weakness" }
expect(ann.discard):is { "Weakness" }
expect(ben.discard):is_empty()
expect(log:last_move()):in_order { { cy, "gains", "Weakness" }, { "Attack on", dan }, { "Attack on", ann }, { "Attack on", ben } }
expect(log):has(ben, "gains nothing", "by", "fe.weakness.empty-stack")
ruling {
  en = "Ben. After Cy's own Weakness it goes clockwise from Cy's left: Dan, then Ann, and Ben comes last.",
  fr = "Ben. Après la Faiblesse de Cy, on suit le sens horaire à partir de sa gauche : Dan, puis Ann, et Ben vient en dernier.",
}
