scenario "Chase Them Down with no threat anywhere" {
  game     = "champions",
  question = {
    en = "I defeat a minion, but no scheme has threat. Why can I not play Chase Them Down?",
    fr = "Je vaincs un sbire, mais aucune manigance n'a de menace. Pourquoi ne puis-je pas jouer Poursuivons-Les ?",
  },
  shows    = { "mc.event.must-change-state", "mc.card.chase-them-down" },
}
local ann = players {
  { "Ann", character = "She-Hulk", hand = { "Chase Them Down" }, in_play = { "Tigra" }, engaged = { "Hydra Bomber", "Shocker" } },
}
villain { "Rhino I" }
main_scheme { { "The Break-In!", threat = 0 } }

ann:attacks_with "She-Hulk"
ann:chooses "Hydra Bomber"
expect(encounter_discard):is { "Hydra Bomber" }
refused(function() ann:plays "Chase Them Down" end, "mc.event.must-change-state")
ann:attacks_with "Tigra"
ann:chooses "Rhino I"
refused(function() ann:plays "Chase Them Down" end, "mc.response.after-condition")
ruling {
  en = "Its effect could change nothing at that moment, and such an event may not be played. After the next attack it is simply not its moment.",
  fr = "Son effet ne pourrait rien changer à ce moment-là, et un tel événement ne peut pas être joué. Après l'attaque suivante, ce n'est simplement pas son moment.",
}
