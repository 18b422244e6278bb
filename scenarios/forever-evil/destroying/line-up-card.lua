scenario "A Line-Up card destroyed leaves a gap until the turn ends" {
  game     = "forever-evil",
  question = {
    en = "Superwoman destroys Giganta in the Line-Up. Is the gap filled at once?",
    fr = "Superwoman détruit Giganta dans la réserve. Remplit-on aussitôt l'emplacement vide ?",
  },
  shows    = { "fe.destroy.where", "fe.destroy.pile", "fe.card.superwoman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Superwoman" }, deck = { "Kick", "Kick", "Kick", "Kick", "Kick" } },
  { "Ben", character = "Black Manta", hand = { "Punch" } },
}
line_up { "Giganta", "Pandora", "Power Girl", "Despero", "Firestorm" }
main_deck { "Atomica", "Vibe" }

ann:plays "Superwoman"
expect(ann):must_choose { "destroys Giganta", "destroys Despero", "declines" }   -- the Villains there
ann:destroys "Giganta"
expect(destroyed):is { "Giganta" }
expect(ann.power):is(1)
expect(line_up):is { "Pandora", "Power Girl", "Despero", "Firestorm" }
ann:ends_turn()

expect(line_up):is { "Pandora", "Power Girl", "Despero", "Firestorm", "Atomica" }
ruling {
  en = "No. The Line-Up has four cards for the rest of the turn and is filled up in the end-of-turn steps.",
  fr = "Non. La réserve n'a que quatre cartes pour le reste du tour ; on la complète pendant les étapes de fin de tour.",
}
