// Asking: the box of every page answers as one types, by the same finder and with the same verdicts as the command ask.

import { clauseList } from "./clauses";
import { el } from "./dom";
import { engine, here, isMissing } from "./engine";
import { quoted, say, spoken } from "./language";
import type { Found, Heard } from "./messages";
import { trouble } from "./trouble";
import { word } from "./words";

declare global {
  interface Window {
    /** Gives the address at which a clause stands, once that is known (page.js). */
    refereePlace?: (id: string, then: (href: string) => void, of?: string) => void;
  }
}

/** How long nobody types until the question is asked, in milliseconds. */
const pause = 200;

/** The fewest words that are a question; fewer are only searched for. */
const fewest = 2;

/** The game of the page, empty on pages of all games. */
function gameOfPage(): string {
  return document.body.dataset.games ? "" : location.href.slice(here.length).split("/")[0] ?? "";
}

function linkTo(found: Found, says: string): HTMLAnchorElement {
  const a = el("a", "", says);
  window.refereePlace?.(found.name, (href) => {
    a.href = href;
  });
  if (!found.clause) {
    a.href = here + found.game + "/q/" + found.name.split("/").slice(1).map(encodeURIComponent).join("/") + ".html";
  }
  return a;
}

function given(found: Found): HTMLElement {
  const out = el("section", "r");
  if (found.part) out.append(el("p", "q", found.part));
  if (found.clause) {
    out.append(el("p", "", say(found.says)));
    if (found.reading) out.append(el("p", "q", word("reading")));
    out.append(el("p", "i", linkTo(found, found.name), " ", el("small", "", say(found.in))));
    return out;
  }
  out.append(el("p", "asked", say(found.says)), el("small", "", say(found.in)));
  if (found.wrong) {
    out.append(el("p", "", word("withheld")), el("p", "i", say(found.wrong.says)));
    return out;
  }
  out.append(el("p", "ruled", say(found.ruling)));
  if (found.unasked?.length) {
    out.append(el("p", "q", word("holds")), el("ul", "", ...found.unasked.map((u) => el("li", "", say(u)))));
  }
  const rests = clauseList(found.rests);
  if (rests) out.append(el("details", "", el("summary", "", word("rests")), rests));
  out.append(el("p", "", linkTo(found, word("played") + " →")));
  return out;
}

function offers(key: "mean" | "also", all: readonly Found[]): HTMLElement | null {
  if (!all.length) return null;
  return el("section", "offers", el("p", "", word(key)),
    el("ul", "", ...all.map((o) => {
      return el("li", "", linkTo(o, say(o.says)), " ", el("small", "", say(o.in) + (o.clause ? " · " + o.name : "")));
    })));
}

function note(key: Parameters<typeof word>[0], all: readonly string[] | undefined): HTMLElement | null {
  return all?.length ? el("p", "q", word(key) + " " + all.join(", ")) : null;
}

/** What was asked as well and is not answered. */
function notAnswered(left: readonly string[]): string {
  return word("unanswered") + " " + left.map(quoted).join(", ");
}

function show(place: HTMLElement, heard: Heard): void {
  const nothing = !heard.given?.length && !heard.offers?.length;
  const left = heard.unanswered ?? [];
  const meant = heard.offers ?? []; // what may be meant by what is left comes first
  const toLeft = meant.filter((o) => left.includes(o.part ?? ""));
  const heading = el("h2", "", word("answer"));
  heading.tabIndex = -1;
  place.replaceChildren(heading,
    ...(heard.corrected ?? []).map(([was, is]) => el("p", "q", `${quoted(was)} ${word("read")} ${quoted(is)}`)),
    ...(heard.given ?? []).map(given),
    ...[left.length ? el("p", "left", notAnswered(left)) : null, offers("mean", toLeft), nothing ? el("p", "", word("none")) : null,
      offers(heard.given?.length ? "also" : "mean", meant.filter((o) => !toLeft.includes(o))), note("strangers", heard.strangers),
      note("unknown", heard.unknown), note("otherwise", heard.others?.map(say))].filter((x) => x !== null));
  // The style shows of a ruling what is said in the language of the page, and takes what says none for English.
  for (const p of place.querySelectorAll("p")) p.lang = document.documentElement.lang;
}

/** What is said of an answer to whoever does not see it: what is ruled, or the likeliest of what is offered instead,
 * what of the question is not answered, and how much is offered. */
function announced({ given = [], unanswered = [], offers = [] }: Heard): string {
  const out = given.flatMap((g) => g.clause ? [say(g.says), ...g.reading ? [word("reading")] : []] :
    [say(g.says), g.wrong ? word("withheld") : say(g.ruling)]);
  const [likeliest] = offers;
  if (!given.length) out.push(likeliest ? `${word("mean")} ${say(likeliest.says)}` : word("none"));
  if (unanswered.length) out.push(notAnswered(unanswered));
  if (likeliest) out.push(`${word("offered")} ${offers.length}`);
  return [word("rules"), ...out].join(" ");
}

class Asking {
  private readonly place = el("div", "heard");
  private readonly status = el("p", "unseen");
  private shows: () => void = () => undefined; // what stands in the place, in the language of the page
  private timer = 0;
  private asked = "";
  private broken = false; // this copy of the book has no engine
  private answer: Promise<void> = Promise.resolve();

  constructor(private readonly box: HTMLInputElement) {
    this.status.setAttribute("role", "status");
    box.after(this.status, this.place);
    spoken(() => this.shows());
    box.addEventListener("input", () => {
      clearTimeout(this.timer);
      this.timer = window.setTimeout(() => this.asks(), this.isQuestion() ? pause : 0);
    });
    box.addEventListener("keydown", (e) => {
      if (e.key !== "Enter" || e.isComposing || this.broken || !this.isQuestion()) return;
      e.preventDefault();
      e.stopPropagation(); // to the first that is found it would lead before there is an answer
      this.asks();
      void this.answer.then(() => { // whoever types on stays in the box
        if (document.activeElement !== box || this.said() !== this.asked) return;
        this.place.querySelector<HTMLElement>("h2")?.focus();
      });
    });
    this.asks();
  }

  private said(): string {
    return this.box.value.trim();
  }

  private isQuestion(): boolean {
    return this.said().split(/\s+/).length >= fewest;
  }

  private show(shows: () => void): void {
    this.shows = shows;
    shows();
  }

  /** Says one thing in the place of an answer. */
  private tell(says: () => string, cls: string): void {
    this.show(() => {
      this.place.replaceChildren(el("p", cls, says()));
      this.status.textContent = says();
    });
  }

  /** Leaves the place of an answer empty. */
  private clear(): void {
    this.show(() => {
      this.place.replaceChildren();
      this.status.textContent = "";
    });
  }

  /** Asks what stands in the box, unless that was asked last. */
  private asks(): void {
    clearTimeout(this.timer);
    const said = this.said();
    if (said === this.asked || this.broken) return;
    this.asked = said;
    this.clear();
    if (this.isQuestion()) this.answer = this.ask(said);
  }

  private async ask(said: string): Promise<void> {
    this.tell(() => word("thinking"), "q");
    try {
      const { heard, wrong } = await engine.ask({ do: "ask", said, name: gameOfPage() });
      if (said !== this.asked) return; // more was typed meanwhile
      if (heard) {
        this.show(() => {
          show(this.place, heard);
          this.status.textContent = announced(heard);
        });
      } else this.tell(() => say(wrong?.says), "bad");
    } catch (wrong) {
      if (said !== this.asked) return;
      this.broken = isMissing(wrong);
      if (this.broken) this.clear(); // what is found without it stands below
      else this.tell(() => trouble(wrong), "bad");
    }
  }
}

const box = document.querySelector<HTMLInputElement>(".s input");
if (box) new Asking(box);
