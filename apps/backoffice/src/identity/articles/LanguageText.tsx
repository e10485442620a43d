import { languageNames } from "@yer/api/contract/appearance";
import type { ArticleKind, ArticleText } from "@yer/api/contract/articles";
import type { Locale } from "@yer/api/contract/values";
import { languageTag, Skeleton, Stack, TextField, lazyPart } from "@yer/ui";
import { Suspense, useEffect, useRef } from "react";
import { useArticleText } from "./article-texts.js";

/** Comes only where somebody writes: readers never load it. */
const RichTextEditor = lazyPart(() => import("./editor/RichTextEditor.js"));

/** Props of {@link LanguageText}. */
export interface LanguageTextProps {
  readonly kind: ArticleKind;
  readonly locale: Locale;
  readonly value: ArticleText;
  readonly onChange: (value: ArticleText) => void;
  readonly isReadOnly: boolean;
}

/** What an article says in one language. */
export function LanguageText({ kind, locale, value, onChange, isReadOnly }: LanguageTextProps) {
  const text = useArticleText();
  // The editor tells changes as they were when it was made.
  const current = useRef(value);
  useEffect(() => {
    current.current = value;
  });
  const change = (part: Partial<ArticleText>): void => {
    current.current = { ...current.current, ...part };
    onChange(current.current);
  };
  const field = (id: "write.name" | "write.body"): string =>
    `${text(kind === "faq" ? (`${id}.faq` as const) : id)} (${languageNames[locale]})`;
  return (
    <Stack gap={4}>
      <TextField
        label={field("write.name")}
        value={value.title}
        onChange={(title) => change({ title })}
        isReadOnly={isReadOnly}
        maxLength={300}
      />
      {kind === "legal" ? (
        <TextField
          label={`${text("legal.adoptedBy")} (${languageNames[locale]})`}
          value={value.adoptedBy ?? ""}
          onChange={(adoptedBy) => change({ adoptedBy })}
          isReadOnly={isReadOnly}
          maxLength={300}
        />
      ) : null}
      <Suspense fallback={<Skeleton lines={8} />}>
        <RichTextEditor
          label={field("write.body")}
          lang={languageTag(locale)}
          start={value.body}
          onChange={(body) => change({ body })}
          isReadOnly={isReadOnly}
        />
      </Suspense>
    </Stack>
  );
}
