scenario "Defense Network whose starting threat is prevented is not defeated yet" {
  game     = "champions",
  at       = "villain phase, step 4",
  question = {
    en = "I reveal Defense Network and take its starting threat as damage with Great Responsibility. Is it defeated at once, as there is no threat on it, or does its When Revealed place threat?",
    fr = "Je révèle Réseau de Défense et prends sa menace de départ en dégâts avec De Grandes Responsabilités. Est-il déjoué aussitôt, faute de menace, ou son « Une fois révélée » en place-t-il ?",
  },
  shows    = { "mc.card.defense-network", "mc.amb.side-scheme-being-revealed", "mc.card.great-responsibility" },
}
local ann = players {
  { "Ann", character = "Captain Marvel", hand = { "Great Responsibility" }, dealt = { "Defense Network" } },
}
villain { "Klaw I" }

until_step "villain phase, step 5"
ann:plays "Great Responsibility"
expect(ann.identity:damage "Captain Marvel"):is(2)
expect(side_schemes:threat "Defense Network"):is(1)
ruling {
  en = "It stays, and its When Revealed places 1 threat: it is defeated for want of threat only once it is revealed to the end.",
  fr = "Il reste, et son « Une fois révélée » place 1 menace : il n'est déjoué faute de menace qu'une fois révélé jusqu'au bout.",
}
