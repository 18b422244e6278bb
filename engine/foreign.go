package engine

import (
	"errors"
	"io"
	"io/fs"
	"regexp/syntax"
	"syscall"
)

// The errors of the system and of Go's own library know one language. What a user may meet of them is told here in the
// others.

// foreign are what a system says most. In English it says so itself. A more particular one comes before a more
// general one.
var foreign = []struct {
	err  error
	says Text // in English as far as a further language translates that
}{
	{fs.ErrNotExist, Text{"does not exist", "n'existe pas"}},
	{fs.ErrPermission, Text{"permission denied", "permission refusée"}},
	{fs.ErrExist, Text{"exists already", "existe déjà"}},
	{fs.ErrClosed, Text{"is closed already", "est déjà fermé"}},
	{syscall.ENOSPC, Text{"there is no space left on the disk", "il n'y a plus de place sur le disque"}},
	{syscall.EDQUOT, Text{"the disk quota is used up", "le quota de disque est épuisé"}},
	{syscall.EFBIG, Text{"the file would become too large", "le fichier deviendrait trop grand"}},
	{syscall.EROFS, Text{"the disk cannot be changed", "le disque ne peut pas être modifié"}},
	{syscall.EISDIR, Text{"it is a folder", "c'est un dossier"}},
	{syscall.ENOTDIR, Text{"it is no folder", "ce n'est pas un dossier"}},
	{syscall.ENOTEMPTY, Text{"the folder is not empty", "le dossier n'est pas vide"}},
	{syscall.ENAMETOOLONG, Text{"the name is too long", "le nom est trop long"}},
	{syscall.ELOOP, Text{"too many links follow each other", "trop de liens symboliques se suivent"}},
	{syscall.EXDEV, Text{"it is on another disk", "c'est sur un autre disque"}},
	{syscall.EBUSY, Text{"is busy", "est occupé"}},
	{syscall.EMFILE, Text{"too many files are open", "trop de fichiers sont ouverts"}},
	{syscall.ENFILE, Text{"too many files are open", "trop de fichiers sont ouverts"}},
	{syscall.ENOMEM, Text{"there is no memory left", "il n'y a plus de mémoire"}},
	{syscall.ENXIO, Text{"does not exist on this system", "n'existe pas sur ce système"}},
	{syscall.EPIPE, Text{"nobody reads any longer what is written", "personne ne lit plus ce qui est écrit"}},
	{syscall.EINVAL, Text{"this name or use is not allowed here", "ce nom ou cet emploi n'est pas permis ici"}},
	{syscall.EIO, Text{"a fault in reading or writing", "erreur de lecture ou d'écriture"}},
	{io.ErrUnexpectedEOF, Text{"ends too early", "finit trop tôt"}},
}

// expressions are the faults of a regular expression; in English as Go says them.
var expressions = map[syntax.ErrorCode]Text{
	syntax.ErrInternalError:         {"regexp/syntax: internal error", "erreur interne"},
	syntax.ErrInvalidCharClass:      {"invalid character class", "classe de caractères incorrecte"},
	syntax.ErrInvalidCharRange:      {"invalid character class range", "intervalle de caractères incorrect"},
	syntax.ErrInvalidEscape:         {"invalid escape sequence", "caractère que \\ ne peut pas précéder"},
	syntax.ErrInvalidNamedCapture:   {"invalid named capture", "nom de groupe incorrect"},
	syntax.ErrInvalidPerlOp:         {"invalid or unsupported Perl syntax", "(? suivi d'un signe inconnu"},
	syntax.ErrInvalidRepeatOp:       {"invalid nested repetition operator", "répétition d'une répétition"},
	syntax.ErrInvalidRepeatSize:     {"invalid repeat count", "nombre de répétitions incorrect"},
	syntax.ErrInvalidUTF8:           {"invalid UTF-8", "ce n'est pas de l'UTF-8 valide"},
	syntax.ErrMissingBracket:        {"missing closing ]", "il manque un ]"},
	syntax.ErrMissingParen:          {"missing closing )", "il manque une )"},
	syntax.ErrMissingRepeatArgument: {"missing argument to repetition operator", "rien à répéter devant ce signe"},
	syntax.ErrTrailingBackslash:     {"trailing backslash at end of expression", "rien après le dernier \\"},
	syntax.ErrUnexpectedParen:       {"unexpected )", "une ) ne ferme rien"},
	syntax.ErrNestingDepth:          {"expression nests too deeply", "imbrication trop profonde"},
	syntax.ErrLarge:                 {"expression too large", "expression trop grande"},
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
		return Sayf("%s: %s", "%s : %s", expressions[e.Code], e.Expr).In(l)
	}
	if says, known := nameless[err.Error()]; known {
		return says.In(l)
	}
	if l != EN && errors.Unwrap(err) == nil { // what wraps another says more than that one
		for _, f := range foreign {
			if errors.Is(err, f.err) {
				return f.says.In(l)
			}
		}
	}
	return err.Error()
}
