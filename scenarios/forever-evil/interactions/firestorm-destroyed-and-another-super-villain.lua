scenario "Firestorm has the texts of one Super-Villain's cards only" {
  game     = "forever-evil",
  question = {
    en = "Emperor Penguin lies on Ben's Super-Villain, from when Ben had Firestorm. Now I have him, and destroy him for the Firestorm Matrix on mine. Do I gain the 2 VP of the Penguin?",
    fr = "Emperor Penguin est sur le Super-Vilain de Ben, du temps où Ben avait Firestorm. Il est maintenant à moi, et je le détruis par la Matrice de Firestorm posée sur le mien. Ai-je les 2 PV d'Emperor Penguin ?",
  },
  shows    = { "fe.cards.firestorm-text", "fe.amb.firestorm-self" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Firestorm" }, on_character = { "Venom Injector" }, deck = { "Firestorm Matrix", "Grid", "Punch" }, discard = {} },
  { "Ben", character = "Sinestro",   hand = { "Punch" }, on_character = { "Emperor Penguin" } },
}
line_up { "Ultraman", "Power Armor", "Pandora", "Despero", "Owlman" }

ann:plays "Firestorm"
ann:destroys "Firestorm"

expect(ann.vp):is(0)
expect(ann.power):is(3)              -- 1 by Grid, 2 by the Venom Injector on her own Super-Villain
expect(ann.in_play):is { "Grid" }
ruling {
  en = "No. He has the texts of the cards on your Super-Villain: the Venom Injector there gives you its +2 Power.",
  fr = "Non. Il a le texte des cartes posées sur votre Super-Vilain : le Venom Injector qui s'y trouve vous donne ses +2 de Puissance.",
}
