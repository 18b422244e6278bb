scenario "Martian Manhunter pays for Heroes and Villains, himself included" {
  game     = "forever-evil",
  question = {
    en = "I play Man-Bat, then Martian Manhunter, then Stargirl and a Punch. How much Power does Martian Manhunter add?",
    fr = "Je joue Man-Bat, puis Martian Manhunter, puis Star Girl et un Coup de Poing. Combien de Puissance Martian Manhunter ajoute-t-il ?",
  },
  shows    = { "fe.card.martian-manhunter", "fe.cards.martian-manhunter-power" },
}

local ann, ben = players {
  { "Ann", character = "Deathstroke", hand = { "Man-Bat", "Martian Manhunter", "Stargirl", "Punch" } },
  { "Ben", character = "Lex Luthor",  hand = { "Punch" } },
}
line_up { "Ultraman", "Pandora", "Power Armor", "Superwoman", "Constructs of Fear" }
stacks { kick = 0, super_heroes = { "Superman", "Batman" } }

ann:plays "Man-Bat"
expect(ann.power):is(2)
ann:plays "Martian Manhunter"
expect(ann.power):is(6)                 -- +2 for Man-Bat, +2 for himself
ann:plays "Stargirl"
expect(ann.power):is(10)                -- her own 2, and 2 for a Hero
ann:plays "Punch"
expect(ann.power):is(11)
ruling {
  en = "+6: two each for Man-Bat, for himself and for Stargirl, whether played before or after him. The Punch is worth its 1 only.",
  fr = "+6 : deux pour Man-Bat, deux pour lui-même et deux pour Star Girl, joués avant ou après lui. Le Coup de Poing ne vaut que son 1.",
}
