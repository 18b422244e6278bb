-- The Characters of both sides: those of cost 9 and 12 have an ability that is not known.
all { pile = "character" }

local function side(hook, name, fr, kinds, en_kinds, fr_kinds, ...)
  card(name .. " 9") { fr = fr .. " 9", hook = hook, cost = 9, vp = 4, unknown = true }
  card(name .. " 12") { fr = fr .. " 12", hook = hook, cost = 12, vp = 6, unknown = true }
  card(name .. " 15") { fr = fr .. " 15", hook = hook, cost = 15, keywords = { "confrontation" }, cites = { "rivals.cards.character-15", "rivals.amb.character-15", ... },
    says = { "While you confront your opponent, each " .. en_kinds .. " that you play is worth 1 Power more.",
      "Pendant que vous confrontez votre adversaire, chaque " .. fr_kinds .. " que vous jouez vaut 1 de Puissance en plus." },
    after(plays{ type = kinds }){ power(1), when = confronting } }
end

side("batman", "Batman", "Batman", { "Equipment", "Hero" }, "Equipment and each Hero", "Équipement et chaque Héros")
side("joker", "The Joker", "Le Joker", { "Villain", "Super Power" }, "Villain and each Super Power", "Vilain et chaque Super-Pouvoir", "rivals.types.figure-joker-15", "rivals.amb.figures-ocr")
