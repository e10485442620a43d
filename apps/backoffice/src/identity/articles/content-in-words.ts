import { languageNames } from "@yer/api/contract/appearance";
import type { ArticleContent } from "@yer/api/contract/articles";
import { plainText } from "@yer/api/contract/rich-text";
import { locales } from "@yer/api/contract/values";
import type { DiffField } from "@yer/ui";
import type { useArticleText } from "./article-texts.js";

type Side = {
  readonly content: ArticleContent;
  readonly files: readonly { readonly id: string; readonly name: string }[];
};

const orNull = (words: string | null | undefined): string | null => (words ? words : null);

/** Two versions field by field, in words. */
export function differencesOf(text: ReturnType<typeof useArticleText>, before: Side, after: Side): DiffField[] {
  const field = (id: string, label: string, of: (side: Side) => string | null): DiffField => ({
    id,
    label,
    before: of(before),
    after: of(after),
  });
  return [
    ...locales.flatMap((locale) => [
      field(`${locale}.title`, `${text("write.name")} (${languageNames[locale]})`, ({ content }) =>
        orNull(content.texts[locale]?.title),
      ),
      field(`${locale}.adoptedBy`, `${text("legal.adoptedBy")} (${languageNames[locale]})`, ({ content }) =>
        orNull(content.texts[locale]?.adoptedBy),
      ),
      field(`${locale}.body`, `${text("write.body")} (${languageNames[locale]})`, ({ content }) => {
        const written = content.texts[locale];
        return written ? orNull(plainText(written.body)) : null;
      }),
    ]),
    field("audience", text("audience.label"), ({ content }) => text(`audience.${content.audience}`)),
    ...(["number", "adoptedOn", "inForceFrom", "inForceTo", "source"] as const).map((fact) =>
      field(fact, text(`legal.${fact}`), ({ content }) => orNull(content.legal?.[fact])),
    ),
    field("files", text("read.files"), ({ content, files }) =>
      orNull(content.fileIds.map((id) => files.find((file) => file.id === id)?.name ?? id).join(", ")),
    ),
  ];
}
