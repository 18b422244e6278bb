scenario "Owlman destroys Venom Injector in the Line-Up" {
  game     = "forever-evil",
  question = {
    en = "Owlman destroys Venom Injector in the Line-Up. Is that +1 for the Equipment he counts or +2 for the Injector, or both?",
    fr = "Owlman détruit Venom Injector dans la réserve. Est-ce +1 pour l'Équipement qu'il compte, +2 pour l'Injector, ou les deux ?",
  },
  shows    = { "fe.card.owlman", "fe.card.venom-injector", "fe.amb.triggers-wait" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor", hand = { "Owlman" }, deck = {}, discard = {} },
  { "Ben", character = "Sinestro",   hand = {}, deck = {}, discard = {} },
}
destroyed { "Cold Gun" }
line_up { "Venom Injector", "Power Armor", "Superwoman", "Despero", "Ultraman" }

ann:plays "Owlman"
ann:destroys "Venom Injector"

expect(ann.power):is(4)                      -- 2 different Equipment, then 2 by the Injector
ruling {
  en = "Both. Owlman counts it with the other destroyed Equipment, and when he is done its own +2 follows.",
  fr = "Les deux. Owlman le compte avec les autres Équipements détruits, et quand il a fini, ses propres +2 suivent.",
}
