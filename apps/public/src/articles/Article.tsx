import { type ArticlePage, publicArticles } from "@yer/api/contract/articles";
import { headingsOf } from "@yer/api/contract/rich-text";
import { sayFailure } from "@yer/api/messages/sentences";
import { fallbackInWords, isArticleGone, legalInWords } from "@yer/api/reading/article-in-words";
import { useRead } from "@yer/api/react";
import { Button, EmptyState, FileTextIcon, languageTag, Link, RichTextPage, Skeleton, useDates } from "@yer/ui";
import { useLocation } from "react-router-dom";
import { useTitle } from "../frame/use-title.js";
import { usePreferences } from "../language/preferences.js";
import { Reading } from "./Reading.js";
import { useReadingText } from "./reading-texts.js";

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
  const isGone = isArticleGone(failure);
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
  const notice = fallbackInWords({ say: text, locale }, page.locale);
  const fileUrl = (id: string): string => `/api/v1/public/articles/${page.slug}/files/${id}`;
  return (
    <RichTextPage
      title={page.title}
      published={text("read.published", { at: dates.day(page.publishedAt) })}
      {...(notice === undefined ? {} : { notice })}
      facts={legalInWords({ say: text, day: dates.day }, page)}
      headings={headingsOf(page.body)}
      document={page.body}
      pictureUrl={fileUrl}
      files={page.files.map(({ id, name }) => ({
        id,
        link: (
          <a href={fileUrl(id)} download={name}>
            {name}
          </a>
        ),
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
