import { type ArticleKind, publicArticles } from "@yer/api/contract/articles";
import { sayFailure } from "@yer/api/messages/sentences";
import { rowInWords } from "@yer/api/reading/article-in-words";
import { useRead } from "@yer/api/react";
import {
  Button,
  EmptyState,
  FileTextIcon,
  InlineAlert,
  languageTag,
  RichTextShelf,
  SearchField,
  Skeleton,
  Stack,
  useDates,
} from "@yer/ui";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/use-title.js";
import { usePreferences } from "../language/preferences.js";
import { Article } from "./Article.js";
import { Reading } from "./Reading.js";
import { useReadingText } from "./reading-texts.js";

const Search = styled.div`
  max-inline-size: 480px;
`;

/** Props of {@link Library}. */
export interface LibraryProps {
  readonly path: "/helps" | "/documents";
  readonly title: "nav.helps" | "nav.documents";
  /** What stands here, in this order. */
  readonly kinds: readonly Exclude<ArticleKind, "page">[];
}

/** What anyone finds to read here, or one of it (`?article=`). */
export function Library({ path, title, kinds }: LibraryProps) {
  const [params] = useSearchParams();
  const slug = params.get("article");
  return slug === null ? (
    <Shelves path={path} title={title} kinds={kinds} />
  ) : (
    <Article key={slug} slug={slug} from={path} />
  );
}

function Shelves({ path, title, kinds }: LibraryProps) {
  const text = useReadingText();
  const [params, setParams] = useSearchParams();
  const q = params.get("q") ?? "";
  useTitle(text(title), text(path === "/documents" ? "read.describe.documents" : "read.describe.helps"));
  return (
    <Reading>
      <h1>{text(title)}</h1>
      <Search>
        <SearchField
          label={text("read.search")}
          description={text("read.search.hint")}
          defaultValue={q}
          onSearch={(typed) => setParams(typed.trim() === "" ? {} : { q: typed.trim() }, { replace: true })}
          onClear={() => setParams({}, { replace: true })}
        />
      </Search>
      {kinds.map((kind) => (
        <Shelf key={kind} kind={kind} path={path} q={q} isNamed={kinds.length > 1} />
      ))}
    </Reading>
  );
}

interface ShelfProps {
  readonly kind: LibraryProps["kinds"][number];
  readonly path: string;
  readonly q: string;
  readonly isNamed: boolean;
}

function Shelf({ kind, path, q, isNamed }: ShelfProps) {
  const text = useReadingText();
  const dates = useDates();
  const { locale } = usePreferences();
  const { data, failure, refetch } = useRead(publicArticles.list, { query: { kind, locale, ...(q ? { q } : {}) } });
  const none = q === "" ? ("read.empty" as const) : ("read.none" as const);
  return (
    <section aria-label={text(`read.title.${kind}`)}>
      <Stack gap={3}>
        {isNamed ? <h2>{text(`read.title.${kind}`)}</h2> : null}
        {data ? (
          data.sections.length === 0 ? (
            <EmptyState level={isNamed ? 3 : 2} icon={<FileTextIcon size={32} />} title={text(none)}>
              {text(`${none}.text`)}
            </EmptyState>
          ) : (
            <RichTextShelf
              level={isNamed ? 3 : 2}
              sections={data.sections.map(({ id, name, articles }) => ({
                id: id ?? "loose",
                name: name?.[locale] ?? (data.sections.length > 1 ? text("read.loose") : undefined),
                entries: articles.map((row) => ({
                  id: row.slug,
                  title: row.title,
                  href: `${path}?article=${row.slug}`,
                  lang: languageTag(row.locale),
                  notes: rowInWords({ say: text, day: dates.day, locale }, row),
                })),
              }))}
            />
          )
        ) : failure ? (
          <InlineAlert
            tone="danger"
            title={`${text("read.failed")}. ${sayFailure(text, failure)}`}
            actions={
              <Button size="sm" onPress={() => void refetch()}>
                {text("retry")}
              </Button>
            }
          />
        ) : (
          <div aria-busy="true">
            <Skeleton lines={4} />
          </div>
        )}
      </Stack>
    </section>
  );
}
