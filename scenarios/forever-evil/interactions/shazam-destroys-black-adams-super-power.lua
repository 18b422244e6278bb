scenario "Shazam! has destroyed the Super Power already" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam. Shazam! plays Giant Growth for me and then destroys it. Do I draw a card and gain a VP for it?",
    fr = "Je suis Black Adam. Shazam! me fait jouer Giant Growth, puis la détruit. Est-ce que je pioche et gagne 1 PV pour cela ?",
  },
  shows    = { "fe.card.black-adam", "fe.amb.triggers-wait" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Shazam!", "Kick" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Sinestro", hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Giant Growth", "Grid", "Vibe" }

ann:plays "Shazam!"
ann:plays "Giant Growth"
ann:destroys "Giant Growth"

expect(ann.vp):is(0)
expect(ann.hand):is { "Kick" }
ann:plays "Kick"                             -- no longer the first: nothing is asked
expect(ann.in_play):has "Kick"
ruling {
  en = "No. His ability waits until Shazam! is done. By then the card is gone, and he cannot destroy it again.",
  fr = "Non. Sa capacité attend que Shazam! soit résolu. La carte a alors disparu, et il ne peut plus la détruire.",
}
