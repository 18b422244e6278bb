scenario "A Defense takes away what Superman would play next" {
  game     = "forever-evil",
  question = {
    en = "Superman plays a destroyed Power Drain against me. May I defend with Stargirl and put the destroyed Kick, which he would play next, under the main deck?",
    fr = "Superman joue contre moi un Power Drain détruit. Puis-je me défendre avec Star Girl et mettre sous le deck commun le Coup de Pied détruit, qu'il jouerait ensuite ?",
  },
  shows    = { "fe.card.stargirl.defense", "fe.card.superman", "fe.amb.replay-order" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Superman" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro", hand = { "Stargirl" }, deck = { "Punch" }, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
destroyed { "Power Drain", "Kick" }

ann:plays "Superman"
ann:plays "Power Drain"
ben:defends "Stargirl"                       -- the Kick is the only destroyed card: Power Drain is in play

expect(ann.power):is(2)
expect(destroyed):is_empty()
expect(ann.in_play):is { "Superman" }
ruling {
  en = "Yes. The Defense is carried out while his text is not done yet, and he then finds no further card to play.",
  fr = "Oui. La Défense s'applique alors que son texte n'est pas terminé, et il ne trouve ensuite plus de carte à jouer.",
}
