scenario "A destroyed Super-Villain goes to no hand, deck or discard pile" {
  game     = "metal",
  question = {
    en = "A card of mine puts a destroyed card into my hand. A Super-Villain lies in the destroyed pile: may I take it?",
    fr = "Une de mes cartes met dans ma main une carte détruite. Un Super-Vilain est dans la pile des cartes détruites : puis-je le prendre ?",
  },
  shows    = { "metal.villain.never-in-deck" },
}
card "Grave Robber" { type = "Equipment", cost = 2, copies = 2,
  says = { "You may put a destroyed card into your hand.", "Vous pouvez mettre dans votre main une carte détruite." },
  play = may(put(one{ destroyed }, hand)) }
card "Deep Grave" { type = "Equipment", cost = 2,
  says = { "Put a destroyed Villain under the main deck.", "Mettez un Vilain détruit sous le deck commun." },
  play = put(one{ destroyed, type = "Villain" }, bottom(main_deck)) }
card "Long Grave" { type = "Equipment", cost = 2,
  says = { "Destroy the top Super-Villain and put it into your discard pile.", "Détruisez le Super-Vilain du dessus et mettez-le dans votre défausse." },
  play = { destroy(top(boss_stack)), put(it, discard_pile) } }
card "Last Grave" { type = "Equipment", cost = 2,
  says = { "Play a destroyed card.", "Jouez une carte détruite." },
  play = play(exactly(1){ destroyed }) }

local ann, ben = players {
  { "Ann", team = { "Cyborg" }, hand = { "Grave Robber", "Grave Robber", "Deep Grave", "Long Grave", "Last Grave" } },
  { "Ben", team = { "Hal Jordan (oversized)", "Batman" } },
}
captured {}
line_up { "Promethium", "Nth Metal Mace", "Eighth Metal Sunblade", "Forge of Worlds", "Wonder Woman" }
super_villains { "Plaster Tyrant", "Clay Warden", "Barbatos" }
destroyed { "The Devastator", "Punch" }

ann:plays "Grave Robber"
refused(function() ann:chooses "The Devastator" end, "metal.villain.never-in-deck")
ann:chooses "Punch"
ann:plays "Grave Robber"
ann:plays "Deep Grave"
ann:plays "Long Grave"
ann:plays "Last Grave"

expect(ann.hand):is { "Punch" }
expect(ann.discard):is_empty()
expect(destroyed):is { "The Devastator", "Plaster Tyrant" }
ruling {
  en = "No. A card of the Super-Villain stack enters no deck, of which hand and discard pile are parts, and is never played: it stays, and a text has only the other cards.",
  fr = "Non. Une carte de la pile Super-Vilain n'entre dans aucun deck, dont la main et la défausse font partie, et ne se joue jamais : elle reste, et un texte n'a que les autres cartes.",
}
