// How what somebody types is held against names.

/** Makes spellings alike: no capitals, no accents, as the names of cards are compared. */
export function fold(s: string): string {
  return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").replace(/œ/g, "oe");
}

const parts = (s: string): string[] => fold(s).split(/[^a-z0-9]+/).filter(Boolean);

/** How well a name fits what is typed: each typed word begins a word of the name, and none begins the word of another.
 * The lower the better, 0 is the name itself; null is not at all. */
export function fits(typed: string, name: string): number | null {
  const plain = fold(name), said = fold(typed).trim();
  if (plain === said) return 0;
  if (plain.startsWith(said)) return 1;
  const words = parts(name), typedWords = parts(typed), begun = new Set<number>();
  let first = 0;
  for (const part of [...typedWords].sort((a, b) => b.length - a.length)) { // what fits a longer one fits a shorter
    const at = words.findIndex((w, i) => !begun.has(i) && w.startsWith(part));
    if (at < 0) return null;
    begun.add(at);
    if (part === typedWords[0]) first = at;
  }
  return 2 + first;
}
