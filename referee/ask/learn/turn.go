package learn

import (
	"cmp"
	"math"
	"slices"

	"tablereferee/referee/ask/index"
)

// turned turns a sense so that the items differ most in its first dimensions, and leaves those that the index has: what
// is near stays near, and the last ones tell little apart.
func (s Sense) turned() Sense {
	var spread [dim][dim]float64
	for _, v := range s.Places {
		for i := range dim {
			for j := range dim {
				spread[i][j] += float64(v[i]) * float64(v[j])
			}
		}
	}
	axes := mainAxes(&spread)
	turn := func(all map[string][]float32) map[string][]float32 {
		out := make(map[string][]float32, len(all))
		for name, v := range all {
			w := make([]float32, index.Half)
			for k := range w {
				w[k] = dot(v, axes[k][:])
			}
			out[name] = w
		}
		return out
	}
	return Sense{turn(s.Pieces), turn(s.Places)}
}

// mainAxes gives the axes along which a symmetric matrix does nothing but stretch, those that it stretches most first.
// Pair by pair, dimensions are turned until none depends on another (Jacobi's way).
func mainAxes(a *[dim][dim]float64) (out [dim][dim]float32) {
	const rounds = 12 // each leaves less than the square of what was left
	var axes [dim][dim]float64
	for i := range dim {
		axes[i][i] = 1
	}
	for range rounds {
		for p := range dim {
			for q := p + 1; q < dim; q++ {
				if a[p][q] != 0 {
					turnPair(a, &axes, p, q)
				}
			}
		}
	}
	order := make([]int, dim)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(a[j][j], a[i][i]) })
	for k, i := range order {
		for j := range dim {
			out[k][j] = float32(axes[i][j])
		}
	}
	return out
}

func turnPair(a, axes *[dim][dim]float64, p, q int) {
	by := (a[q][q] - a[p][p]) / (2 * a[p][q])
	tan := math.Copysign(1, by) / (math.Abs(by) + math.Sqrt(by*by+1))
	cos := 1 / math.Sqrt(tan*tan+1)
	sin := tan * cos
	for k := range dim {
		a[k][p], a[k][q] = cos*a[k][p]-sin*a[k][q], sin*a[k][p]+cos*a[k][q]
	}
	for k := range dim {
		a[p][k], a[q][k] = cos*a[p][k]-sin*a[q][k], sin*a[p][k]+cos*a[q][k]
		axes[p][k], axes[q][k] = cos*axes[p][k]-sin*axes[q][k], sin*axes[p][k]+cos*axes[q][k]
	}
}
