scenario "A Weakness is drawn and destroyed by the same card" {
  game     = "metal",
  question = {
    en = "My card draws a card and then destroys one of my hand. It drew a Weakness: may that be destroyed before I play it?",
    fr = "Ma carte pioche une carte puis en détruit une de ma main. Elle a pioché une Faiblesse : peut-on la détruire avant que je la joue ?",
  },
  shows    = { "metal.amb.weakness-discarded-otherwise", "metal.destroy.weakness-returns" },
}

card "Mending Draught" { type = "Super Power", cost = 2, play = { draw(1), destroy(one{ hand }) } }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Mending Draught" }, deck = { "Weakness", "Punch" }, discard = {} },
  { "Ben", team = { "Hal Jordan (oversized)" } },
}
line_up { "Element X", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
stacks { weakness = 20 }

ann:plays "Mending Draught"
expect(weakness):count(21)
expect(log:last_move()):has(ann, "destroys", "Weakness", "by", "metal.amb.weakness-discarded-otherwise")
expect(log):has_no(ann, "destroys", "Weakness", "by", "metal.weakness.drawn-and-discarded")   -- it was not discarded
ruling {
  en = "Yes. The effect is under way before the Weakness has to be played, and what is under way may take it away.",
  fr = "Oui. L'effet est en cours avant que la Faiblesse doive être jouée, et ce qui est en cours peut la faire disparaître.",
}
