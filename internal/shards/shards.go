// Package shards cuts a run into parts that are played on different machines, and keeps what each has found in a file,
// so that all of them together give what one machine would have found.
//
//	shards.go   which of a run a machine plays
//	jobs.go     how a machine knows that where its job is one of many
//	part.go     the file that one machine writes
//	gather.go   the files of all machines, and what is wrong with them
//	program.go  what tells one program from another
package shards

import (
	"strconv"
	"strings"

	"tablereferee/engine"
)

// Most is how many shards a run may be cut into. Beyond it none would have anything to play.
const Most = 1_000

// Of is one shard of so many, both counted from 1. The zero value is the whole run.
type Of struct{ I, N int }

// Whole says whether nothing is cut off.
func (o Of) Whole() bool { return o.N == 0 }

// Has says whether the thing with a number, counted from 0, is played in this shard. Neighbours go to different shards:
// what takes long often stands together.
func (o Of) Has(number int) bool { return o.Whole() || number%o.N == o.I-1 }

// Count is how many of so many things are played in this shard.
func (o Of) Count(all int) int {
	if o.Whole() {
		return all
	}
	return max(0, (all-o.I+o.N)/o.N)
}

// String is the shard as --shard takes it.
func (o Of) String() string { return strconv.Itoa(o.I) + "/" + strconv.Itoa(o.N) }

// Parse reads a shard as it is written: 2/3.
func Parse(s string) (Of, error) {
	first, second, cut := strings.Cut(s, "/")
	i, wrongI := strconv.Atoi(first)
	n, wrongN := strconv.Atoi(second)
	if !cut || wrongI != nil || wrongN != nil {
		return Of{}, engine.Errorf(
			"it is I/N, such as 2/3 for the second of three shards; auto takes both numbers from the job",
			"c'est I/N, par exemple 2/3 pour la deuxième part de trois ; auto tire les deux nombres de la tâche")
	}
	o := Of{i, n}
	return o, o.check()
}

// check tells why there is no such shard.
func (o Of) check() error {
	switch {
	case o.N < 1 || o.N > Most:
		return engine.Errorf("a run is cut into 1 to %d shards", "on coupe une exécution en 1 à %d parts", Most)
	case o.I == 0:
		return engine.Errorf("shards are counted from 1: the first is 1/%d", "les parts se comptent à partir de 1 : la première est 1/%d", o.N)
	case o.I < 0:
		return engine.Errorf("shards are counted from 1 to %d", "les parts se comptent de 1 à %d", o.N)
	case o.I > o.N && o.I <= Most:
		return engine.Errorf("of %[2]d shards there is no number %[1]d; did you mean %[2]d/%[1]d?",
			"de %[2]d parts, aucune n'a le numéro %[1]d ; vouliez-vous dire %[2]d/%[1]d ?", o.I, o.N)
	case o.I > o.N:
		return engine.Errorf("of %[2]d shards there is no number %[1]d", "de %[2]d parts, aucune n'a le numéro %[1]d",
			o.I, o.N)
	}
	return nil
}
