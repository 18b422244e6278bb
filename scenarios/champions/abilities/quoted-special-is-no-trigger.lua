scenario "A trigger in quotation marks only points to abilities of that kind" {
  game     = "champions",
  question = {
    en = "Wakanda Forever! speaks of \"Special\" abilities. Is it an Action I may play in my turn, and may I use the Special of Panther Claws without it?",
    fr = "Wakanda Éternel ! parle de capacités « Spéciales ». Est-ce une Action que je peux jouer pendant mon tour, et puis-je utiliser la capacité Spéciale des Griffes de Panthère sans cet événement ?",
  },
  shows    = { "mc.special.only-when-told", "mc.triggered-ability.quoted-trigger" },
}
local ann = players {
  { "Ann", character = "Black Panther", hand = { "Wakanda Forever! (energy)", "Energy" }, in_play = { "Panther Claws" } },
}
villain { "Rhino I" }

refused(function() ann:uses "Panther Claws" end, "mc.special.only-when-told")
ann:plays "Wakanda Forever! (energy)"
expect(villain:damage "Rhino"):is(4)
expect(ann.discard):has "Wakanda Forever! (energy)"
ruling {
  en = "The event is an Action and may be played; the word in quotation marks only names the abilities it sets off. On its own, the Special of Panther Claws cannot be used.",
  fr = "L'événement est une Action et peut être joué ; le mot entre guillemets désigne seulement les capacités qu'il déclenche. Seule, la capacité Spéciale des Griffes de Panthère ne peut pas être utilisée.",
}
