scenario "Pepper Potts copies a card that was just discarded to pay" {
  game     = "champions",
  question = {
    en = "Iron Man's discard pile is empty. He plays Mark V Armor for 3 and discards Genius for it. May Pepper Potts copy Genius in the same payment, and could she act first?",
    fr = "La défausse d'Iron Man est vide. Il joue l'Armure Mark V pour 3 et défausse Génie pour elle. Pepper Potts peut-elle copier Génie dans le même paiement, et aurait-elle pu agir d'abord ?",
  },
  shows    = { "mc.card.pepper-potts", "mc.amb.copied-while-paying" },
}
local ann = players {
  { "Ann", character = "Iron Man", hand = { "Mark V Armor", "Genius", "Rocket Boots" }, in_play = { "Pepper Potts" }, discard = {} },
}
villain { "Rhino I" }

ann:plays "Mark V Armor"
refused(function() ann:uses "Pepper Potts" end, "mc.cost.no-cost-without-effect")
ann:pays_with "Genius"
ann:uses "Pepper Potts"

expect(ann.in_play):is { "Mark V Armor", "Pepper Potts" }
expect(ann.in_play:exhausted "Pepper Potts"):is(1)
expect(ann.hand):is { "Rocket Boots" }
ruling {
  en = "She may: Genius lies on the pile as soon as it is discarded, and she makes two mental resources of it. With an empty pile she cannot be used.",
  fr = "Oui : Génie est sur la pile dès qu'il est défaussé, et elle en tire deux ressources mentales. Avec une pile vide, elle ne sert pas.",
}
