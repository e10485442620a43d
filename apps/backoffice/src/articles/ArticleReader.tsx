import type { ArticlePage } from "@yer/api/contract/articles";
import { headingsOf, picturesOf } from "@yer/api/contract/rich-text";
import { useExtra, useRead, useTheme } from "@yer/api/react";
import {
  Breadcrumbs,
  Button,
  DescriptionList,
  EmptyState,
  FileTextIcon,
  InlineAlert,
  languageTag,
  PageSpinner,
  PrintIcon,
  RichText,
  RichTextContents,
  Stack,
  useDates,
} from "@yer/ui";
import { useEffect, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { FailedRead } from "../shell/FailedRead.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { languageNames, type ReadKind, readKinds } from "./articleKinds.js";
import { useArticleText } from "./articleTexts.js";
import { usePictures } from "./usePictures.js";

/** An article as staff read it. A heading named in the address is gone to. */
export function ArticleReader({ kind, slug }: { readonly kind: ReadKind; readonly slug: string }) {
  const text = useArticleText();
  const { locale } = useTheme();
  const { calls, path } = readKinds[kind];
  const { data, failure, refetch } = useRead(calls.get, { params: { slug }, query: { locale } });
  useScreenTitle(data?.title ?? text(`articles.title.${kind}`), data !== undefined || failure !== undefined);
  const isGone = failure?.kind === "problem" && ["not-found", "invalid"].includes(failure.problem.code);
  return (
    <Stack gap={4}>
      <Breadcrumbs
        items={[
          { label: text(`articles.title.${kind}`), href: path },
          { label: data?.title ?? text("articles.loading") },
        ]}
      />
      {data ? (
        <Article page={data} />
      ) : isGone ? (
        <EmptyState level={1} icon={<FileTextIcon size={32} />} title={text("articles.gone")}>
          {text("articles.gone.text")}
        </EmptyState>
      ) : failure ? (
        <FailedRead failure={failure} onRetry={() => void refetch()} />
      ) : (
        <PageSpinner label={text("articles.loading")} />
      )}
    </Stack>
  );
}

function Article({ page }: { readonly page: ArticlePage }) {
  const text = useArticleText();
  const dates = useDates();
  const { locale } = useTheme();
  const { client } = useExtra();
  const { hash } = useLocation();
  const headings = useMemo(() => headingsOf(page.body), [page.body]);
  const pictures = usePictures(useMemo(() => picturesOf(page.body), [page.body]));
  useEffect(() => {
    if (hash === "") return;
    const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [hash]);
  const { legal } = page;
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1 lang={languageTag(page.locale)}>{page.title}</h1>
        <Button icon={<PrintIcon />} onPress={() => window.print()}>
          {text("articles.print")}
        </Button>
      </ScreenHead>
      <small>{text("articles.published", { number: page.number, at: dates.moment(page.publishedAt) })}</small>
      {page.locale === locale ? null : (
        <InlineAlert tone="info" title={text("articles.fallback", { language: languageNames[page.locale] })} />
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
      <RichTextContents label={text("articles.contents")} headings={headings} />
      <RichText
        document={page.body}
        anchors={headings.map(({ anchor }) => anchor)}
        pictureUrl={(id) => pictures[id]}
        labels={{ table: text("articles.table"), info: text("articles.info"), warning: text("articles.warning") }}
        lang={languageTag(page.locale)}
      />
      {page.files.length > 0 ? (
        <section aria-labelledby="files">
          <Stack gap={2}>
            <h2 id="files">{text("articles.files")}</h2>
            <Stack direction="row" gap={2} wrap>
              {page.files.map(({ id, name }) => (
                <Button key={id} onPress={async () => client.download(id)}>
                  {name}
                </Button>
              ))}
            </Stack>
          </Stack>
        </section>
      ) : null}
    </Stack>
  );
}
