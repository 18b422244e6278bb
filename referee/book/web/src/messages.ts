// What is said between a page and the engine (referee/desk): the types of its messages, field by field.

/** A text in every language, in the order of the engine; empty where it is missing. */
export type Text = readonly string[];

export interface Request {
  id?: number;
  do: string;
  script?: string;
  name?: string;
  said?: string;
  n?: number;
  step?: number;
  resume?: boolean;
  game?: string;
  edition?: string;
  draft?: Draft;
  card?: number;
}

/** A set-up that somebody puts together, line by line. */
export interface Draft {
  game: string;
  edition: string;
  players: readonly string[];
  seed: string;
  as_if: boolean;
  lines: readonly DraftLine[];
}

export interface DraftLine {
  word: string;
  player: string;
  said: string;
}

/** What may be set up of a game. */
export interface Game {
  id: string;
  edition: string;
  least: number;
  most: number;
  places: PlaceWord[];
  marks: PlaceWord[];
  cards: Named[];
  characters: Text[];
  scenarios?: Named[];
  steps: Text[];
  lies: Lying[];
}

/** Where cards may lie: the words of the places, with the mark that a card needs there, empty for none. */
export type Lying = Readonly<Record<string, string>>;

export interface PlaceWord {
  word: string;
  name: Text;
  player?: boolean;
  setting?: boolean;
  number?: boolean;
  cards?: boolean;
  pile?: boolean;
  hand?: boolean;
  yes?: boolean;
  least?: number;
  most?: number;
}

export interface Named {
  id?: string;
  name: Text;
  type?: Text;
  lies?: number;
  unknown?: boolean;
}

/** A list of cards as somebody wrote it. */
export interface Read {
  cards: Laid[] | null;
  left: string[] | null;
}

/** So many of a card, with what lies on each. */
export interface Laid {
  card: string; // its English name, which scripts have
  n: number;
  on: OnCard[];
}

/** Something that lies on a card: its word, and a number or a name. */
export interface OnCard {
  word: string;
  said: string;
}

/** What may lie on a card where it lies. */
export interface Bears {
  words: string[] | null;
  with: Text[] | null;
  one: boolean;
}

export interface Reply {
  id: number;
  wrong?: Wrong;
  wrongs?: Wrong[];
  may?: Text;
  begins?: boolean;
  read?: Read;
  bears?: Bears;
  story?: Story;
  live?: Live;
  comes?: Step[];
  unseen?: boolean;
  heard?: Heard;
  log?: Step[];
  game?: Game;
  script?: string;
  verdict?: Verdict;
  words?: Words;
  next?: Next;
  cards?: Record<string, Card>;
  clauses?: Record<string, Text>;
}

/** What can be said to a question in a player's own words. */
export interface Heard {
  given?: Found[];
  unanswered?: string[];
  offers?: Found[];
  others?: Text[];
  understood?: string[];
  unknown?: string[];
  strangers?: string[];
  corrected?: (readonly [string, string])[];
}

export interface Found {
  game: string;
  in: Text;
  name: string;
  clause?: boolean;
  reading?: boolean;
  part?: string;
  says: Text;
  ruling: Text;
  edition?: string;
  rests?: string[];
  unasked?: Text[];
  wrong?: Wrong;
}

export interface Wrong {
  says: Text;
  hint?: Text;
  clauses?: string[];
  legal?: Text[];
  line?: number;
  card?: number;
  name?: string;
  near?: string;
  mends?: OnCard[];
  settings?: string[];
  col?: number;
  rules?: boolean;
  expects?: boolean;
}

export interface Verdict {
  title: string;
  ruling: Text;
  log: string;
  lines?: number[];
  holds: number;
}

/** What a script about a game may say. */
export interface Words {
  game: string;
  games: string[];
  global: Word[];
  header: Word[];
  seat: Word[];
  own: Word[];
  places: Word[];
  card: Word[];
  moves: Word[];
  reads: Word[];
  checks: Word[];
  steps: Text[];
  clauses: Word[];
  facts: Word[];
  texts: Word[];
  heads: Text[];
  cards: Named[];
  begins: Begin[];
}

export interface Word {
  word: string;
  says: Text;
  takes?: string;
}

/** How a script about a game begins: its table as it is set up by itself. */
export interface Begin {
  game: string;
  name: Text;
  script: Text;
}

/** What a script may say next: what is legal where its beginning leaves the table. */
export interface Next {
  begun?: boolean;
  lines: Text[];
}

export interface Story {
  name: string;
  game: string;
  edition: string;
  title: string;
  question: Text;
  ruling: Text;
  begin: Frame;
  steps: Step[] | null;
}

export interface Step {
  says: Text;
  depth?: number;
  line?: number;
  branch?: string;
  within?: number;
  chosen?: boolean;
  again?: boolean;
  others?: Other[];
  clauses?: string[];
  cards?: number[];
  places?: string[];
  seats?: number[];
  frame?: Frame;
}

export interface Other {
  line: Text;
  says: Text;
  comes?: Step[];
}

export interface Live {
  line?: string;
  begin?: Frame;
  steps?: Step[];
  rest?: Frame;
  took?: Taken[];
  at: number;
  of: number;
  next?: string;
  stands: Text;
  question?: Question;
}

export interface Question {
  player: string;
  seat: number;
  asks: Text;
  clauses?: string[];
  answers: Answer[];
  menu?: boolean;
}

export interface Answer {
  line: Text;
  says: Text;
  card?: number;
}

export interface Taken {
  says: Text;
  clauses?: string[];
}

export interface Card {
  game: string;
  id: string;
  name: Text;
  type: Text;
  facts: (readonly [Text, Text])[] | null;
  unknown?: boolean;
}

/** What lies where, part by part; null is a part that is gone. */
export type Frame = Record<string, TablePart | SeatPart | PlacePart | null>;

export interface TablePart {
  turn: number;
  over?: boolean;
  winners?: number[];
  settingUp?: boolean;
  numbers: Num[];
  places: string[];
  seats: number;
}

export interface SeatPart {
  name: string;
  variable: string;
  character: Text;
  numbers: Num[];
  places: string[];
}

export interface PlacePart {
  name: Text;
  count: number;
  cards: Lies[];
  pile?: boolean;
  hand?: boolean;
  hidden?: boolean;
  aside?: boolean;
}

/** A card where it lies. */
export interface Lies {
  id: number;
  card?: string;
  veil?: Text;
  down?: boolean;
  tokens?: Num[];
  values?: Num[];
  marks?: Text[];
  on?: number;
}

export interface Num {
  name: Text;
  printed?: Text;
  n: number;
  yes?: boolean;
}
