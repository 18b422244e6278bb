scenario "Only the seven Super-Villains of the box are dealt or chosen" {
  game     = "forever-evil",
  question = {
    en = "A friend has a promo Bane. Is he one of the Super-Villains of this box?",
    fr = "Un ami a un Bane promotionnel. Fait-il partie des Super-Vilains de cette boîte ?",
  },
  shows    = { "fe.components.oversized" },
}

refused(function()
  players { { "Ann", character = "Bane" }, { "Ben", character = "Sinestro" } }
  begin()
end, "fe.components.oversized")
ruling {
  en = "No. The box has seven oversized Super-Villains, and Bane is not among them.",
  fr = "Non. La boîte contient sept Super-Vilains surdimensionnés, et Bane n'en est pas.",
}
