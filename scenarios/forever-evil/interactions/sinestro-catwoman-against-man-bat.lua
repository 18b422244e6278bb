scenario "Man-Bat turns Catwoman's theft round on Sinestro" {
  game     = "forever-evil",
  question = {
    en = "I am Sinestro and send Catwoman against Ben, who avoids her with Man-Bat. Do I gain anything for the Attack, or does Ben rob me?",
    fr = "Je suis Sinestro et j'envoie Catwoman contre Ben, qui l'évite avec Man-Bat. Est-ce que je gagne quelque chose, ou est-ce Ben qui me vole ?",
  },
  shows    = { "fe.card.catwoman", "fe.card.man-bat.defense", "fe.attack.other-effects-stay" },
}

local ann, ben = players {
  { "Ann", character = "Sinestro",   hand = { "Catwoman" }, deck = { "Kick" }, discard = {}, vp = 2 },
  { "Ben", character = "Lex Luthor", hand = { "Man-Bat" }, deck = {}, discard = {}, vp = 1 },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }

ann:plays "Catwoman"
ben:defends "Man-Bat"

expect(ann.vp):is(1)
expect(ben.vp):is(2)
expect(ann.power):is(1)
expect(ann.hand):is_empty()
ruling {
  en = "Ben robs you of 1 VP. Your Attack hit nobody, so it brings you no VP and no card; you keep Catwoman's Power +1.",
  fr = "C'est Ben qui vous vole 1 PV. Votre Attaque n'a touché personne, donc ni PV ni carte ; vous gardez le +1 en Puissance de Catwoman.",
}
