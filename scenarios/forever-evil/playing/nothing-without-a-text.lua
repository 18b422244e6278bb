scenario "Nothing is destroyed, gained, discarded or passed unless a text says so" {
  game     = "forever-evil",
  question = {
    en = "A Vulnerability clogs my hand, and there are Weaknesses that nobody wants. May I just discard or destroy the one, or take one of the others?",
    fr = "Une Vulnérabilité encombre ma main, et il y a des Faiblesses dont personne ne veut. Puis-je simplement défausser ou détruire l'une, ou prendre une des autres ?",
  },
  shows    = { "fe.destroy.where", "fe.gain.by-effect", "fe.amb.nothing-else" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Vulnerability", "Punch" } },
  { "Ben", character = "Sinestro",   hand = { "Punch" } },
}
line_up { "Catwoman", "Man-Bat", "Mallet", "Cold Gun", "Giganta" }

refused(function() ann:destroys "Vulnerability" end, "fe.destroy.where")
refused(function() ann:gains "Weakness" end, "fe.gain.by-effect")
refused(function() ann:discards "Vulnerability" end, "fe.amb.nothing-else")
refused(function() ann:passes "Vulnerability" end, "fe.amb.nothing-else")
refused(function() ann:chooses "Giganta" end, "fe.amb.nothing-else")
refused(function() ann:declines() end, "fe.amb.nothing-else")
expect(ann.hand):is { "Vulnerability", "Punch" }
expect(ann.discard):is_empty()
ruling {
  en = "No. You destroy, gain, discard or pass a card only where the text of a card tells you to.",
  fr = "Non. Vous ne détruisez, gagnez, défaussez ou passez une carte que si le texte d'une carte vous le dit.",
}
