scenario "The Surveillance Team is used up after three snoops" {
  game     = "champions",
  question = {
    en = "My Surveillance Team has one counter left. What happens when I use it?",
    fr = "Mon Équipe de Surveillance n'a plus qu'un jeton. Que se passe-t-il si je l'utilise ?",
  },
  shows    = { "mc.card.surveillance-team" },
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Surveillance Team", "Energy" }, in_play = { { "Surveillance Team", counters = 1 } } },
}
villain { { "Rhino I", damage = 0 } }
main_scheme { { "The Break-In!", threat = 4 } }

ann:uses "Surveillance Team"
expect(ann.discard):is { "Surveillance Team" }
ann:plays "Surveillance Team"
ann:pays_with "Energy"
expect(ann.in_play:counters "Surveillance Team"):is(3)
ann:uses "Surveillance Team"
expect(main_scheme:threat "The Break-In!"):is(2)
ruling {
  en = "It removes 1 threat from a scheme and is then discarded. A new one comes with three counters.",
  fr = "Elle retire 1 menace d'une manigance puis est défaussée. Une nouvelle arrive avec trois jetons.",
}
