import { type ArticleKind, faqs, legalDocuments, manuals } from "@yer/api/contract/articles";
import { languageNames, type Locale } from "@yer/api/contract/appearance";

/** A kind that staff read on a screen of its own. */
export type ReadKind = Exclude<ArticleKind, "page">;

/** Calls that read a kind, and the address of its screen. Pages of the public site are written beside the manuals. */
export const readKinds = {
  faq: { calls: faqs, path: "/faqs" },
  manual: { calls: manuals, path: "/manuals" },
  legal: { calls: legalDocuments, path: "/legal_doc" },
} as const;

/** The address of the screen on which a kind is written. */
export function writingPath(kind: ArticleKind): string {
  return readKinds[kind === "page" ? "manual" : kind].path;
}

/** The address of the list of those who write a kind. */
export function managePath(kind: ArticleKind): string {
  return `${writingPath(kind)}?manage=${kind}`;
}

/** Names of languages, one after the other. */
export function languagesNamed(locales: readonly Locale[]): string {
  return locales.map((locale) => languageNames[locale]).join(", ");
}
