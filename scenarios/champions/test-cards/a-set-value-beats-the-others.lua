scenario "A value that is set ignores every other modifier" {
  game     = "champions",
  question = {
    en = "Set to Three says my ATK is 3. I also have Weights (+1) and Doubler. Do they count on top of the 3?",
    fr = "Fixé à trois dit que mon ATQ est de 3. J'ai aussi Poids (+1) et Doubleur. S'ajoutent-ils à ce 3 ?",
  },
  shows    = { "mc.modifiers.set-overrides" },
  windows  = "pass",
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Weights" }, in_play = { "Set to Three", "Doubler" } },
}
villain { "Rhino I" }

ann:plays "Weights"
expect(ann.identity:atk "Spider-Man"):is(3)
ann:attacks_with "Spider-Man"
expect(villain:damage "Rhino"):is(3)
ruling {
  en = "No. As long as the value is set it is 3, whatever would add to it or multiply it.",
  fr = "Non. Tant que la valeur est fixée, elle est de 3, quoi qu'on y ajoute ou par quoi qu'on la multiplie.",
}
