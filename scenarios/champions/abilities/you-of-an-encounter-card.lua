scenario "On a card that nobody controls, you is the player it is engaged with" {
  game     = "champions",
  question = {
    en = "Ann flips, and a minion engaged with Ben makes \"you\" discard at random after a flip. Is that Ann or Ben?",
    fr = "Ann se retourne, et un sbire engagé avec Ben fait défausser « vous » au hasard après cela. Est-ce Ann ou Ben ?",
  },
  shows    = { "mc.amb.you-of-encounter-card" },
}
card "Changeling" { type = "minion", set = "rhino", atk = 1, sch = 1, hp = 2, boost_icons = 1,
  says = { "After somebody flips, discard a card at random from your hand.", "Après que quelqu'un s'est retourné, défaussez une carte au hasard de votre main." },
  response(flips{}){ forced = true, discard(random{ hand }) } }
local ann, ben = players {
  { "Ann", character = "Captain Marvel", hand = { "Energy" } },
  { "Ben", character = "She-Hulk", hand = { "Genius" }, engaged = { "Changeling" } },
}
villain { "Rhino I" }

ann:changes_form()
expect(ann.hand):is { "Energy" }
expect(ben.discard):is { "Genius" }
ruling {
  en = "Ben's: nobody controls the minion, and on it you is the player with whom it is engaged.",
  fr = "Celle de Ben : personne ne contrôle le sbire, et pour lui vous est le joueur avec qui il est engagé.",
}
