scenario "Constructs of Fear against two foes" {
  game     = "forever-evil",
  question = {
    en = "Constructs of Fear hits me with a single card in hand. What do I discard?",
    fr = "Constructs of Fear me touche avec une seule carte en main. Que dois-je défausser ?",
  },
  shows    = { "fe.card.constructs-of-fear" },
}

local ann, ben, cy = players {
  { "Ann", character = "Lex Luthor",  hand = { "Constructs of Fear", "Punch" } },
  { "Ben", character = "Deathstroke", hand = { "Kick", "Punch", "Weakness" } },
  { "Cy",  character = "Black Adam",  hand = { "Kick" } },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Constructs of Fear"
expect(ben):must_choose { "discards Kick", "discards Punch", "discards Weakness" }
ben:discards "Weakness"
ben:discards "Punch"

expect(ben.hand):is { "Kick" }
expect(cy.hand):is_empty()
expect(cy.discard):is { "Kick" }
expect(ann.hand):is { "Punch" }
expect(ann.power):is(3)

ruling {
  en = "That card. A foe discards two cards of their own choice, or what there is.",
  fr = "Cette carte. Un adversaire défausse deux cartes de son choix, ou ce qu'il a.",
}
