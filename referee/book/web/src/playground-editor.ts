// The editor of the playground: the component, as this page wants it. It stands in a shadow root, where it may bring
// its own styles as constructed sheets: a style element would be forbidden here.

import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { history, historyKeymap, indentWithTab, standardKeymap, toggleComment } from "@codemirror/commands";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, StreamLanguage, syntaxHighlighting } from "@codemirror/language";
import { lua } from "@codemirror/legacy-modes/mode/lua";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, Prec, type Extension, type Transaction } from "@codemirror/state";
import { EditorView, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { say } from "./language";
import type { Wrong } from "./messages";
import { complete } from "./playground-complete";
import { phrases, tell } from "./playground-says";

/** Lua, in which the words of the language are set off. */
function scenarioLanguage(words: ReadonlySet<string>): Extension {
  return StreamLanguage.define({
    ...lua,
    tokenTable: { word: tags.special(tags.keyword) },
    token(stream, state) {
      const style = lua.token(stream, state);
      if (style !== "variable") return style === "builtin" ? "variable" : style;
      const name = /^\w+/.exec(stream.current())?.[0] ?? ""; // ann.hand is read as one name
      if (name.length < stream.current().length) stream.backUp(stream.current().length - name.length);
      return words.has(name) ? "word" : style;
    },
  });
}

const colours = HighlightStyle.define([
  { tag: tags.special(tags.keyword), color: "var(--word)", fontWeight: "600" },
  { tag: tags.keyword, color: "var(--lua)" },
  { tag: tags.string, color: "var(--text)" },
  { tag: tags.number, color: "var(--figure)" },
  { tag: tags.comment, color: "var(--soft)", fontStyle: "italic" },
]);

const box = { backgroundColor: "var(--sheet)", color: "var(--ink)", border: "1px solid var(--line)" };

const theme = EditorView.theme({
  "&": { ...box, borderRadius: ".3rem", maxHeight: "var(--tall)", fontSize: ".9rem" },
  "&.cm-focused": { outline: ".15rem solid var(--link)" },
  ".cm-scroller": {
    overflow: "auto", minHeight: "14rem",
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
  },
  ".cm-content": { caretColor: "var(--ink)" },
  ".cm-gutters": { backgroundColor: "var(--paper)", color: "var(--soft)", borderRight: "1px solid var(--line)" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--ruled)", outline: "1px solid var(--link)" },
  ".cm-tooltip": { ...box, maxWidth: "min(30rem, 92vw)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": { fontFamily: "inherit", maxWidth: "min(30rem, 92vw)", minWidth: "0",
    maxHeight: "none", whiteSpace: "normal" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: ".15rem .5rem", overflowWrap: "anywhere" },
  ".cm-tooltip-autocomplete ul li[aria-selected]": { backgroundColor: "var(--link)", color: "var(--sheet)" },
  ".cm-completionMatchedText": { textDecoration: "none", fontWeight: "700" },
  ".cm-completionDetail": { fontStyle: "normal", fontSize: ".85em" },
  ".cm-completionInfo": { padding: ".4rem .6rem", fontFamily: "system-ui, sans-serif" },
  ".cm-diagnostic": { whiteSpace: "pre-wrap", fontFamily: "system-ui, sans-serif", maxHeight: "40vh", overflow: "auto" },
  // The component would draw these two by pictures, which are not allowed here.
  ".cm-lintRange-error": { backgroundImage: "none", textDecoration: "underline wavy var(--warn)" },
  ".cm-lint-marker-error": { content: "normal", borderRadius: "50%", backgroundColor: "var(--warn)" },
  ".cm-diagnostic-error": { borderLeftColor: "var(--warn)" },
});

/**
 * Types over what is selected. Left to the browser, what is typed would get the look of what was there as an inline
 * style, which is forbidden here.
 */
const typesOver = EditorView.domEventHandlers({
  beforeinput(e, view) {
    const { from, to, empty } = view.state.selection.main, text = e.data;
    if (e.inputType !== "insertText" || !text || empty || e.isComposing) return false;
    const typed = (): Transaction => view.state.update(view.state.replaceSelection(text),
      { userEvent: "input.type", scrollIntoView: true });
    if (!view.state.facet(EditorView.inputHandler).some((handles) => handles(view, from, to, text, typed))) {
      view.dispatch(typed());
    }
    return true;
  },
});

/** Who does what by a line: ann:plays. */
function says(line: string): string | undefined {
  return /^\s*(\w+:\w+)/.exec(line)?.[1];
}

/** How many letters of a line its first bytes are. */
function letters(line: string, bytes: number): number {
  return new TextDecoder().decode(new TextEncoder().encode(line).subarray(0, bytes)).length;
}

/** How long the word, the text or the sign is that begins at a place of a line; a text may begin behind its quote. */
function wordAt(line: string, at: number): number {
  const quote = /["']/.exec(line.charAt(at - 1))?.[0], end = quote ? line.indexOf(quote, at) : -1;
  if (end > at) return end - at;
  return /^("[^"]*"|'[^']*'|[\p{L}\p{N}_]+|.)/u.exec(line.slice(at))?.[0].length ?? 0;
}

/** What an editor tells of. */
export interface Hears {
  changed(): void;
  moved(line: number): void;
}

export class Editor {
  private readonly view: EditorView;
  private readonly language = new Compartment();
  private readonly spoken = new Compartment();
  private wrongLine = 0; // as it was marked last

  constructor(parent: HTMLElement, hears: Hears) {
    const root = parent.attachShadow({ mode: "open" });
    // What is typed here is for the editor alone: the page has keys of its own.
    parent.addEventListener("keydown", (e) => e.stopPropagation());
    this.view = new EditorView({
      root,
      parent: root,
      state: EditorState.create({
        extensions: [
          lineNumbers(), lintGutter(), history(), indentOnInput(), bracketMatching(), closeBrackets(),
          indentUnit.of("  "),
          autocompletion({ override: [(context) => complete(context, this.wrongLine)], icons: false }),
          syntaxHighlighting(colours), EditorView.lineWrapping, theme, typesOver,
          this.language.of(scenarioLanguage(new Set())), this.spoken.of(this.said()),
          Prec.low(keymap.of([indentWithTab])),
          keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap, ...historyKeymap, ...standardKeymap,
            { key: "Mod-/", run: toggleComment }]),
          EditorView.updateListener.of((u) => {
            if (u.docChanged) {
              const { doc } = u.startState;
              if (u.changes.touchesRange(0, doc.line(Math.min(this.wrongLine || 1, doc.lines)).to)) {
                this.wrongLine = 0; // what was wrong may be so no more
              }
              hears.changed();
            }
            if (u.selectionSet || u.docChanged) hears.moved(u.state.doc.lineAt(u.state.selection.main.head).number);
          }),
        ],
      }),
    });
  }

  private said(): Extension {
    // How it is left is told with its name: what is told below it stands outside of the shadow root.
    const attributes = { "aria-label": `${tell("editor")}. ${tell("leaves")}`, tabindex: "0", spellcheck: "false", autocapitalize: "off" };
    return [EditorState.phrases.of(phrases()), EditorView.contentAttributes.of(attributes)];
  }

  /** Speaks the language of the page. */
  speak(): void {
    this.view.dispatch({ effects: this.spoken.reconfigure(this.said()) });
  }

  /** Sets words off as those of the language. */
  setOff(words: ReadonlySet<string>): void {
    this.view.dispatch({ effects: this.language.reconfigure(scenarioLanguage(words)) });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  set text(to: string) {
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: to }, selection: { anchor: 0 } });
  }

  private line(n: number) {
    const doc = this.view.state.doc;
    return doc.line(Math.max(1, Math.min(n, doc.lines)));
  }

  /** Goes to a line. */
  go(n: number): void {
    const line = this.line(n);
    this.view.dispatch({ selection: { anchor: line.from, head: line.to },
      effects: EditorView.scrollIntoView(line.from, { y: "center" }) });
    this.view.focus();
  }

  /** Writes a line in the place of one that says the same of something else, or before any other one. */
  write(n: number, text: string): void {
    const line = this.line(n);
    const instead = says(line.text) === says(text);
    const insert = (/^\s*/.exec(line.text)?.[0] ?? "") + text + (instead ? "" : "\n");
    this.view.dispatch({ changes: { from: line.from, to: instead ? line.to : line.from, insert },
      selection: { anchor: line.from + insert.length - (instead ? 0 : 1) }, userEvent: "input" });
    this.view.focus();
  }

  /** Marks what is wrong: a word of a line, where that is known, or all of it but its margin; null is nothing. */
  mark(wrong: Wrong & { note: () => HTMLElement } | null): void {
    this.wrongLine = wrong?.line ?? 0;
    if (!wrong?.line) {
      this.view.dispatch(setDiagnostics(this.view.state, []));
      return;
    }
    const line = this.line(wrong.line);
    const at = wrong.col ? letters(line.text, wrong.col - 1) : /^\s*/.exec(line.text)?.[0].length ?? 0;
    const from = line.from + at, to = wrong.col ? from + wordAt(line.text, at) : line.to;
    this.view.dispatch(setDiagnostics(this.view.state, [{ from, to, severity: "error",
      message: say(wrong.says), renderMessage: wrong.note }]));
  }
}
