scenario "Four players cannot be dealt two Super-Villains each" {
  game     = "forever-evil",
  deal_two = 1,
  question = {
    en = "There are four of us. Can we deal out two Super-Villains each?",
    fr = "Nous sommes quatre. Pouvons-nous distribuer deux Super-Vilains à chacun ?",
  },
  shows    = { "fe.villain.deal-two", "fe.components.oversized" },
}

refused(function()
  players { { "Ann" }, { "Ben" }, { "Cy" }, { "Dan" } }
  begin()
end, "fe.villain.deal-two")
ruling {
  en = "No. Eight would be needed and the box has seven; deal one each or let everybody choose.",
  fr = "Non. Il en faudrait huit et la boîte en a sept ; donnez-en un à chacun, ou laissez chacun choisir.",
}
