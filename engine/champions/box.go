package champions

import (
	"fmt"

	"tablereferee/engine"
)

// Box is the box.
type Box struct {
	Cards     []Card // by engine.Def; Cards[0] is unused
	byID      map[string]engine.Def
	mods      []uint16    // by Def: the stats its constants change
	lasting   []*Constant // by AbilityID
	sets      []setInfo   // by Set
	scenarios []*Scenario
	drone     Card           // what a facedown Drone is
	lowers    bool           // a card of somebody's own changes hit points, and may leave a character without any
	crowds    bool           // a card of somebody's own changes the ally limit
	rivals    [][]engine.Def // by Def: the unique cards that are one person with it
	persons   [][2]person    // by Def: who is on its faces
	starters  map[engine.Def][]engine.Def
	judge     *engine.Judge[*Match, trial]
	first     []int // by Def: the number of its first ability among those of all cards
}

// Def finds a declaration by its id, zero if there is none.
func (k *Box) Def(id string) engine.Def { return k.byID[id] }

// card gives a declaration by its id.
func (k *Box) card(id string) *Card { return &k.Cards[k.Def(id)] }

func newBox(cards []Card) *Box {
	k := &Box{Cards: append(make([]Card, 1), cards...)}
	k.byID = make(map[string]engine.Def, len(k.Cards))
	k.sets = make([]setInfo, 1)
	for d := range k.Cards {
		c := &k.Cards[d]
		if c.ID != "" {
			k.byID[c.ID] = engine.Def(d)
		}
		if d > 0 {
			k.joinSet(engine.Def(d))
		}
		if c.Drone != nil {
			k.drone = *c.Drone
		}
	}
	k.gather()
	k.tellApart()
	k.mods = make([]uint16, len(k.Cards))
	for d := range k.Cards {
		for i := range k.Cards[d].Constants {
			k.mods[d] |= 1 << k.Cards[d].Constants[i].Stat
			own, stat := k.Cards[d].Origin != engine.Printed, k.Cards[d].Constants[i].Stat
			k.lowers = k.lowers || own && stat == StatHP
			k.crowds = k.crowds || own && stat == StatAllies
		}
	}
	for d := range k.Cards { // a face with fewer hit points than the other
		c, back := &k.Cards[d], &k.Cards[k.Def(k.Cards[d].Back)]
		k.lowers = k.lowers || c.Origin != engine.Printed && back.HP != c.HP && (c.Type == Hero || c.Type == AlterEgo)
	}
	k.starters = map[engine.Def][]engine.Def{}
	for _, hero := range k.heroes() {
		k.starters[hero] = k.makeStarter(hero)
	}
	k.judge = engine.NewJudge(k.lists())
	return k
}

// declare makes the kernel's declarations of the cards and their abilities.
func (k *Box) declare(r *engine.Rules) {
	r.Demands = k.judge.InForce
	r.Cards = make([]engine.CardInfo, len(k.Cards))
	r.Abilities = make([]engine.Ability, 1)
	k.lasting = make([]*Constant, 1)
	for d := range k.Cards {
		c := &k.Cards[d]
		constant := engine.Class(0)
		if k.mods[d] != 0 {
			constant = ClassInPlay
		}
		info := engine.CardInfo{ID: c.ID, Name: c.Name, Title: c.Title, Also: c.Also, Copies: c.Copies, Test: c.Test,
			Back: k.Def(c.Back),
			Type: int(c.Type), Origin: c.Origin, Constant: constant}
		if c.Origin != engine.Printed {
			info.Where = fmt.Sprintf("%s:%d", c.File, c.Line)
		}
		add := func(a engine.Ability, lasting *Constant) engine.AbilityID {
			id := engine.AbilityID(len(r.Abilities))
			r.Abilities, k.lasting = append(r.Abilities, a), append(k.lasting, lasting)
			return id
		}
		for i := range c.Abilities {
			if m := c.Abilities[i].Moment; m != Action && m != ResourceAbility {
				info.Abilities = append(info.Abilities, add(k.ability(c, i), nil))
			}
		}
		if c.isCharacter() {
			info.Abilities = append(info.Abilities, add(retaliation, nil))
		}
		if c.Quickstrike {
			info.Abilities = append(info.Abilities, add(quickness, nil))
		}
		var lasting []engine.AbilityID
		for i := range c.Lasting {
			lasting = append(lasting, add(engine.Ability{Name: c.ID}, &c.Lasting[i]))
		}
		c.lasting = lasting
		r.Cards[d] = info
	}
}
