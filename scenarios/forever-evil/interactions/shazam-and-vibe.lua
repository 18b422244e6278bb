scenario "Vibe puts the other card of Shazam! on the deck" {
  game     = "forever-evil",
  question = {
    en = "Shazam! gains Vibe and Power Girl for me. I play Vibe, who puts Power Girl from my discard pile on my deck. Is she played, and which card is destroyed?",
    fr = "Shazam! me fait gagner Vibe et Power Girl. Je joue Vibe, qui met Power Girl de ma défausse sur ma pioche. Est-elle jouée, et quelle carte est détruite ?",
  },
  shows    = { "fe.amb.shazam-gone", "fe.card.vibe", "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Shazam!" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Vibe", "Power Girl", "Kick" }

ann:plays "Shazam!"
ann:plays "Vibe"
ann:chooses "Power Girl"

expect(ann.power):is(1)
expect(ann.deck):in_order { "Power Girl", "Punch" }
expect(destroyed):is { "Vibe" }
ruling {
  en = "She is not played, and you keep her on your deck. Vibe is then the only one of the two that can be destroyed.",
  fr = "Elle n'est pas jouée, et vous la gardez sur votre pioche. Vibe est alors la seule des deux qui puisse être détruite.",
}
