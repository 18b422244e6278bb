scenario "The Kick stack holds Kicks only" {
  game     = "forever-evil",
  question = {
    en = "Somebody put a Punch on the Kick stack while tidying up. May it stay there?",
    fr = "Quelqu'un a posé un Coup de Poing sur la pile des Coups de Pied en rangeant. Peut-il y rester ?",
  },
  shows    = { "fe.components.kicks" },
}
local ann, ben = players { { "Ann" }, { "Ben" } }
kick { "Kick", "Punch" }
refused(function() begin() end, "fe.components.kicks")
ruling {
  en = "No. The stack is made of the Kicks of the box and nothing else.",
  fr = "Non. La pile est faite des Coups de Pied de la boîte et de rien d'autre.",
}
