scenario "Six players are one too many" {
  game     = "forever-evil",
  question = {
    en = "We are six tonight. Can all of us play?",
    fr = "Nous sommes six ce soir. Pouvons-nous tous jouer ?",
  },
  shows    = { "fe.amb.player-count" },
}

refused(function()
  players { { "Ann" }, { "Ben" }, { "Cy" }, { "Dan" }, { "Eve" }, { "Flo" } }
  begin()
end, "fe.amb.player-count")
ruling {
  en = "No. The booklet gives no number, but 36 Punches and 16 Vulnerabilities make only five starting decks.",
  fr = "Non. Le livret ne donne pas de nombre, mais 36 Coups de Poing et 16 Vulnérabilités ne font que cinq decks de départ.",
}
