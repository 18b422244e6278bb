scenario "Whoever plays Bizarro Power takes the last Weakness, whatever else they play" {
  game     = "forever-evil",
  question = {
    en = "One Weakness is left. Can I order my cards so that a foe gets it from my Bizarro Power instead of me?",
    fr = "Il reste une Faiblesse. Puis-je ordonner mes cartes pour qu'un adversaire la reçoive de mon Pouvoir de Bizarro à ma place ?",
  },
  shows    = { "fe.cards.bizarro-power", "fe.cards.bizarro-power-last", "fe.weakness.empty-stack" },
}

local ann, ben, cleo = players {
  { "Ann",  character = "Lex Luthor", hand = { "Bizarro Power", "Transmutation", "Kick", "Punch" }, discard = {} },
  { "Ben",  character = "Black Manta", hand = { "Stargirl", "Punch" } },
  { "Cleo", character = "Deathstroke", hand = { "Punch", "Punch" } },
}
line_up { "Power Girl", "Superwoman", "Ultraman", "Firestorm Matrix", "Constructs of Fear" }
stacks { weakness = 1 }

never { that(ben.discard):has "Weakness", within = "this turn" }
never { that(cleo.discard):has "Weakness", within = "this turn" }
-- But she can be rid of it again: Transmutation destroys it in her discard pile.
possible { that(weakness):is_empty(), that(ann.discard):has_no "Weakness", within = "this turn" }

ann:plays "Bizarro Power"
ben:declines()

expect(ann.discard):has("Weakness", 1)
expect(ben.discard):has_no "Weakness"
expect(cleo.discard):has_no "Weakness"
ruling {
  en = "No order does it. You gain yours before the Attack, so the last Weakness is always yours; a card that destroys it afterwards is the only way out.",
  fr = "Aucun ordre n'y parvient. Vous gagnez la vôtre avant l'Attaque, donc la dernière Faiblesse est toujours pour vous ; seule une carte qui la détruit ensuite vous en débarrasse.",
}
