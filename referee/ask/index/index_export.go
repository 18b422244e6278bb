package index

import "tablereferee/referee/ask/lexicon"

// Pieces gives all that the sense of a text is made of; it is for those who learn what each of them means.
func Pieces(r *lexicon.Reading) []string { return pieces(r) }

// SenseWeight says how much a text of a field has to say about the sense of its item.
func SenseWeight(f Field) float64 { return weights[f].sense }
