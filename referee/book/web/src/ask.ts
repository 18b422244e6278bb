// Asking: the box of every page answers as one types, by the same finder and with the same verdicts as the command ask.

import { clauseList } from "./clauses";
import { el } from "./dom";
import { engine, here, isMissing } from "./engine";
import { say, spoken } from "./language";
import type { Found, Heard } from "./messages";
import { word } from "./words";

declare global {
  interface Window {
    /** Gives the address at which a clause stands, once that is known (page.js). */
    refereePlace?: (id: string, then: (href: string) => void) => void;
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
    out.append(el("p", "", say(found.says)), el("p", "i", el("code", "", found.name), " ", linkTo(found, say(found.in))));
    return out;
  }
  out.append(el("p", "asked", say(found.says)), el("small", "", say(found.in)));
  if (found.wrong) {
    out.append(el("p", "", word("withheld")), el("p", "i", say(found.wrong.says)));
    return out;
  }
  out.append(el("p", "ruled", say(found.ruling)));
  if (found.unasked?.length) {
    out.append(el("p", "q", word("holds")), el("ul", "", ...found.unasked.map((u) => el("li", "", u))));
  }
  const rests = clauseList(found.rests);
  if (rests) out.append(el("details", "", el("summary", "", word("rests")), rests));
  out.append(el("p", "", linkTo(found, word("played") + " →")));
  return out;
}

function offers(heard: Heard): HTMLElement | null {
  if (!heard.offers?.length) return null;
  return el("section", "offers", el("p", "", word(heard.given?.length ? "also" : "mean")),
    el("ul", "", ...heard.offers.map((o) => {
      return el("li", "", linkTo(o, say(o.says)), " ", el("small", "", say(o.in) + (o.clause ? " · " + o.name : "")));
    })));
}

function note(key: Parameters<typeof word>[0], all: readonly string[] | undefined): HTMLElement | null {
  return all?.length ? el("p", "q", word(key) + " " + all.join(", ")) : null;
}

function show(place: HTMLElement, heard: Heard): void {
  const nothing = !heard.given?.length && !heard.offers?.length;
  place.replaceChildren(el("h2", "", word("answer")),
    ...(heard.corrected ?? []).map(([was, is]) => el("p", "q", `“${was}” ${word("read")} “${is}”`)),
    ...(heard.given ?? []).map(given),
    ...[nothing ? el("p", "", word("none")) : null, offers(heard), note("strangers", heard.strangers),
      note("unknown", heard.unknown), note("otherwise", heard.others?.map(say))].filter((x) => x !== null));
  // The style shows of a ruling what is said in the language of the page, and takes what says none for English.
  for (const p of place.querySelectorAll("p")) p.lang = document.documentElement.lang;
}

function listens(box: HTMLInputElement): void {
  const place = el("div", "heard");
  place.setAttribute("aria-live", "polite");
  box.after(place);
  let heard: Heard | null = null, timer = 0, asked = "", broken = false;
  spoken(() => {
    if (heard) show(place, heard);
  });
  async function ask(): Promise<void> {
    const said = box.value.trim();
    if (said === asked || broken) return;
    asked = said;
    heard = null;
    place.replaceChildren();
    if (said.split(/\s+/).length < fewest) return;
    const waits = el("p", "q", word("thinking"));
    place.append(waits);
    try {
      const reply = await engine.ask({ do: "ask", said, name: gameOfPage() });
      if (said !== asked) return; // more was typed meanwhile
      heard = reply.heard ?? null;
      if (heard) show(place, heard);
      else place.replaceChildren(el("p", "bad", say(reply.wrong?.says)));
    } catch (wrong) {
      broken = isMissing(wrong);
      place.replaceChildren(broken ? "" : el("p", "bad", word("broken") + ": " + String(wrong)));
    }
  }
  box.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => void ask(), pause);
  });
  void ask();
}

const box = document.querySelector<HTMLInputElement>(".s input");
if (box) listens(box);
