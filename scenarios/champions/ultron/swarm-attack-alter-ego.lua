scenario "No Drone of Swarm Attack attacks an alter ego" {
  game     = "champions",
  question = {
    en = "Swarm Attack is revealed while I am in alter-ego form with a Drone. Does it attack me?",
    fr = "Attaque en Essaim est révélée alors que je suis sous ma forme d'alter ego avec un Drone. M'attaque-t-il ?",
  },
  shows    = { "mc.card.swarm-attack", "mc.form.alter-ego-hides-hero" },
  windows  = "pass",
  at       = "villain phase, step 4",
}
local ann = players {
  { "Ann", character = "Peter Parker", hand = { "Aunt May", "Interrogation Room", "Web-Shooter", "Spider-Tracer", "Swinging Web Kick", "Surveillance Team" }, deck_top = { "Energy" }, dealt = { "Swarm Attack" },
    engaged = { { "Genius", facedown = true } } },
}
villain { "Ultron I" }

until_step "villain phase, step 5"
expect(ann.engaged):is { "Genius", "Energy" }
expect(ann.identity:damage "Peter Parker"):is(0)
ruling {
  en = "No: only what is engaged with your hero attacks. Nothing has attacked, so another Drone comes from your deck.",
  fr = "Non : seul ce qui est engagé avec votre héros attaque. Rien n'a attaqué, donc un autre Drone vient de votre deck.",
}
