package shards

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io/fs"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"tablereferee/engine"
	"tablereferee/internal/files"
)

// Version is the version of the files of parts.
const Version = 1

// MaxBytes bounds the file of a part. A run that finds more is cut into more shards.
const MaxBytes = 64 << 20

// Run is what the parts of one run have in common.
type Run struct {
	Command string   `json:"command"` // "test"
	Words   []string `json:"words"`   // its flags and arguments, as far as they say what is played
	Program string   `json:"program"`
	// Language is the code of the language beside English and French that messages are kept in; empty where there is
	// none.
	Language string `json:"language,omitempty"`
	// Sources stand for what the run reads: scenarios, golden files, cards.
	Sources []Source `json:"sources"`
}

// Source is one sort of what a run reads, and a number that stands for all of its text.
type Source struct {
	Of  string `json:"of"`
	Sum string `json:"sum"`
}

// The sorts of what a run reads.
const (
	Scenarios = "scenarios"
	Golden    = "golden"
	Cards     = "cards"
)

// Part is what one machine has found.
type Part struct {
	Shard int `json:"shard"`
	Of    int `json:"of"`
	Run
	Found json.RawMessage `json:"found"` // as the command has it

	File string `json:"-"` // from which it was read
}

// ID is which shard it is.
func (p *Part) ID() Of { return Of{p.Shard, p.Of} }

// The frame of a file: its version, the checksum of what it holds, and that. Nothing else stands in it, not even a
// space, so that whatever is changed in it is noticed.
const (
	frameBegin = `{"referee_part":`
	frameSum   = `,"sum":"`
	frameBody  = `","body":`
	frameEnd   = "}\n"
)

// Encode gives the bytes of the file of a part.
func (p *Part) Encode() ([]byte, error) {
	body, err := json.Marshal(p)
	if err != nil {
		return nil, err
	}
	sum := sha256.Sum256(body)
	text := slices.Concat([]byte(frameBegin+strconv.Itoa(Version)+frameSum+hex.EncodeToString(sum[:])+frameBody), body,
		[]byte(frameEnd))
	if len(text) > MaxBytes {
		return nil, engine.Errorf("what was found is more than fits into a file of %d bytes; cut the run into more shards",
			"ce qui a été trouvé ne tient pas dans un fichier de %d octets ; coupez l'exécution en plus de parts", MaxBytes)
	}
	return text, nil
}

// IsPart tells whether a text was begun as the file of a part. One that was cut off is one still, and may be replaced.
func IsPart(text []byte) bool { return bytes.HasPrefix(text, []byte(frameBegin)) }

// whose finds which shard a text is of that is not whole any more.
var whose = regexp.MustCompile(`"body":\{"shard":([0-9]{1,4}),"of":([0-9]{1,4}),"command":"([a-z]{1,20})"`)

// Claims gives the shard that a text says to be of, whether the rest of it is whole or not.
func Claims(text []byte) (o Of, command string, ok bool) {
	m := whose.FindSubmatch(text[:min(len(text), 400)])
	if m == nil {
		return Of{}, "", false
	}
	o.I, _ = strconv.Atoi(string(m[1])) // four digits are a number
	o.N, _ = strconv.Atoi(string(m[2]))
	return o, string(m[3]), o.check() == nil
}

// Decode reads the file of a part.
func Decode(text []byte) (*Part, error) {
	rest, is := bytes.CutPrefix(text, []byte(frameBegin))
	if !is {
		return nil, engine.Errorf("is no part of a run: such a file is written by --shard-out",
			"n'est pas une part d'une exécution : un tel fichier est écrit par --shard-out")
	}
	digits := len(rest) - len(bytes.TrimLeft(rest, "0123456789"))
	version := string(rest[:digits])
	if version != strconv.Itoa(Version) && digits > 0 && digits < len(rest) {
		return nil, engine.Errorf("is of version %s, and this program reads version %d: merge with the program that played the shards, or run them all again with this one",
			"est de la version %s, et ce programme lit la version %d : réunissez avec le programme qui a joué les parts, ou rejouez-les toutes avec celui-ci",
			short(version), Version)
	}
	sum, is := bytes.CutPrefix(rest[digits:], []byte(frameSum))
	sum, body, whole := bytes.Cut(sum, []byte(frameBody))
	body, ended := bytes.CutSuffix(body, []byte(frameEnd))
	if !ended { // what carried it here may have changed the end of its only line, or dropped it
		body, ended = bytes.CutSuffix(bytes.TrimRight(body, "\r\n"), []byte(strings.TrimSpace(frameEnd)))
	}
	got := sha256.Sum256(body)
	if !is || !whole || !ended || string(sum) != hex.EncodeToString(got[:]) {
		return nil, changed(text)
	}
	p := &Part{}
	if err := json.Unmarshal(body, p); err != nil || p.ID().check() != nil {
		return nil, changed(text)
	}
	return p, nil
}

// changed says that a file is not as it was written, and what to do.
func changed(text []byte) error {
	what := engine.Text{"was cut off or changed after it was written", "a été coupé ou changé après avoir été écrit"}
	if o, command, ok := Claims(text); ok {
		return engine.Errorf("%v; run this shard again:  referee %s --shard %s, with its other flags",
			"%v ; rejouez cette part :  referee %s --shard %s, avec ses autres options", what, command, o.String())
	}
	return engine.Errorf("%v; run its shard again", "%v ; rejouez sa part", what)
}

// Place tells why the part of a shard cannot be written into a file, as far as that is known before it is played. The
// part of another shard is not replaced: where two machines are given one name, the one that is done first would be
// lost.
func Place(file string, o Of) error {
	if err := files.Writable(file, IsPart); err != nil {
		return err
	}
	text, err := files.Read(file, MaxBytes)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if there, _, ok := Claims(text); ok && there.I != o.I {
		return engine.Errorf("%s: holds shard %s, and this is shard %s: each shard needs a file of its own",
			"%s : contient la part %s, et voici la part %s : il faut un fichier à chaque part", files.Name(file),
			there.String(), o.String())
	}
	return nil
}

// Write writes a part into a file, in one step.
func Write(file string, p *Part) error {
	text, err := p.Encode()
	if err != nil {
		return engine.Errorf("%s: %v", "%s : %v", files.Name(file), err)
	}
	if err := Place(file, p.ID()); err != nil { // another shard may have been faster
		return err
	}
	return files.Write(file, text, IsPart)
}

// short cuts what somebody wrote to what a message can bear.
func short(s string) string {
	const most = 100
	if len(s) > most {
		s = strings.ToValidUTF8(s[:most], "") + "…"
	}
	return s
}
