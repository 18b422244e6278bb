scenario "A card with nothing to attach to stays in hand" {
  game     = "champions",
  question = {
    en = "No minion is in play. May I play Spider-Tracer now and attach it later?",
    fr = "Aucun sbire n'est en jeu. Puis-je jouer Spider-Traceur maintenant et l'attacher plus tard ?",
  },
  shows    = { "mc.attach-to.illegal-stays-back" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Spider-Tracer", "Energy" } },
}
villain { { "Rhino I" } }
main_scheme { { "The Break-In!", threat = 5 } }

refused(function() ann:plays "Spider-Tracer" end, "mc.attach-to.illegal-stays-back")
expect(ann.hand):is { "Spider-Tracer", "Energy" }
expect(ann.in_play):is_empty()
ruling {
  en = "No. Without a legal host it cannot attach, so it stays where it is, in your hand.",
  fr = "Non. Sans hôte permis, il ne peut pas s'attacher : il reste où il est, dans votre main.",
}
