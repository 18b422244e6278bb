scenario "Shazam! gains from the main deck, out of Black Manta's reach" {
  game     = "forever-evil",
  question = {
    en = "I am Black Manta and Shazam! lets me gain the two top cards of the main deck. May I put one of them under my deck instead of playing it?",
    fr = "Je suis Black Manta et Shazam! me fait gagner les deux cartes du dessus du deck commun. Puis-je en mettre une sous ma pioche au lieu de la jouer ?",
  },
  shows    = { "fe.card.shazam" },
}

local ann, ben = players {
  { "Ann", character = "Black Manta", hand = { "Shazam!" }, deck = { "Punch" }, discard = {} },
  { "Ben", character = "Lex Luthor",  hand = {}, deck = {}, discard = {} },
}
line_up { "Ultraman", "Power Armor", "Superwoman", "Despero", "Owlman" }
main_deck { "Giant Growth", "Power Girl", "Kick" }

ann:plays "Shazam!"
expect(ann):must_choose { "plays Giant Growth", "plays Power Girl" }
ann:plays "Giant Growth"
ann:destroys "Giant Growth"

expect(ann.power):is(5)
expect(ann.deck):is { "Punch" }
expect(ann.in_play):is { "Shazam!", "Power Girl" }
ruling {
  en = "No. Your ability is for cards of the Line-Up only; both of these are played, and one of them is destroyed.",
  fr = "Non. Votre capacité ne vaut que pour les cartes de la réserve ; celles-ci sont jouées toutes les deux, et l'une est détruite.",
}
