scenario "Wakanda Forever! that could change nothing" {
  game     = "champions",
  question = {
    en = "Vibranium Suit is my only Black Panther upgrade and I am undamaged. May I play Wakanda Forever! anyway?",
    fr = "Costume en Vibranium est ma seule amélioration Black Panther et je n'ai aucun dégât. Puis-je tout de même jouer Wakanda Éternel ! ?",
  },
  shows    = { "mc.ability.must-change-state" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Vibranium Suit" } },
}
villain { "Rhino I" }

refused(function() ann:plays "Wakanda Forever! (energy)" end, "mc.ability.must-change-state")
expect(ann.hand):has "Energy"
ruling {
  en = "No. There is no damage to move, so the event would change nothing, and no cost may be paid for that.",
  fr = "Non. Il n'y a aucun dégât à déplacer : l'événement ne changerait rien, et aucun coût ne peut être payé pour cela.",
}
