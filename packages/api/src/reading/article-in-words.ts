import { languageNames, type Locale } from "../contract/appearance.js";
import type { ArticlePage, ArticleRow } from "../contract/articles.js";
import type { Failure } from "../react/failure.js";
import type { ReadingMessageId } from "./messages/texts.js";

/** How a reader's words are said: texts in their language, days as they are written in it. */
export interface ReadingWords {
  /** Says a word around what is read. */
  readonly say: (id: ReadingMessageId, values?: Readonly<Record<string, string>>) => string;
  /** Writes a day, given as `YYYY-MM-DD`. */
  readonly day: (day: string) => string;
  /** The reader's language. */
  readonly locale: Locale;
}

/** That an article is shown in another language than the reader's; `undefined` where it is in theirs. */
export function fallbackInWords(
  { say, locale }: Pick<ReadingWords, "say" | "locale">,
  shown: Locale,
): string | undefined {
  return shown === locale ? undefined : say("read.fallback", { language: languageNames[shown] });
}

/** What a list says of an article below its title: a legal document's number and day, and that it is in another language. */
export function rowInWords(words: ReadingWords, { legal, locale }: Pick<ArticleRow, "legal" | "locale">): string[] {
  return [legal?.number, legal?.adoptedOn ? words.day(legal.adoptedOn) : undefined, fallbackInWords(words, locale)]
    .filter((note) => note !== undefined)
    .filter((note) => note !== "");
}

/** What is known of a legal document besides its words, as terms and their details; nothing for other articles. */
export function legalInWords(
  { say, day }: Pick<ReadingWords, "say" | "day">,
  { legal, adoptedBy }: Pick<ArticlePage, "legal" | "adoptedBy">,
): { term: string; details: string }[] {
  if (legal === null) return [];
  const days = (["adoptedOn", "inForceFrom", "inForceTo"] as const).map((fact) => ({
    term: say(`legal.${fact}`),
    details: legal[fact] === null ? "" : day(legal[fact]),
  }));
  const known = [
    { term: say("legal.adoptedBy"), details: adoptedBy ?? "" },
    ...days,
    { term: say("legal.source"), details: legal.source },
  ].filter(({ details }) => details !== "");
  return [{ term: say("legal.number"), details: legal.number || "—" }, ...known];
}

/** Whether an article cannot be read because there is none under the address, or it was withdrawn. */
export function isArticleGone(failure: Failure | undefined): boolean {
  return failure?.kind === "problem" && ["not-found", "invalid"].includes(failure.problem.code);
}
