scenario "Tac Team's last counter defeats the villain" {
  game     = "champions",
  question = {
    en = "Rhino II, the last stage, has 2 hit points left, and I spend Tac Team's last counter on him. Have we won?",
    fr = "Il reste 2 points de vie à Rhino II, le dernier stade, et je dépense le dernier jeton de l'Équipe Tactique sur lui. Avons-nous gagné ?",
  },
  shows    = { "mc.card.tac-team", "mc.keywords.uses-spend", "mc.defeat-villain.last-stage-wins" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = {}, in_play = { { "Tac Team", counters = 1 } } },
}
villain { { "Rhino II", damage = 13 } }

ann:uses "Tac Team"

expect(game):is_over()
expect(ann):won()
ruling {
  en = "At once. The damage is dealt before the empty Tac Team would be discarded, and defeating the last stage wins the game.",
  fr = "Aussitôt. Les dégâts sont infligés avant que l'Équipe Tactique vide ne soit défaussée, et le dernier stade vaincu donne la victoire.",
}
