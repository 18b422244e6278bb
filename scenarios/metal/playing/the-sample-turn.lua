scenario "The sample turn: four Punches buy a War Cry" {
  game     = "metal",
  question = {
    en = "I drew four Punches and a Vulnerability. What can my first turn look like?",
    fr = "J'ai pioché quatre Coups de Poing et une Vulnérabilité. À quoi peut ressembler mon premier tour ?",
  },
  shows    = { "metal.play.sample-turn" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch", "Punch", "Punch", "Punch", "Vulnerability" }, discard = {} },
  { "Ben", character = "The Flash (oversized)" },
}
line_up { "War Cry", "Steel", "Starro", "Dream", "Black Adam" }

ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
ann:plays "Punch"
expect(ann.power):is(4)
ann:plays "Vulnerability"
expect(ann.power):is(4)                  -- it adds nothing
ann:buys "War Cry"
expect(ann.discard):is { "War Cry" }
expect(ann.power):is(0)
ruling {
  en = "The four Punches make 4 Power and buy a War Cry, which goes to your discard pile. The Vulnerability adds nothing.",
  fr = "Les quatre Coups de Poing donnent 4 de Puissance et achètent un Cri de Guerre, qui va dans votre défausse. La Vulnérabilité n'ajoute rien.",
}
