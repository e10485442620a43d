import type { ArticlePage } from "@yer/api/contract/articles";
import { headingsOf, picturesOf } from "@yer/api/contract/rich-text";
import { fallbackInWords, isArticleGone, legalInWords } from "@yer/api/reading/article-in-words";
import { useExtra, useRead, useTheme } from "@yer/api/react";
import {
  Breadcrumbs,
  Button,
  EmptyState,
  FileTextIcon,
  languageTag,
  PageSpinner,
  RichTextPage,
  Stack,
  useDates,
} from "@yer/ui";
import { useMemo } from "react";
import { useLocation } from "react-router-dom";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { type ReadKind, readKinds } from "./article-kinds.js";
import { useArticleText } from "./article-texts.js";
import { usePictures } from "./use-pictures.js";

/** An article as staff read it. A heading named in the address is gone to. */
export function ArticleReader({ kind, slug }: { readonly kind: ReadKind; readonly slug: string }) {
  const text = useArticleText();
  const { locale } = useTheme();
  const { calls, path } = readKinds[kind];
  const { data, failure, refetch } = useRead(calls.get, { params: { slug }, query: { locale } });
  useScreenTitle(data?.title ?? text(`read.title.${kind}`));
  return (
    <Stack gap={4}>
      <Breadcrumbs
        items={[{ label: text(`read.title.${kind}`), href: path }, { label: data?.title ?? text("articles.loading") }]}
      />
      {data ? (
        <Article page={data} />
      ) : isArticleGone(failure) ? (
        <EmptyState level={1} icon={<FileTextIcon size={32} />} title={text("read.gone")}>
          {text("read.gone.text")}
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
  const pictures = usePictures(useMemo(() => picturesOf(page.body), [page.body]));
  const notice = fallbackInWords({ say: text, locale }, page.locale);
  return (
    <RichTextPage
      title={page.title}
      published={text("articles.published", { number: page.number, at: dates.moment(page.publishedAt) })}
      {...(notice === undefined ? {} : { notice })}
      facts={legalInWords({ say: text, day: dates.day }, page)}
      headings={headingsOf(page.body)}
      document={page.body}
      pictureUrl={(id) => pictures[id]}
      files={page.files.map(({ id, name }) => ({
        id,
        link: <Button onPress={async () => client.download(id)}>{name}</Button>,
      }))}
      goTo={hash.slice(1)}
      lang={languageTag(page.locale)}
      labels={{
        contents: text("read.contents"),
        print: text("read.print"),
        files: text("read.files"),
        table: text("read.table"),
        info: text("read.info"),
        warning: text("read.warning"),
      }}
    />
  );
}
