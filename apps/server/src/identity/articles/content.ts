import type { ArticleContent, ArticleText } from "@yer/api/contract/articles";
import { picturesOf, plainText, emptyRichText } from "@yer/api/contract/rich-text";
import { type Locale, locales } from "@yer/api/contract/values";
import { searchKey } from "@yer/api/formats";

/** A text that says something: it has a title and words. */
function isWritten(text: ArticleText | null): text is ArticleText {
  return (
    text !== null &&
    text.title.trim() !== "" &&
    (plainText(text.body).trim() !== "" || picturesOf(text.body).length > 0)
  );
}

/** Languages in which nothing is written yet: readers of them are shown another, and told so. */
export function missingLocales({ texts }: ArticleContent): Locale[] {
  return locales.filter((locale) => !isWritten(texts[locale]));
}

/** The text in a language, else in the first language that is written, Uzbek before the others. */
export function textIn({ texts }: ArticleContent, wanted: Locale): { locale: Locale; text: ArticleText } | undefined {
  for (const locale of [wanted, ...locales]) {
    const text = texts[locale];
    if (isWritten(text)) return { locale, text };
  }
  return undefined;
}

/** Words of all languages as search finds them. */
export function searchKeyOf({ texts, legal }: ArticleContent): string {
  const words = Object.values(texts).flatMap((text) =>
    text === null ? [] : [text.title, text.adoptedBy ?? "", plainText(text.body)],
  );
  return searchKey([...words, legal?.number ?? ""].join(" "));
}

/** Attachments and pictures with the place of each in the body of a request. */
export function filesOf({ fileIds, texts }: ArticleContent): { id: string; pointer: string }[] {
  return [
    ...fileIds.map((id, index) => ({ id, pointer: `/fileIds/${index}` })),
    ...locales.flatMap((locale) =>
      picturesOf(texts[locale]?.body ?? emptyRichText).map((id) => ({ id, pointer: `/texts/${locale}/body` })),
    ),
  ];
}

/** What an article begins with. */
export function emptyContent(kind: "faq" | "manual" | "legal" | "page"): ArticleContent {
  return {
    audience: kind === "page" ? "public" : "both",
    texts: { uz_UZ: null, uz_Cyrl: null, ru_RU: null, en_US: null },
    legal: kind === "legal" ? { number: "", adoptedOn: null, inForceFrom: null, inForceTo: null, source: "" } : null,
    fileIds: [],
  };
}
