scenario "The villain phase finds full hands" {
  game     = "champions",
  at       = "villain phase, step 1",
  question = {
    en = "As Captain Marvel I played all my cards but one, and the villain phase is about to begin. Do I still hold a single card then?",
    fr = "En Captain Marvel, j'ai joué toutes mes cartes sauf une, et la phase du méchant va commencer. N'ai-je alors toujours qu'une carte en main ?",
  },
  shows    = { "mc.end-player-phase.2-draw" },
}
local ann = players { { "Ann", character = "Captain Marvel", hand = { "Haymaker" } } }
refused(function() begin() end, "mc.end-player-phase.2-draw")
ruling {
  en = "No. Before the villain phase you have drawn up to your hand size; only with nothing left to draw would you hold less.",
  fr = "Non. Avant la phase du méchant, vous avez pioché jusqu'à votre taille de main ; vous n'en auriez moins que sans plus rien à piocher.",
}
