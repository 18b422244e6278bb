-- No printed cards: they show clauses that no printed card of the core box shows. They are never dealt, and the log marks them.
all { aspect = "encounter", test = true }

card "Secret" { id = "test-secret", type = "treachery", peril = true, cites = "mc.when-revealed.resolves-on-reveal",
  revealed = place_threat(1, main_scheme) }

card "Shower" { id = "test-shower", fr = "Averse", type = "treachery", cites = "mc.indirect-damage.spread",
  revealed = spread(3, { "character", of = you }) }

card "Shrapnel" { id = "test-shrapnel", fr = "Éclats", type = "treachery", copies = 2, boost_star = true,
  cites = "mc.boost.only-boost-text-active",
  boost = damage(1, each{ "character", of = you }) }

card "Fog" { id = "test-fog", fr = "Brouillard", type = "environment" }

card "Vault" { id = "test-vault", fr = "Coffre", type = "side_scheme", threat = 3, threat_stays = true,
  cites = "mc.cannot.absolute" }

card "Silence" { id = "test-silence", type = "environment",
  cites = { "mc.ability.definition", "mc.cancel.can-cancel" },
  native = "silence" }

card "Hush" { id = "test-hush", fr = "Chut", type = "environment",
  cites = { "mc.ability.definition", "mc.cancel.can-cancel" },
  native = "hush" }

card "Second Suit" { id = "test-second-suit", fr = "Second costume", type = "attachment",
  cites = "mc.replacement.latest-wins",
  attach = villain,
  instead(damage_dealt{ host }){ forced = true, redirect(this) } }

card "Roll Call" { id = "test-roll-call", fr = "Appel", type = "treachery",
  cites = { "mc.ability.definition", "mc.qualifiers.applies-to-each" },
  native = "roll_call" }

card "Assembly" { id = "test-assembly", fr = "Assemblage", type = "treachery", cites = "mc.card-types.change-type",
  native = "assembly" }

card "Factory" { id = "test-factory", fr = "Usine", type = "environment", cites = "mc.base-value.definition",
  native = "factory" }

card "Pickpocket" { id = "test-pickpocket", fr = "Voleur à la tire", type = "environment",
  cites = "mc.initiation.4-abort",
  native = "pickpocket" }
all { aspect = "basic", test = true }

card "Cheer" { id = "test-cheer", fr = "Vivat", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = "mc.first-player.first-response",
  response(defeated{}){ draw(1) } }

card "Antidote" { id = "test-antidote", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = "mc.attach-to.leaves-by-effect",
  native = "antidote" }

card "Torrent" { id = "test-torrent", type = "event", copies = 3, cost = "X", makes = "energy",
  cites = "mc.amb.cost-reduction-and-x",
  action{ damage(that_many, one{ "enemy" }) } }

card "Twins" { id = "test-twins", fr = "Jumeaux", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = "mc.amb.max-tie-sets",
  native = "twins" }

card "Gear" { id = "test-gear", fr = "Attirail", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  restricted = true }

card "Once Only" { id = "test-once", fr = "Une seule fois", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = { "mc.ability.definition", "mc.max.per-period" },
  action{ max = "round", draw(1):cites "mc.max.per-period" } }

card "Shift" { id = "test-shift", fr = "Relais", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  cites = "mc.max.inside-ability",
  action{ max = "round", draw(1):cites "mc.max.inside-ability" } }

card "Drill" { id = "test-drill", fr = "Exercice", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  cites = { "mc.ability.definition", "mc.limit.per-card" },
  action{ limit = "round", draw(1):cites "mc.limit.per-card" } }

card "Weights" { id = "test-weights", fr = "Poids", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  gets{ atk = 1, to = your_hero } }

card "Doubler" { id = "test-doubler", fr = "Doubleur", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  gets{ atk = 2, how = "times", to = your_hero } }

card "Halver" { id = "test-halver", fr = "Diviseur", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  gets{ atk = 0, how = "half", to = your_hero } }

card "Set to Three" { id = "test-set-three", fr = "Fixé à trois", type = "upgrade", copies = 3, cost = 0,
  makes = "energy",
  gets{ atk = 3, how = "set", to = your_hero } }

card "Set to One" { id = "test-set-one", fr = "Fixé à un", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  gets{ atk = 1, how = "set", to = your_hero } }

card "Burden" { id = "test-burden", fr = "Fardeau", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  gets{ atk = -5, to = your_hero } }

card "Watcher" { id = "test-watcher", fr = "Guetteur", type = "upgrade", copies = 3, cost = 0, makes = "energy",
  cites = { "mc.ability.definition", "mc.initiation.interrupt-any-step" },
  native = "watcher" }

card "Transfusion" { id = "test-transfusion", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = "mc.move.definition",
  native = "transfusion" }

card "Diversion" { id = "test-diversion", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = "mc.move.definition",
  native = "diversion" }

card "Census" { id = "test-census", fr = "Recensement", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = { "mc.ability.definition", "mc.gain-characteristic.not-printed" },
  native = "census" }

card "Handover" { id = "test-handover", fr = "Passation", type = "event", copies = 3, cost = 0, makes = "energy",
  cites = "mc.ownership.state-kept",
  native = "handover" }

card "Sidekick" { id = "test-sidekick", fr = "Acolyte", type = "ally", copies = 3, cost = 1, makes = "energy",
  thw = 1, atk = 1, hp = 2, hero_form_only = true }

card "Mockingbird II" { id = "test-namesake", title = { "Mockingbird", "Mockingbird" }, type = "ally",
  subtitle = "Test", unique = true, in_deck = 3, cost = 0, makes = "energy", thw = 1, atk = 1, hp = 2 }

card "Spider-Man II" { id = "test-spider-ally", title = { "Spider-Man", "Spider-Man" }, type = "ally",
  subtitle = "Test", unique = true, in_deck = 3, cost = 0, makes = "energy", thw = 1, atk = 1, hp = 2 }

card "Spider-Man III" { id = "test-spider-double", title = { "Spider-Man", "Spider-Man" }, type = "ally",
  subtitle = "Peter Parker", unique = true, in_deck = 3, cost = 0, makes = "energy", thw = 1, atk = 1, hp = 2 }
all { aspect = "hero", test = true }

card "Spider-Man IV" { id = "test-hero", title = { "Spider-Man", "Spider-Man" }, type = "hero", back = "test-ego",
  unique = true, copies = 0, thw = 1, atk = 1, def = 1, hp = 10, hand_size = 5,
  native = "large_deck" }

card "Test Ego" { title = { "Test Ego", "Test Ego" }, type = "alter_ego", back = "test-hero", unique = true, rec = 3,
  hp = 10, hand_size = 5 }
