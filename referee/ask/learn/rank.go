package learn

import (
	"math"

	"tablereferee/referee/ask/index"
)

// Case is a question with its candidates and which of them are right.
type Case struct {
	Marks  [][index.Marks]float64
	Right  []bool
	Weight float64
}

// Rank finds the weights of marks by which right candidates come first: a softmax over the candidates of each question,
// by gradient descent with momentum. Questions without a right candidate teach nothing here.
func Rank(cases []Case) []float64 {
	const (
		rounds = 300
		rate   = 2.0
		keep   = 0.9
		tame   = 1e-4
	)
	weights, speed := make([]float64, index.Marks), make([]float64, index.Marks)
	for range rounds {
		slope := make([]float64, index.Marks)
		total := 0.0
		for i := range cases {
			c := &cases[i]
			total += c.slope(weights, slope)
		}
		for k := range weights {
			speed[k] = keep*speed[k] - rate*(slope[k]/total+tame*weights[k])
			weights[k] = allowed(k, weights[k]+speed[k])
		}
	}
	return weights
}

// against are the marks that can only speak against a candidate, and either those that may do both: what is right there
// is for the questions to say. All others can only speak for it, however few questions show that.
var (
	against = map[int]bool{index.OtherCard: true, index.Cardless: true, index.Veto: true, index.Variant: true,
		index.Little: true}
	either = map[int]bool{index.IsClause: true, index.ClauseRule: true, index.TermsBest: true, index.Nearest3: true,
		index.Voted: true}
	neither = map[int]bool{index.Judged: true, index.Votes: true, index.Nearly: true} // they say how much others say
)

// verbatim is the least weight of being asked in the words of the record.
const verbatim = 1.5

// allowed keeps a weight on the side of its mark.
func allowed(mark int, weight float64) float64 {
	switch {
	case mark == index.Asked: // players who put a question nearly as it is recorded are not among those who were asked
		return max(verbatim, weight)
	case neither[mark]:
		return 0
	case either[mark]:
		return weight
	case against[mark]:
		return min(0, weight)
	}
	return max(0, weight)
}

func (c *Case) slope(weights, slope []float64) (weight float64) {
	scores := make([]float64, len(c.Marks))
	most := math.Inf(-1)
	any := false
	for i := range c.Marks {
		for k, w := range weights {
			scores[i] += w * c.Marks[i][k]
		}
		most = max(most, scores[i])
		any = any || c.Right[i]
	}
	if !any {
		return 0
	}
	all, right := 0.0, 0.0
	for i := range scores {
		scores[i] = math.Exp(scores[i] - most)
		all += scores[i]
		if c.Right[i] {
			right += scores[i]
		}
	}
	for i := range scores {
		by := scores[i] / all
		if c.Right[i] {
			by -= scores[i] / right
		}
		for k := range slope {
			slope[k] += c.Weight * by * c.Marks[i][k]
		}
	}
	return c.Weight
}

// Judged is a candidate that would be given, and whether it would have been right.
type Judged struct {
	Grounds [index.Grounds]float64
	Right   bool
	Weight  float64
}

// Sure finds the weights of grounds by which the chance of being right is told, the last one standing alone: a logistic
// regression by Newton's way.
func Sure(cases []Judged) []float64 {
	const (
		rounds = 12
		tame   = 1.0
		n      = index.Grounds + 1
	)
	weights := make([]float64, n)
	for range rounds {
		var slope [n]float64
		var curve [n][n]float64
		for k := range n {
			if k < n-1 {
				slope[k] = tame * weights[k]
			}
			curve[k][k] = tame
		}
		for i := range cases {
			c := &cases[i]
			var x [n]float64
			copy(x[:], c.Grounds[:])
			x[n-1] = 1
			sum := 0.0
			for k := range n {
				sum += weights[k] * x[k]
			}
			p := 1 / (1 + math.Exp(-sum))
			off := p
			if c.Right {
				off--
			}
			for k := range n {
				slope[k] += c.Weight * off * x[k]
				for j := range n {
					curve[k][j] += c.Weight * p * (1 - p) * x[k] * x[j]
				}
			}
		}
		for k, by := range solve(curve[:], slope[:]) {
			weights[k] -= by
		}
	}
	return weights
}

// solve gives the x of a x = b, by elimination.
func solve[R ~[]float64 | ~[index.Grounds + 1]float64](a []R, b []float64) []float64 {
	n := len(b)
	rows := make([][]float64, n)
	for i := range rows {
		rows[i] = make([]float64, n+1)
		for j := range n {
			rows[i][j] = a[i][j]
		}
		rows[i][n] = b[i]
	}
	for i := range n {
		pivot := i
		for j := i + 1; j < n; j++ {
			if math.Abs(rows[j][i]) > math.Abs(rows[pivot][i]) {
				pivot = j
			}
		}
		rows[i], rows[pivot] = rows[pivot], rows[i]
		for j := range n {
			if j == i || rows[i][i] == 0 {
				continue
			}
			by := rows[j][i] / rows[i][i]
			for k := i; k <= n; k++ {
				rows[j][k] -= by * rows[i][k]
			}
		}
	}
	out := make([]float64, n)
	for i := range out {
		if rows[i][i] != 0 {
			out[i] = rows[i][n] / rows[i][i]
		}
	}
	return out
}
