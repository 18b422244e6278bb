scenario "Two blows win within the turn" {
  game     = "champions",
  question = {
    en = "Rhino's last stage has six hit points left. Can She-Hulk with one One-Two Punch win in this turn, and would seven be too many?",
    fr = "Il reste six points de vie au dernier stade de Rhino. Avec un seul Droite-Gauche, Miss Hulk peut-elle gagner pendant ce tour, et sept seraient-ils de trop ?",
  },
  shows    = { "mc.defeat-villain.last-stage-wins", "mc.card.one-two-punch" },
}
local ann = players { { "Ann", character = "She-Hulk", hand = { "One-Two Punch", "Energy" } } }
villain { { "Rhino II", damage = 9 } }

possible { that(ann):won(), within = "this turn" }
never { that(villain:damage "Rhino II"):at_least(16), within = "this turn" }
ann:attacks_with "She-Hulk"
ann:plays "One-Two Punch"
ann:attacks_with "She-Hulk"
expect(ann):won()
ruling {
  en = "She can: three damage, ready again, three more. That is all she can deal in this turn, so seven would be too many.",
  fr = "Oui : trois dégâts, elle se redresse, puis trois autres. C'est tout ce qu'elle peut infliger pendant ce tour : sept seraient donc de trop.",
}
