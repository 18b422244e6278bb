package shards

import (
	"strconv"
	"strings"

	"tablereferee/engine"
)

// CountVariable says how many shards there are where the system that runs the job does not: Kubernetes tells a pod its
// own number and not how many there are.
const CountVariable = "REFEREE_SHARDS"

// System is one that runs many jobs of a kind, and tells each its number by a variable of the environment.
type System struct {
	Name  string
	Index string // the variable with the number of the job
	Count string // that with how many there are; empty: CountVariable
	First int    // the number of the first job
	// The variables that say otherwise which number is the first, and by how much the numbers rise; empty: First, and 1
	Min, Step string
}

// Systems are those that are known.
var Systems = []System{
	{Name: "Kubernetes", Index: "JOB_COMPLETION_INDEX"},
	{Name: "Slurm", Index: "SLURM_ARRAY_TASK_ID", Count: "SLURM_ARRAY_TASK_COUNT", Min: "SLURM_ARRAY_TASK_MIN",
		Step: "SLURM_ARRAY_TASK_STEP"},
	{Name: "GitLab CI", Index: "CI_NODE_INDEX", Count: "CI_NODE_TOTAL", First: 1},
	{Name: "Buildkite", Index: "BUILDKITE_PARALLEL_JOB", Count: "BUILDKITE_PARALLEL_JOB_COUNT"},
	{Name: "CircleCI", Index: "CIRCLE_NODE_INDEX", Count: "CIRCLE_NODE_TOTAL"},
	{Name: "AWS Batch", Index: "AWS_BATCH_JOB_ARRAY_INDEX", Count: "AWS_BATCH_JOB_ARRAY_SIZE"},
	{Name: "Google Cloud Run", Index: "CLOUD_RUN_TASK_INDEX", Count: "CLOUD_RUN_TASK_COUNT"},
}

// OfJob finds out which shard a job is to play, from the variables of the system that runs it. Two systems that say
// different things are an error, and so is one that does not say all: whoever guesses plays a shard twice.
func OfJob(env func(string) string) (Of, error) {
	var found Of
	var by System
	for _, s := range Systems {
		if env(s.Index) == "" {
			continue
		}
		o, err := s.of(env)
		if err != nil {
			return Of{}, engine.Errorf("%s: %v", "%s : %v", s.Name, err)
		}
		if !found.Whole() && found != o {
			return Of{}, engine.Errorf("%s says that this is shard %v, and %s that it is %v: say it yourself, with I/N",
				"%s dit que c'est la part %v, et %s que c'est la part %v : dites-le vous-même, avec I/N", by.Name,
				found.String(), s.Name, o.String())
		}
		found, by = o, s
	}
	if found.Whole() {
		var names []string
		for _, s := range Systems {
			names = append(names, s.Index+" ("+s.Name+")")
		}
		return Of{}, engine.Errorf("this is no job of many: none of these variables is set: %v; say which shard it is: --shard I/N",
			"ce n'est pas une tâche parmi d'autres : aucune de ces variables n'est donnée : %v ; dites quelle part c'est : --shard I/N",
			strings.Join(names, ", "))
	}
	return found, nil
}

// of reads the variables of a system.
func (s System) of(env func(string) string) (Of, error) {
	index, err := number(env, s.Index)
	if err != nil {
		return Of{}, err
	}
	variable := s.Count
	if variable == "" || env(variable) == "" {
		variable = CountVariable
	}
	count, err := number(env, variable)
	if err != nil {
		return Of{}, err
	}
	if env(CountVariable) != "" && variable != CountVariable {
		whole, err := number(env, CountVariable)
		if err != nil {
			return Of{}, err
		}
		if whole != count { // some of the jobs are run again, and the system counts these alone
			return Of{}, engine.Errorf("%s is %d and %s is %d; where only some jobs run again, say which shard each is: --shard I/%d",
				"%s vaut %d et %s vaut %d ; si seules quelques tâches reviennent, dites quelle part est chacune : --shard I/%d",
				s.Count, count, CountVariable, whole, whole)
		}
	}
	first, step := s.First, 1
	if s.Min != "" && env(s.Min) != "" {
		if first, err = number(env, s.Min); err != nil {
			return Of{}, err
		}
	}
	if s.Step != "" && env(s.Step) != "" {
		if step, err = number(env, s.Step); err != nil {
			return Of{}, err
		}
	}
	if step < 1 || (index-first)%step != 0 {
		return Of{}, engine.Errorf("%s is %d, and the first is %d: which shard this is cannot be told; say it: --shard I/N",
			"%s vaut %d, et la première est %d : on ne peut dire quelle part c'est ; dites-le : --shard I/N", s.Index,
			index, first)
	}
	o := Of{(index-first)/step + 1, count}
	if err := o.check(); err != nil {
		return Of{}, engine.Errorf("%s is %d, and %s is %d: %v", "%s vaut %d, et %s vaut %d : %v", s.Index, index,
			variable, count, err)
	}
	return o, nil
}

// mostNumber is more than any system counts.
const mostNumber = 1_000_000_000

// number reads a variable that holds a number.
func number(env func(string) string, variable string) (int, error) {
	text := env(variable)
	if text == "" {
		return 0, engine.Errorf("the variable %s is not set; it says how many shards there are",
			"la variable %s n'est pas donnée ; elle dit combien de parts il y a", variable)
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 || n > mostNumber {
		return 0, engine.Errorf("the variable %s is %q, and should be a whole number",
			"la variable %s vaut %q, et devrait être un nombre entier", variable, short(text))
	}
	return n, nil
}
