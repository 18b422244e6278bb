package main

import (
	"errors"

	"github.com/spf13/cobra"
	"github.com/spf13/pflag"
)

// errTwice is the error of a flag of one value that is given a second one; flagError says so in words.
var errTwice = errors.New("given twice")

// once is the value of a flag that takes one: of two, one would be lost without a word.
type once struct {
	pflag.Value
	given bool
}

// Set takes the first value.
func (o *once) Set(s string) error {
	if o.given {
		return errTwice
	}
	o.given = true
	return o.Value.Set(s)
}

// onceEach has all flags of a command and of those below it take one value, but for lists and for those that are given
// without any.
func onceEach(cmd *cobra.Command) {
	for _, flags := range []*pflag.FlagSet{cmd.PersistentFlags(), cmd.Flags()} {
		flags.VisitAll(func(f *pflag.Flag) {
			_, list := f.Value.(pflag.SliceValue)
			_, already := f.Value.(*once)
			if !list && !already && f.NoOptDefVal == "" {
				f.Value = &once{Value: f.Value}
			}
		})
	}
	for _, c := range cmd.Commands() {
		onceEach(c)
	}
}
