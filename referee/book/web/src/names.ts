// How what somebody types is held against names.

/** Makes spellings alike: no capitals, no accents, as the names of cards are compared. */
export function fold(s: string): string {
  return s.toLowerCase().normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/[’‘]/g, "'").replace(/œ/g, "oe");
}

const parts = (s: string): string[] => fold(s).split(/[^a-z0-9]+/).filter(Boolean);

/** How well a name fits what is typed: each typed word begins a word of the name. The lower the better, 0 is the name
 * itself; null is not at all. */
export function fits(typed: string, name: string): number | null {
  const plain = fold(name), said = fold(typed).trim();
  if (plain === said) return 0;
  if (plain.startsWith(said)) return 1;
  const words = parts(name);
  let first = -1;
  for (const part of parts(typed)) {
    const at = words.findIndex((w) => w.startsWith(part));
    if (at < 0) return null;
    if (first < 0) first = at;
  }
  return 2 + Math.max(first, 0);
}
