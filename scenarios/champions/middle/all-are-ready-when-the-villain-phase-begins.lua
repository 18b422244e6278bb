scenario "Nobody enters the villain phase exhausted" {
  game     = "champions",
  at       = "villain phase, step 1",
  question = {
    en = "We begin where the villain phase begins, and Daredevil has thwarted in my turn. May we lay him out turned sideways?",
    fr = "Nous commençons au début de la phase du méchant, et Daredevil a contré pendant mon tour. Pouvons-nous le poser incliné ?",
  },
  shows    = { "mc.end-player-phase.3-ready" },
}
local ann = players { { "Ann", character = "She-Hulk", in_play = { { "Daredevil", exhausted = true } } } }
refused(function() begin() end, "mc.end-player-phase.3-ready")
ruling {
  en = "No. The player phase ends with everybody's cards being readied, and nothing exhausts between that and the villain phase.",
  fr = "Non. La phase des joueurs se termine en redressant les cartes de tous, et rien ne s'incline d'ici à la phase du méchant.",
}
