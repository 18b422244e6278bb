scenario "Peter Parker's mental resource and the Web-Shooter's wild one" {
  game     = "champions",
  question = {
    en = "What can I pay with besides cards: as Peter Parker, and as Spider-Man with a Web-Shooter?",
    fr = "Avec quoi puis-je payer en plus des cartes : en Peter Parker, puis en Spider-Man avec un Lance-toile ?",
  },
  shows    = { "mc.card.peter-parker", "mc.card.web-shooter" },
  windows  = "pass",
}

local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Spider-Tracer", "Web-Shooter", "Genius", "Backflip" }, engaged = { "Shocker" },
    in_play = { { "Web-Shooter", counters = 1 } } },
}
villain { { "Rhino I" } }

ann:plays "Aunt May"
ann:uses "Peter Parker"            -- the Web-Shooter generates in hero form only
expect(ann.in_play:counters "Web-Shooter"):is(1)
ann:changes_form()
ann:plays "Spider-Tracer"
refused(function() ann:uses "Peter Parker" end, "mc.form.hero-hides-alter-ego")
ann:uses "Web-Shooter"

expect(ann.hand):is { "Web-Shooter", "Genius", "Backflip" }
expect(ann.in_play):is { "Aunt May", "Spider-Tracer" }
expect(ann.discard):is { "Web-Shooter" }
ruling {
  en = "Peter Parker makes a mental resource, once a round. The Web-Shooter exhausts and spends a counter for a wild one, in hero form; after its last counter it is discarded.",
  fr = "Peter Parker génère une ressource mentale, une fois par round. Le Lance-toile s'incline et dépense un jeton Toile pour une ressource libre, sous forme de héros ; son dernier jeton dépensé, il est défaussé.",
}
