scenario "Black Adam comes too late for a Kick that Superman plays" {
  game     = "forever-evil",
  question = {
    en = "I am Black Adam. Superman plays a destroyed Kick, my first Super Power of the turn. May I destroy it again for a card and 1 VP before it goes under the main deck?",
    fr = "Je suis Black Adam. Superman joue un Coup de Pied détruit, mon premier Super-Pouvoir du tour. Puis-je le détruire de nouveau pour une carte et 1 PV avant qu'il n'aille sous le deck commun ?",
  },
  shows    = { "fe.card.superman", "fe.amb.replay-order" },
}

local ann, ben = players {
  { "Ann", character = "Black Adam", hand = { "Superman", "Giant Growth" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor", hand = {}, deck = {}, discard = {} },
}
destroyed { "Kick" }
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Pandora" }

ann:plays "Superman"
ann:plays "Kick"
expect(main_deck):in_order { "Pandora", "Kick" }
ann:plays "Giant Growth"                     -- the second one: nothing is asked

expect(ann.vp):is(0)
expect(ann.power):is(4)
expect(ann.hand):is_empty()
ruling {
  en = "No. Superman is carried out to the end first, and by then the Kick lies under the main deck. It was your first one all the same.",
  fr = "Non. Superman est d'abord résolu jusqu'au bout, et le Coup de Pied est alors sous le deck commun. C'était pourtant bien votre premier.",
}
