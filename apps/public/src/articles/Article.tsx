import { type ArticlePage, publicArticles } from "@yer/api/contract/articles";
import { headingsOf } from "@yer/api/contract/rich-text";
import { sayFailure } from "@yer/api/messages/sentences";
import { useRead } from "@yer/api/react";
import {
  Button,
  DescriptionList,
  EmptyState,
  FileTextIcon,
  InlineAlert,
  languageTag,
  Link,
  PrintIcon,
  RichText,
  RichTextContents,
  Skeleton,
  useDates,
} from "@yer/ui";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/useTitle.js";
import { usePreferences } from "../language/preferences.js";
import { languageNames } from "./languageNames.js";
import { Reading } from "./Reading.js";
import { useReadingText } from "./readingTexts.js";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-3);
  h1 {
    overflow-wrap: anywhere;
  }
`;

/** Props of {@link Article}. */
export interface ArticleProps {
  readonly slug: string;
  /** The list it was found in. */
  readonly from?: string;
}

/** One article as anyone reads it. */
export function Article({ slug, from }: ArticleProps) {
  const text = useReadingText();
  const { locale } = usePreferences();
  const { data, failure, refetch } = useRead(publicArticles.get, { params: { slug }, query: { locale } });
  const isGone = failure?.kind === "problem" && ["not-found", "invalid"].includes(failure.problem.code);
  useTitle(data?.title ?? text(isGone ? "read.gone" : "read.contents"));
  return (
    <Reading>
      {from === undefined ? null : (
        <div data-screen-only="">
          <Link href={from}>{text("read.back")}</Link>
        </div>
      )}
      {data ? (
        <Page page={data} />
      ) : failure ? (
        <EmptyState
          level={1}
          icon={<FileTextIcon size={32} />}
          title={text(isGone ? "read.gone" : "read.failed")}
          actions={isGone ? undefined : <Button onPress={() => void refetch()}>{text("retry")}</Button>}
        >
          {isGone ? text("read.gone.text") : sayFailure(text, failure)}
        </EmptyState>
      ) : (
        <div aria-busy="true">
          <Skeleton lines={8} />
        </div>
      )}
    </Reading>
  );
}

function Page({ page }: { readonly page: ArticlePage }) {
  const text = useReadingText();
  const dates = useDates();
  const { locale } = usePreferences();
  const { hash } = useLocation();
  const headings = useMemo(() => headingsOf(page.body), [page.body]);
  const fileUrl = (id: string): string => `/api/v1/public/articles/${page.slug}/files/${id}`;
  useEffect(() => {
    if (hash === "") return;
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  const { legal } = page;
  return (
    <>
      <Head>
        <h1 lang={languageTag(page.locale)}>{page.title}</h1>
        <div data-screen-only="">
          <Button icon={<PrintIcon />} onPress={() => window.print()}>
            {text("read.print")}
          </Button>
        </div>
      </Head>
      <small>{text("read.published", { at: dates.day(page.publishedAt) })}</small>
      {page.locale === locale ? null : (
        <InlineAlert tone="info" title={text("read.fallback", { language: languageNames[page.locale] })} />
      )}
      {legal ? (
        <DescriptionList
          items={[
            { term: text("legal.number"), details: legal.number || "—" },
            ...(page.adoptedBy ? [{ term: text("legal.adoptedBy"), details: page.adoptedBy }] : []),
            ...(["adoptedOn", "inForceFrom", "inForceTo"] as const).flatMap((fact) => {
              const on = legal[fact];
              return on === null ? [] : [{ term: text(`legal.${fact}`), details: dates.day(on) }];
            }),
            ...(legal.source === "" ? [] : [{ term: text("legal.source"), details: legal.source }]),
          ]}
        />
      ) : null}
      <RichTextContents label={text("read.contents")} headings={headings} />
      <RichText
        document={page.body}
        anchors={headings.map(({ anchor }) => anchor)}
        pictureUrl={fileUrl}
        labels={{ table: text("read.table"), info: text("read.info"), warning: text("read.warning") }}
        lang={languageTag(page.locale)}
      />
      {page.files.length > 0 ? (
        <section aria-labelledby="files">
          <h2 id="files">{text("read.files")}</h2>
          <ul>
            {page.files.map(({ id, name }) => (
              <li key={id}>
                <a href={fileUrl(id)} download={name}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
