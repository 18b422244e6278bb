scenario "A basic attack with ATK 0" {
  game     = "champions",
  question = {
    en = "My hero's ATK is 0. May I use the basic attack all the same?",
    fr = "L'ATQ de mon héros est de 0. Puis-je quand même utiliser son attaque basique ?",
  },
  shows    = { "mc.amb.attack-of-zero" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, in_play = { "Burden" } },
}
villain { { "Rhino I", tough = true } }

expect(ann.identity:atk "Spider-Man"):is(0)
ann:attacks_with "Spider-Man"
expect(log):has("Spider-Man", "attacks", "Rhino I", "by", "mc.amb.attack-of-zero")
expect(ann.identity:exhausted "Spider-Man"):is(1)
expect(villain:tough "Rhino I"):is(1)
ruling {
  en = "Yes. A basic power is no ability that must be able to change something; the hero exhausts, the attack takes place and deals nothing, so that even a Tough card stays.",
  fr = "Oui. Un pouvoir basique n'est pas une capacité, qui devrait pouvoir changer quelque chose ; le héros s'incline, l'attaque a lieu et n'inflige rien, si bien que même une carte Tenace reste.",
}
