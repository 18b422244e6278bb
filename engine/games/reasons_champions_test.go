package games_test

import (
	"slices"

	"tablereferee/engine"
	mc "tablereferee/engine/champions"
)

// What the rules of Marvel Champions forbid, said once more in the plainest way.

func init() {
	trials["champions"] = &trial{
		every: 5,
		cite:  func(a *attempt) engine.Clauses { return (&hero{a}).declared().Cite },
		games: []map[string]int{
			nil, {"legions_of_hydra": 1}, nil, nil, {"expert": 1, "legions_of_hydra": 1}, {"legions_of_hydra": 1}, nil,
			nil, {"expert": 1}, nil, nil, nil,
		},
		forbids: heroes(map[string]func(a *hero) bool{
			// the turn
			"mc.player-turn.play-card": func(a *hero) bool {
				return a.Verb == mc.VerbPlay && a.kind() != mc.Event && !a.onTurn()
			},
			"mc.player-turn.basic-power": func(a *hero) bool {
				return !a.onTurn() || a.shows() == mc.AlterEgo || !a.controls()
			},
			"mc.player-turn.use-ally": func(a *hero) bool {
				return !a.controls() || !a.onTurn() && a.kind() == mc.Ally || a.kind() != mc.Hero &&
					a.kind() != mc.Ally && a.kind() != mc.AlterEgo
			},
			"mc.player-turn.ask-other": func(a *hero) bool {
				return a.Verb == mc.VerbAsk && (!a.onTurn() || a.Whom == engine.NoPlayer || a.Whom == a.Player ||
					!a.couldAct(a.Whom))
			},
			"mc.player-turn.form-suffix": func(a *hero) bool {
				return a.onTurn() && a.anyAbility(func(ab *mc.Ability) bool {
					return ab.Moment == mc.Action && ab.Form != mc.AnyForm && ab.Form != a.form()
				})
			},
			"mc.triggered-ability.form-label": func(a *hero) bool {
				return a.anyAbility(func(ab *mc.Ability) bool {
					return ab.Form != mc.AnyForm && ab.Form != a.form() && (ab.Moment != mc.Action || !a.onTurn())
				})
			},
			"mc.player-turn.trigger-action": func(a *hero) bool {
				return a.Verb == engine.VerbUse && len(a.declared().Abilities) == 0
			},
			"mc.active-player.definition": func(a *hero) bool { return a.Verb == mc.VerbEnd && !a.onTurn() },
			"mc.action.on-request":        func(a *hero) bool { return !a.onTurn() && a.q.Kind == mc.AskTurn },
			"mc.amb.action-outside-turns": func(a *hero) bool { return a.m.Count(engine.NoPlayer, mc.Active) == 0 },
			"mc.amb.request-encounter-action": func(a *hero) bool {
				return !a.onTurn() && a.Verb == engine.VerbUse && a.g().Card(a.Card).Aspect == mc.Encounter
			},
			"mc.form.once-per-round": func(a *hero) bool {
				return a.Verb == mc.VerbFlip && (!a.onTurn() || a.flipped())
			},
			"mc.elimination.when": func(a *hero) bool {
				return a.m.Count(a.Player, mc.Out) > 0 || a.Whom != engine.NoPlayer && a.m.Count(a.Whom, mc.Out) > 0
			},
			"mc.recover.alter-ego-only":   func(a *hero) bool { return a.shows() == mc.Hero },
			"mc.recover.exhaust-and-heal": func(a *hero) bool { return a.m.Flag(a.identity(), mc.Exhausted) },
			"mc.cost.no-cost-without-effect": func(a *hero) bool {
				return a.m.Tokens(a.identity(), mc.DamageToken) == 0
			},
			// where a card lies, and whose it is
			"mc.play-put.from-hand":          func(a *hero) bool { return a.Verb == mc.VerbPlay && !a.lies(mc.Hand) },
			"mc.ability.usable-only-in-play": func(a *hero) bool { return a.Verb == engine.VerbUse && !a.inPlay() },
			"mc.in-play.abilities-need-play": func(a *hero) bool { return !a.inPlay() },
			"mc.in-play.target-in-play":      func(a *hero) bool { return !a.inPlay() },
			"mc.ability.controller-decides":  func(a *hero) bool { return !a.controls() },
			"mc.ally.anyone-may-defend":      func(a *hero) bool { return a.Verb == mc.VerbDefend && !a.controls() },
			"mc.cost.own-cards-only":         func(a *hero) bool { return !a.controls() || a.q.Player != a.Player },
			"mc.resource.by-discarding": func(a *hero) bool {
				return a.Verb == mc.VerbPay && (!a.lies(mc.Hand) || a.q.Source == a.Card)
			},
			// what a card is
			"mc.resource-card.type":     func(a *hero) bool { return a.kind() == mc.Resource },
			"mc.ability.definition":     func(a *hero) bool { return a.declared().Unknown },
			"mc.special.only-when-told": func(a *hero) bool { return a.declared().Special != nil },
			"mc.dash.no-power": func(a *hero) bool {
				k := a.declared()
				return a.Verb == mc.VerbAttack && k.ATK == mc.Dash || a.Verb == mc.VerbThwart && k.THW == mc.Dash
			},
			"mc.defend.hero-basic": func(a *hero) bool { return a.Verb == mc.VerbDefend && a.kind() == mc.AlterEgo },
			"mc.enemy-attack.2-declare-defender": func(a *hero) bool {
				return a.Verb == mc.VerbDefend && (a.q.Kind != mc.AskDefender || a.kind() != mc.Hero &&
					a.kind() != mc.Ally || !a.controls())
			},
			"mc.resource-ability.while-paying": func(a *hero) bool {
				pays := a.q.Kind == mc.AskPay && a.q.Player == a.Player
				return !pays && a.anyAbility(func(ab *mc.Ability) bool { return ab.Moment == mc.ResourceAbility })
			},
			"mc.interrupt.when-condition-occurs": func(a *hero) bool { return a.waits() },
			"mc.response.after-condition":        func(a *hero) bool { return a.waits() },
			"mc.initiation.4-pay": func(a *hero) bool {
				return a.q.Kind == mc.AskPay && a.q.Player == a.Player
			},
			// its state
			"mc.attack.hero-exhausts": func(a *hero) bool {
				return a.Verb == mc.VerbAttack && a.kind() == mc.Hero && a.exhausted()
			},
			"mc.thwart.hero-exhausts": func(a *hero) bool {
				return a.Verb == mc.VerbThwart && a.kind() == mc.Hero && a.exhausted()
			},
			"mc.defend.hero-exhausts": func(a *hero) bool {
				return a.Verb == mc.VerbDefend && a.kind() == mc.Hero && a.exhausted()
			},
			"mc.ally.exhaust-as-cost": func(a *hero) bool { return a.kind() == mc.Ally && a.exhausted() },
			"mc.exhausted.cannot-exhaust-again": func(a *hero) bool {
				return a.anyAbility(func(ab *mc.Ability) bool {
					return ab.Cost.Exhaust && a.exhausted()
				})
			},
			"mc.limit.per-card": func(a *hero) bool {
				return a.anyAbility(func(ab *mc.Ability) bool { return ab.Limit }) && a.remembered()
			},
			"mc.max.per-period": func(a *hero) bool {
				return len(a.m.Memos()) > 0 && a.anyAbility(func(ab *mc.Ability) bool { return ab.Max })
			},
			"mc.keywords.uses-type": func(a *hero) bool {
				return a.declared().Uses > 0 && a.m.Tokens(a.Card, mc.CounterToken) == 0
			},
			"mc.counters.ability-defines": func(a *hero) bool { return a.m.Tokens(a.Card, mc.CounterToken) == 0 },
			"mc.event.must-change-state": func(a *hero) bool {
				return a.kind() == mc.Event && (a.idle() || a.no.Reason == mc.ChangedNothing && a.waits())
			},
			"mc.ability.must-change-state": func(a *hero) bool {
				// of a moment that is gone
				return a.inPlay() && a.idle() || a.no.Reason == mc.ChangedNothing && a.waits()
			},
			// what stands in the way in play
			"mc.play-restrictions.all-respected": func(a *hero) bool {
				return a.declared().HeroOnly && a.shows() != mc.Hero
			},
			"mc.unique.one-in-play": func(a *hero) bool { return a.declared().Unique && a.namesake() },
			"mc.max.per-player": func(a *hero) bool {
				if a.no.Reason == mc.HasOne {
					return a.g().Card(a.q.Source).MaxPerPlayer &&
						slices.ContainsFunc(slices.Collect(a.m.Cards(a.m.Zone(a.Whom, mc.InPlay))),
							func(c engine.CardID) bool { return a.m.Def(c) == a.m.Def(a.q.Source) })
				}
				return a.declared().MaxPerPlayer && a.count(func(c engine.CardID) bool {
					return a.m.Def(c) == a.m.Def(a.Card)
				}) > 0
			},
			"mc.ally-limit.three": func(a *hero) bool {
				return a.count(func(c engine.CardID) bool { return a.g().Card(c).Type == mc.Ally }) >= 3
			},
			"mc.attach-to.illegal-stays-back": func(a *hero) bool {
				return !a.anyCard(func(c engine.CardID) bool {
					return a.declared().Hosts(a.g(), a.Player, c) && !a.taken(c)
				})
			},
			"mc.keywords.guard": func(a *hero) bool { return a.guarded() },
			"mc.side-scheme.crisis": func(a *hero) bool {
				for c := range a.m.Cards(mc.SideSchemes) {
					if a.g().Card(c).Crisis > 0 {
						return true
					}
				}
				return false
			},
			"mc.cannot.absolute": func(a *hero) bool {
				return a.declared().ThreatStays || a.removesThreat() && a.anyCard(func(c engine.CardID) bool {
					return a.g().Card(c).ThreatStays && a.m.Tokens(c, mc.ThreatToken) > 0
				}) || a.declared().Immune != nil && a.declared().Immune(a.g(), a.Card,
					a.by())
			},
			"mc.amb.thwart-protected-scheme": func(a *hero) bool {
				return a.Verb == mc.VerbThwart && !a.threatened() || a.Verb == engine.VerbChoose &&
					a.m.Tokens(a.Card, mc.ThreatToken) == 0
			},
			"mc.status.one-of-each": func(a *hero) bool {
				return a.m.Flag(a.Card, mc.Stunned) || a.m.Flag(a.Card, mc.Confused)
			},
			"mc.enemy.definition": func(a *hero) bool {
				return a.kind() != mc.Villain && a.kind() != mc.Minion
			},
			"mc.keywords.peril-others-locked": func(a *hero) bool { return a.alone() },
			// costs
			"mc.cost.resource-cost": func(a *hero) bool {
				return a.Verb == mc.VerbPlay && a.short(mc.Resources{},
					max(1, int(a.declared().Cost)-a.m.Count(a.Player, mc.Rebate)))
			},
			"mc.resource.ability-cost": func(a *hero) bool { return a.spends() },
			"mc.cost.ability-cost": func(a *hero) bool {
				if a.q.Kind == mc.AskAlly {
					return a.short(mc.Resources{}, int(a.declared().Cost))
				}
				return a.anyAbility(func(ab *mc.Ability) bool {
					return ab.Cost.Can != nil && !ab.Cost.Can(a.g(), a.by()) || a.q.Kind == mc.AskPay
				})
			},
			"mc.resource.typed-cost": func(a *hero) bool { return a.q.Kind == mc.AskPay && a.asks() },
			"mc.resource.purpose":    func(a *hero) bool { return a.Verb == mc.VerbPay && a.q.Kind != mc.AskPay },
			// answers
			"mc.end-player-phase.1-may-discard": func(a *hero) bool {
				return a.Verb == mc.VerbDiscard && a.q.Kind == mc.AskTurn
			},
			"mc.choose.choice-required": func(a *hero) bool {
				return a.Verb == engine.VerbChoose && a.q.Kind == mc.AskTurn
			},
			"mc.may.optional": func(a *hero) bool {
				return a.Verb == engine.VerbDecline && a.q.Kind == mc.AskTurn
			},
			"mc.choose.no-choice-no-ability": func(a *hero) bool {
				for p := range engine.Player(a.m.Seats()) {
					for c := range a.m.Cards(a.m.Zone(p, mc.Discard)) {
						if a.g().Card(c).Type == mc.Ally {
							return false
						}
					}
				}
				return true
			},
			"mc.choose.must-matter": func(a *hero) bool { return a.asks() },
			// the end
			"mc.defeat-villain.last-stage-wins": func(a *hero) bool {
				return a.q == nil && a.m.Count(engine.NoPlayer, mc.Won) == 1
			},
			"mc.elimination.all-out": func(a *hero) bool { return a.q == nil && a.m.Count(0, mc.Out) == 1 },
			"mc.main-scheme.last-stage": func(a *hero) bool {
				return a.q == nil && a.m.Count(engine.NoPlayer, mc.Won) == 0
			},
		}),
		question: func(a *attempt) bool {
			switch a.no.Reason {
			case mc.NotYourQuestion:
				return a.q.Player != a.Player
			case mc.MustAnswer:
				return a.Verb == engine.VerbDecline && !a.asks()
			case mc.AnswerFirst:
				return a.q.Kind != mc.AskTurn && (a.q.Player != a.Player || !a.asks() || a.Verb == mc.VerbPlay ||
					a.Verb == engine.VerbUse)
			case mc.NotOffered:
				return a.asks() && a.Card == 0
			case mc.NoSuchCard:
				return a.asks() && a.Card == 0 && a.Whom == engine.NoPlayer && a.Option == 0
			case mc.NotInHand:
				return a.asks() && a.Verb == mc.VerbDiscard && a.m.In(a.Card) != a.m.Zone(a.Player, mc.Hand)
			case mc.NotThere:
				return a.asks() && !a.offers(func(c engine.CardID) bool { return a.m.In(c) == a.m.In(a.Card) })
			case mc.NotWanted:
				return a.asks() && !a.offers(func(c engine.CardID) bool { return c == a.Card })
			}
			return false
		},
		card: func(a *attempt, clause string) (ok, is bool) {
			x := &hero{a}
			switch a.no.Reason {
			case mc.HostsTaken: // whatever would bear it bears a copy
				return !x.anyCard(func(c engine.CardID) bool {
					return x.declared().Hosts(x.g(), a.Player, c) && !x.taken(c)
				}) &&
					x.anyCard(x.taken), true
			case mc.HostTaken:
				x = &hero{&attempt{Attempt: engine.Attempt{Player: a.Player, Card: a.q.Source}, m: a.m}}
				return x.taken(a.Card), true
			case mc.ChosenBefore:
				return a.asks() && !a.offers(func(c engine.CardID) bool { return c == a.Card }), true
			}
			return false, false
		},
	}
}

// hero is an attempt in a game of Champions.
type hero struct{ *attempt }

func heroes(of map[string]func(a *hero) bool) map[string]forbids {
	out := map[string]forbids{}
	for id, test := range of {
		out[id] = func(a *attempt) bool { return test(&hero{a}) }
	}
	return out
}

func (a *hero) g() *mc.Match { return mc.On(a.m) }

func (a *hero) declared() *mc.Card { return a.g().Card(a.Card) }

func (a *hero) kind() mc.Type {
	if a.Card == 0 {
		return 0
	}
	return a.declared().Type
}

func (a *hero) by() mc.By { return mc.By{Player: a.Player, Card: a.Card, Cite: a.declared().Cite} }

func (a *hero) onTurn() bool { return a.m.Count(engine.NoPlayer, mc.Active) == int(a.Player)+1 }

func (a *hero) identity() engine.CardID { return a.m.Top(a.m.Zone(a.Player, mc.Identity)) }

// shows is the face of the identity that shows.
func (a *hero) shows() mc.Type { return a.g().Card(a.identity()).Type }

func (a *hero) form() mc.Form {
	if a.shows() == mc.Hero {
		return mc.HeroForm
	}
	return mc.AlterEgoForm
}

func (a *hero) lies(k int) bool { return a.Card != 0 && a.m.In(a.Card) == a.m.Zone(a.Player, k) }

func (a *hero) inPlay() bool {
	return a.Card != 0 && a.m.Info(a.m.In(a.Card)).Class&mc.ClassInPlay != 0
}

func (a *hero) exhausted() bool { return a.m.Flag(a.Card, mc.Exhausted) }

// controls says whether the card lies in front of the player, or in a pile of the player's own.
func (a *hero) controls() bool {
	return a.lies(mc.Identity) || a.lies(mc.InPlay) || a.lies(mc.Hand) || a.lies(mc.PlayerDeck) || a.lies(mc.Discard) ||
		a.lies(mc.OnTable)
}

func (a *hero) anyAbility(fits func(ab *mc.Ability) bool) bool {
	for i := range a.declared().Abilities {
		if fits(&a.declared().Abilities[i]) {
			return true
		}
	}
	return false
}

// anyCard looks at every card in play.
func (a *hero) anyCard(fits func(c engine.CardID) bool) bool {
	for c := engine.CardID(1); int(c) <= a.m.CardCount(); c++ {
		if a.m.Info(a.m.In(c)).Class&mc.ClassInPlay != 0 && fits(c) {
			return true
		}
	}
	return false
}

// waits says whether nothing of the card is used as an Action.
func (a *hero) waits() bool {
	return len(a.declared().Abilities) > 0 && !a.anyAbility(func(ab *mc.Ability) bool { return ab.Moment == mc.Action })
}

// idle says whether an ability of the card could change nothing.
func (a *hero) idle() bool {
	e := a.m.Pending() // what waits looks at what has happened
	return a.anyAbility(func(ab *mc.Ability) bool {
		return ab.Can != nil && (ab.Moment == mc.Action || e != nil) && !ab.Can(a.g(), a.by(), e)
	})
}

// remembered says whether something of this round is remembered of the card.
func (a *hero) remembered() bool {
	return slices.ContainsFunc(a.m.Memos(), func(m engine.Memo) bool { return m.Card == a.Card })
}

func (a *hero) titles(c engine.CardID) []string {
	var out []string
	for _, k := range []*mc.Card{a.g().Card(c), &a.g().Box.Cards[a.g().Box.Def(a.g().Card(c).Back)]} {
		name := k.Title[engine.EN]
		if name == "" {
			name = k.Name[engine.EN]
		}
		if name != "" {
			out = append(out, name)
		}
	}
	return out
}

// alone says whether somebody resolves a card with Peril.
func (a *hero) alone() bool {
	for c := range a.m.Cards(mc.Resolving) {
		if a.g().Card(c).Peril {
			return true
		}
	}
	return false
}

// flipped says whether the round remembers something of the player that is about no card: the change of form.
func (a *hero) flipped() bool {
	return slices.ContainsFunc(a.m.Memos(), func(m engine.Memo) bool { return m.Player == a.Player && m.Card == 0 })
}

// threatened says whether a scheme has threat on it.
func (a *hero) threatened() bool {
	return a.anyCard(func(c engine.CardID) bool {
		t := a.g().Card(c).Type
		return (t == mc.MainSchemeCard || t == mc.SideScheme) && a.m.Tokens(c, mc.ThreatToken) > 0
	})
}

// removesThreat says whether it is a thwart, or an ability that takes threat off a scheme.
func (a *hero) removesThreat() bool {
	return a.Verb == mc.VerbThwart || a.anyAbility(func(ab *mc.Ability) bool { return ab.Removes })
}

// couldAct says whether a player has an Action that nothing about it forbids.
func (a *hero) couldAct(p engine.Player) bool {
	for _, k := range []int{mc.Hand, mc.Identity, mc.InPlay} {
		for c := range a.m.Cards(a.m.Zone(p, k)) {
			x := &hero{&attempt{Attempt: engine.Attempt{Player: p, Card: c}, m: a.m, q: a.q}}
			if k == mc.Hand &&
				(x.kind() != mc.Event ||
					x.short(mc.Resources{}, max(0, int(x.declared().Cost)-a.m.Count(p, mc.Rebate)))) {
				continue
			}
			if !x.declared().Unknown && !x.spends() && x.anyAbility(func(ab *mc.Ability) bool {
				return ab.Moment == mc.Action && (ab.Form == mc.AnyForm || ab.Form == x.form()) &&
					(ab.Can == nil || ab.Can(x.g(), x.by(), nil)) &&
					!(ab.Cost.Exhaust && x.exhausted()) && !(ab.Limit && x.remembered()) && int(ab.Cost.Counters) <=
					a.m.Tokens(c, mc.CounterToken) &&
					(ab.Cost.Can == nil || ab.Cost.Can(x.g(), x.by()))
			}) {
				return true
			}
		}
	}
	return false
}

func (a *hero) namesake() bool {
	return a.anyCard(func(c engine.CardID) bool {
		return c != a.Card && slices.ContainsFunc(a.titles(c), func(name string) bool {
			return slices.Contains(a.titles(a.Card), name)
		})
	})
}

// count counts cards in front of the player.
func (a *hero) count(fits func(c engine.CardID) bool) int {
	n := 0
	for c := range a.m.Cards(a.m.Zone(a.Player, mc.InPlay)) {
		if fits(c) {
			n++
		}
	}
	return n
}

// taken says whether the host has a copy of the card already.
func (a *hero) taken(host engine.CardID) bool {
	return a.declared().MaxPerHost && a.anyCard(func(c engine.CardID) bool {
		return a.m.HostOf(c) == host && a.m.Def(c) == a.m.Def(a.Card)
	})
}

func (a *hero) guarded() bool {
	for c := range a.m.Cards(a.m.Zone(a.Player, mc.Engaged)) {
		if a.g().Card(c).Guard {
			return true
		}
	}
	return false
}

// short says whether the player cannot generate so much, of these kinds and in all, with everything that could be
// spent.
func (a *hero) short(kinds mc.Resources, total int) bool {
	var have mc.Resources
	add := func(r mc.Resources, times int8) {
		for t := range r {
			have[t] += r[t] * times
		}
	}
	for c := range a.m.Cards(a.m.Zone(a.Player, mc.Hand)) {
		if k := a.g().Card(c); c != a.Card {
			add(k.Makes, 1)
			if k.Doubles != 0 && k.Doubles == a.declared().Aspect {
				add(k.Makes, 1)
			}
		}
	}
	for _, z := range []int{mc.Identity, mc.InPlay} {
		for c := range a.m.Cards(a.m.Zone(a.Player, z)) {
			source := &hero{&attempt{Attempt: engine.Attempt{Player: a.Player, Card: c}, m: a.m}}
			for _, ab := range source.declared().Abilities {
				used := ab.Limit && source.remembered() || ab.Cost.Exhaust && source.exhausted() ||
					int(ab.Cost.Counters) > a.m.Tokens(c, mc.CounterToken)
				if ab.Moment == mc.ResourceAbility && !used && (ab.Form == mc.AnyForm || ab.Form == a.form()) &&
					c != a.Card {
					add(ab.Makes, 1)
				}
			}
		}
	}
	lacking, sum := 0, 0
	for t := range mc.Wild {
		lacking += int(max(0, kinds[t]-have[t]))
	}
	for t := range have {
		sum += int(have[t])
	}
	return lacking > int(have[mc.Wild]) || total > sum
}

// spends says whether the card has an ability whose resources the player cannot generate.
func (a *hero) spends() bool {
	return a.anyAbility(func(ab *mc.Ability) bool {
		total := 0
		for _, n := range ab.Cost.Spend {
			total += int(n)
		}
		return total > 0 && a.short(ab.Cost.Spend, total)
	})
}
