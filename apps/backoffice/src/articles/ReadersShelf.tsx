import type { ArticleRow, ArticleShelf } from "@yer/api/contract/articles";
import { useRead, useTheme } from "@yer/api/react";
import { EmptyState, FileTextIcon, languageTag, Link, SearchField, Skeleton, Stack, useDates } from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { GuardedLink } from "../shell/GuardedLink.js";
import { FailedRead } from "../shell/FailedRead.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { languageNames, managePath, type ReadKind, readKinds } from "./articleKinds.js";
import { useArticleText } from "./articleTexts.js";

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  padding: 0;
  list-style: none;
  small {
    display: block;
    color: var(--yer-text-muted);
  }
`;
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
  const title = text(`articles.title.${kind}`);
  useScreenTitle(title, data !== undefined || failure !== undefined);
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        <GuardedLink code="update:article" href={managePath(kind)} variant="secondary">
          {text("articles.manage")}
        </GuardedLink>
      </ScreenHead>
      <Search>
        <SearchField
          label={text("articles.search")}
          description={text("articles.search.hint")}
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
  const { locale } = useTheme();
  if (shelf.sections.length === 0) {
    const id = isSearch ? ("articles.found.none" as const) : ("articles.empty" as const);
    return (
      <EmptyState level={2} icon={<FileTextIcon size={32} />} title={text(id)}>
        {text(`${id}.text`)}
      </EmptyState>
    );
  }
  return shelf.sections.map(({ id, name, articles }) => (
    <section key={id ?? "loose"} aria-labelledby={`section-${id ?? "loose"}`}>
      <Stack gap={3}>
        <h2 id={`section-${id ?? "loose"}`}>{name?.[locale] ?? text("articles.loose")}</h2>
        <List>
          {articles.map((row) => (
            <Row key={row.slug} row={row} kind={kind} />
          ))}
        </List>
      </Stack>
    </section>
  ));
}

function Row({ row, kind }: { readonly row: ArticleRow; readonly kind: ReadKind }) {
  const text = useArticleText();
  const dates = useDates();
  const { locale } = useTheme();
  const { legal } = row;
  const facts = [
    ...(legal?.number ? [legal.number] : []),
    ...(legal?.adoptedOn ? [dates.day(legal.adoptedOn)] : []),
    ...(row.locale === locale ? [] : [text("articles.fallback", { language: languageNames[row.locale] })]),
  ];
  return (
    <li>
      <Link href={`${readKinds[kind].path}?article=${row.slug}`}>
        <span lang={languageTag(row.locale)}>{row.title}</span>
      </Link>
      {facts.length > 0 ? <small>{facts.join(" · ")}</small> : null}
    </li>
  );
}
