scenario "The villain of another scenario" {
  game     = "champions",
  scenario = "klaw",
  question = {
    en = "Can we play Klaw's scenario against Rhino?",
    fr = "Peut-on jouer le scénario de Klaw contre Rhino ?",
  },
  shows    = { "mc.setup.08-villain" },
}
local ann = players { { "Ann", character = "Peter Parker" } }
villain { "Rhino I" }

refused(function() begin() end, "mc.setup.08-villain")
ruling {
  en = "No. A scenario is its villain with his schemes and his cards; only the modular set is swapped.",
  fr = "Non. Un scénario, c'est son méchant avec ses manigances et ses cartes ; seul le set modulaire s'échange.",
}
