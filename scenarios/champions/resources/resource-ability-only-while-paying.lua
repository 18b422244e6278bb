scenario "A resource ability is used while paying, and only then" {
  game     = "champions",
  question = {
    en = "May I use Web-Shooter now and keep its resource for later in my turn?",
    fr = "Puis-je utiliser Lance-toile maintenant et garder sa ressource pour plus tard dans mon tour ?",
  },
  shows    = { "mc.resource-ability.while-paying" },
}
local ann = players {
  { "Ann", character = "Spider-Man", hand = { "Aunt May", "Backflip" }, in_play = { { "Web-Shooter", counters = 3 } } },
}

refused(function() ann:uses "Web-Shooter" end, "mc.resource-ability.while-paying")
ann:plays "Aunt May"
ann:uses "Web-Shooter"
expect(ann.in_play):is { "Web-Shooter", "Aunt May" }
expect(ann.in_play:counters "Web-Shooter"):is(2)
expect(ann.hand):is { "Backflip" }
ruling {
  en = "No. It generates its resource only while you are paying a cost.",
  fr = "Non. Il ne génère sa ressource que pendant que vous payez un coût.",
}
