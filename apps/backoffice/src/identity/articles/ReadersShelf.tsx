import type { ArticleShelf } from "@yer/api/contract/articles";
import { rowInWords } from "@yer/api/reading/article-in-words";
import { useRead, useTheme } from "@yer/api/react";
import { EmptyState, FileTextIcon, languageTag, RichTextShelf, SearchField, Skeleton, Stack, useDates } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { managePath, type ReadKind, readKinds } from "./article-kinds.js";
import { useArticleText } from "./article-texts.js";

const Search = styled.div`
  max-inline-size: 480px;
`;

/** A kind's articles as staff read them: in sections, found by words. */
export function ReadersShelf({ kind }: { readonly kind: ReadKind }) {
  const text = useArticleText();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const q = params.get("q") ?? "";
  const { data, failure, refetch } = useRead(readKinds[kind].calls.list, { query: { locale, ...(q ? { q } : {}) } });
  const title = text(`read.title.${kind}`);
  useScreenTitle(title);
  return (
    <Stack gap={4}>
      <ScreenHead title={title}>
        <GuardedLink code="update:article" href={managePath(kind)} variant="secondary">
          {text("articles.manage")}
        </GuardedLink>
      </ScreenHead>
      <Search>
        <SearchField
          label={text("read.search")}
          description={text("read.search.hint")}
          defaultValue={q}
          onSearch={(typed) => setParams(typed.trim() === "" ? {} : { q: typed.trim() }, { replace: true })}
          onClear={() => setParams({}, { replace: true })}
        />
      </Search>
      {failure && !data ? (
        <FailedRead failure={failure} onRetry={() => void refetch()} />
      ) : data ? (
        <Sections shelf={data} kind={kind} isSearch={q !== ""} />
      ) : (
        <div aria-busy="true">
          <Skeleton lines={6} />
        </div>
      )}
    </Stack>
  );
}

interface SectionsProps {
  readonly shelf: ArticleShelf;
  readonly kind: ReadKind;
  readonly isSearch: boolean;
}

function Sections({ shelf, kind, isSearch }: SectionsProps) {
  const text = useArticleText();
  const dates = useDates();
  const { locale } = useTheme();
  if (shelf.sections.length === 0) {
    const id = isSearch ? ("read.none" as const) : ("read.empty" as const);
    return (
      <EmptyState level={2} icon={<FileTextIcon size={32} />} title={text(id)}>
        {text(`${id}.text`)}
      </EmptyState>
    );
  }
  return (
    <RichTextShelf
      sections={shelf.sections.map(({ id, name, articles }) => ({
        id: id ?? "loose",
        name: name?.[locale] ?? text("read.loose"),
        entries: articles.map((row) => ({
          id: row.slug,
          title: row.title,
          href: `${readKinds[kind].path}?article=${row.slug}`,
          lang: languageTag(row.locale),
          notes: rowInWords({ say: text, day: dates.day, locale }, row),
        })),
      }))}
    />
  );
}
