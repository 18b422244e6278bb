// The language in which the page speaks. The switch in its head sets it (page.js).

import type { Text } from "./messages";

const root = document.documentElement;

/** The place of the language in every text. */
export function lang(): number {
  return root.dataset.lang === "fr" ? 1 : 0;
}

/** A text in the language of the page. */
export function say(text: Text | undefined): string {
  return text ? text[lang()] || text[0] || "" : "";
}

/** A line of the log in the language of the page, with an arrow for where a card goes. */
export function line(text: Text | undefined): string {
  return say(text).replaceAll(" -> ", " → ");
}

/** What somebody has said, in the quotation marks of the language of the page. */
export function quoted(said: string): string {
  return lang() === 1 ? `«\u00a0${said}\u00a0»` : `“${said}”`;
}

/** What something is, and what is said of it behind a colon, as the language of the page sets it. */
export function colon(what: string, says: string): string {
  return what + (lang() === 1 ? "\u00a0: " : ": ") + says;
}

/** Does something now, and whenever the language is switched. */
export function spoken(show: () => void): void {
  root.addEventListener("lang", show);
  show();
}
