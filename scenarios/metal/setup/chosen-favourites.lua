scenario "Players may simply take the Super Heroes they like" {
  game     = "metal",
  set_up   = "shown",
  question = {
    en = "My son wants to be Cyborg. May he just take him, or must we deal two at random?",
    fr = "Mon fils veut être Cyborg. Peut-il le prendre, ou faut-il distribuer deux cartes au hasard ?",
  },
  shows    = { "metal.setup.favourite-character", "metal.setup.unused-characters-pile", "metal.setup.available-pile" },
}

local ann, ben = players {
  { "Ann", character = "Cyborg", hand = { "Punch" }, deck = {} },
  { "Ben", character = "The Flash (oversized)", hand = { "Punch" }, deck = {} },
}
line_up { "Steel", "Escape", "Flight", "Promethium", "Clayface" }

expect(ann.team):is { "Cyborg" }
expect(ben.team):is { "The Flash (oversized)" }
expect(available):count(8)               -- ten without Batman, less these two
expect(available):has_no "Batman"
ruling {
  en = "He may take him. If the players agree, each takes a favourite, and the rest is shuffled into the pile to recruit from.",
  fr = "Il peut le prendre. Si les joueurs s'entendent, chacun prend son préféré, et le reste, mélangé, forme la pile où l'on recrute.",
}
