scenario "Man-Bat, Commissioner Gordon or nothing against Catwoman" {
  game     = "forever-evil",
  question = {
    en = "Catwoman is after one of my tokens, and I hold Man-Bat and Commissioner Gordon. How do the tokens stand with each Defense, and with none?",
    fr = "Catwoman vise un de mes jetons, et j'ai en main Man-Bat et Commissioner Gordon. Où en sont les jetons avec chaque Défense, et sans ?",
  },
  shows    = { "fe.attack.may-avoid", "fe.card.man-bat.defense", "fe.card.commissioner-gordon.defense", "fe.card.catwoman" },
}

local ann, ben = players {
  { "Ann", character = "Lex Luthor",  hand = { "Catwoman" }, vp = 1 },
  { "Ben", character = "Deathstroke", hand = { "Man-Bat", "Commissioner Gordon" }, vp = 2 },
}
line_up { "Ultraman", "Power Armor", "Pandora" }

ann:plays "Catwoman"
what_if("Ben uses Commissioner Gordon", function()
  ben:defends "Commissioner Gordon"
  expect(ben.vp):is(3)                  -- one from the supply
  expect(ann.vp):is(1)
end)
what_if("Ben defends with nothing", function()
  ben:declines()
  expect(ben.vp):is(1)
  expect(ann.vp):is(2)                  -- stolen
  expect(ben.hand):count(2)
end)
ben:defends "Man-Bat"
expect(ben.vp):is(3)
expect(ann.vp):is(0)                    -- stolen back from the attacker

ruling {
  en = "Say you have 2 and the attacker 1: with Man-Bat it is 3 to 0, with Commissioner Gordon 3 to 1, and without a Defense 1 to 2.",
  fr = "Si vous en avez 2 et l'attaquant 1 : avec Man-Bat, 3 à 0 ; avec Commissioner Gordon, 3 à 1 ; sans Défense, 1 à 2.",
}
