scenario "A printed Defense of which nobody knows what else it does" {
  game     = "metal",
  question = {
    en = "I am attacked and hold Escape, which is known to have a Defense. Why am I not asked whether I use it?",
    fr = "On m'attaque et j'ai Escape, dont on sait qu'elle a une Défense. Pourquoi ne me demande-t-on pas si je l'utilise ?",
  },
  shows    = { "metal.attack.may-avoid", "metal.card.escape" },
}

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Straw Volley" } },
  { "Ben", team = { "Hal Jordan (oversized)" }, hand = { "Escape" }, discard = {} },
}
line_up { "Fair Play", "Flight", "War Cry", "Steel", "Black Adam" }

ann:plays "Straw Volley"
expect(log):has("Escape", "is not offered")
refused(function() ben:defends "Escape" end, "metal.card.escape")
expect(ben.discard):is { "Weakness" }
ruling {
  en = "What the card says is not known to the referee, so it says that it is not offered. At your table you may use it.",
  fr = "L'arbitre ne connaît pas le texte de la carte : il dit donc qu'elle n'est pas proposée. À votre table, vous pouvez l'utiliser.",
}
