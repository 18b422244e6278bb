scenario "Two Webbed Up on one minion" {
  game     = "champions",
  question = {
    en = "Can two copies of Webbed Up lie on the same Sandman?",
    fr = "Deux exemplaires de Pris dans la Toile peuvent-ils être sur le même Homme-Sable ?",
  },
  shows    = { "mc.card.webbed-up" },
}

local ann = players {
  { "Ann", character = "Spider-Man", hand = {}, engaged = { { "Sandman", with = { "Webbed Up", "Webbed Up" } } } },
}
refused(function() begin() end, "mc.card.webbed-up")
ruling {
  en = "No. The card itself allows one copy on each enemy.",
  fr = "Non. La carte elle-même n'admet qu'un exemplaire par ennemi.",
}
