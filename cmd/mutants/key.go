package main

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"strings"
)

// Key names a mutant by what it does to which text of which function, so that it stays the same when lines move.
type Key struct {
	File   string `json:"file" yaml:"file"`     // "engine/champions/judge.go"
	Func   string `json:"func" yaml:"func"`     // "Game.whyNotPay", "heroes (catwoman)"
	Op     string `json:"op" yaml:"op"`         // "negate"
	Source string `json:"source" yaml:"source"` // the text it changes, in one line
	// which of those that are alike in the function, from 1; 0 is the first
	Nth int `json:"nth,omitempty" yaml:"nth,omitempty"`
}

// longest is how much of a text stands in a key.
const longest = 120

// sourceOf makes one line of a piece of a source file.
func sourceOf(text string) string {
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > longest {
		text = string(r[:longest]) + "…"
	}
	return text
}

// ID is a short name of the key.
func (k Key) ID() string {
	h := k.hash("")
	return hex.EncodeToString(h[:4])
}

func (k Key) hash(salt string) [32]byte {
	return sha256.Sum256([]byte(strings.Join([]string{salt, k.File, k.Func, k.Op, k.Source, fmt.Sprint(max(1, k.Nth))},
		"\x00")))
}

// chance is a number between 0 and 1 that depends on the seed and the key alone.
func (k Key) chance(seed uint64) float64 {
	h := k.hash(fmt.Sprint(seed))
	return (float64(binary.BigEndian.Uint64(h[:8])>>11) + 0.5) / (1 << 53)
}

func (k Key) String() string {
	s := fmt.Sprintf("%s %s: %s  %s", k.File, k.Func, k.Op, k.Source)
	if k.Nth > 1 {
		s += fmt.Sprintf("  (%d)", k.Nth)
	}
	return s
}
