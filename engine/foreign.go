package engine

import (
	"errors"
	"io"
	"io/fs"
	"regexp/syntax"
	"syscall"
)

// The errors of the system and of Go's own library know one language. What a user may meet of them is told here in the
// other.

// foreign are what a system says most, in French. A more particular one comes before a more general one.
var foreign = []struct {
	err    error
	french string
}{
	{fs.ErrNotExist, "n'existe pas"},
	{fs.ErrPermission, "permission refusée"},
	{fs.ErrExist, "existe déjà"},
	{fs.ErrClosed, "est déjà fermé"},
	{syscall.ENOSPC, "il n'y a plus de place sur le disque"},
	{syscall.EDQUOT, "le quota de disque est épuisé"},
	{syscall.EFBIG, "le fichier deviendrait trop grand"},
	{syscall.EROFS, "le disque ne peut pas être modifié"},
	{syscall.EISDIR, "c'est un dossier"},
	{syscall.ENOTDIR, "ce n'est pas un dossier"},
	{syscall.ENOTEMPTY, "le dossier n'est pas vide"},
	{syscall.ENAMETOOLONG, "le nom est trop long"},
	{syscall.ELOOP, "trop de liens symboliques se suivent"},
	{syscall.EXDEV, "c'est sur un autre disque"},
	{syscall.EBUSY, "est occupé"},
	{syscall.EMFILE, "trop de fichiers sont ouverts"},
	{syscall.ENFILE, "trop de fichiers sont ouverts"},
	{syscall.ENOMEM, "il n'y a plus de mémoire"},
	{syscall.ENXIO, "n'existe pas sur ce système"},
	{syscall.EPIPE, "personne ne lit plus ce qui est écrit"},
	{syscall.EINVAL, "ce nom ou cet emploi n'est pas permis ici"},
	{syscall.EIO, "erreur de lecture ou d'écriture"},
	{io.ErrUnexpectedEOF, "finit trop tôt"},
}

// expressions are the faults of a regular expression, in French.
var expressions = map[syntax.ErrorCode]string{
	syntax.ErrInternalError:         "erreur interne",
	syntax.ErrInvalidCharClass:      "classe de caractères incorrecte",
	syntax.ErrInvalidCharRange:      "intervalle de caractères incorrect",
	syntax.ErrInvalidEscape:         "caractère que \\ ne peut pas précéder",
	syntax.ErrInvalidNamedCapture:   "nom de groupe incorrect",
	syntax.ErrInvalidPerlOp:         "(? suivi d'un signe inconnu",
	syntax.ErrInvalidRepeatOp:       "répétition d'une répétition",
	syntax.ErrInvalidRepeatSize:     "nombre de répétitions incorrect",
	syntax.ErrInvalidUTF8:           "ce n'est pas de l'UTF-8 valide",
	syntax.ErrMissingBracket:        "il manque un ]",
	syntax.ErrMissingParen:          "il manque une )",
	syntax.ErrMissingRepeatArgument: "rien à répéter devant ce signe",
	syntax.ErrTrailingBackslash:     "rien après le dernier \\",
	syntax.ErrUnexpectedParen:       "une ) ne ferme rien",
	syntax.ErrNestingDepth:          "imbrication trop profonde",
	syntax.ErrLarge:                 "expression trop grande",
}

// nameless are errors that are known by their words alone.
var nameless = map[string]Text{
	"path escapes from parent": {"leads out of its folder", "mène hors de son dossier"}, // by a link or by ..
	"context canceled":         {"interrupted", "interrompu"},
}

// tellForeign gives an error of the system in a language, with the path that it is about where it names one.
func tellForeign(err error, l Lang) string {
	switch e := err.(type) {
	case *fs.PathError:
		return Sayf("%s: %v", "%s : %v", e.Path, e.Err).In(l)
	case *syntax.Error:
		return Text{e.Code.String() + ": " + e.Expr, expressions[e.Code] + " : " + e.Expr}.In(l)
	}
	if says, known := nameless[err.Error()]; known {
		return says.In(l)
	}
	if l == FR && errors.Unwrap(err) == nil { // what wraps another says more than that one
		for _, f := range foreign {
			if errors.Is(err, f.err) {
				return f.french
			}
		}
	}
	return err.Error()
}
