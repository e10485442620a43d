import { type ReactElement, type ReactNode, useEffect, useId } from "react";
import { styled } from "styled-components";
import { PrintIcon } from "../../icons/index.js";
import { Button } from "../Button/index.js";
import { type Description, DescriptionList } from "../DescriptionList/index.js";
import { InlineAlert } from "../InlineAlert/index.js";
import { RichText, type RichTextProps } from "./RichText.js";
import { RichTextContents, type RichTextContentsProps } from "./RichTextContents.js";
import { rootProps } from "../../root/root-props.js";

/** Props of {@link RichTextPage}. */
export interface RichTextPageProps extends Omit<RichTextProps, "anchors" | "labels"> {
  /** The page's heading. */
  readonly title: string;
  /** Which version it is, or since when it is read. */
  readonly published: string;
  /** Said before the text: that it is shown in another language than the reader's. */
  readonly notice?: string;
  /** What is known besides its words: number, who adopted it. */
  readonly facts?: readonly Description[];
  /** The text's headings in their order, for its contents and for links to them. */
  readonly headings: RichTextContentsProps["headings"];
  /** Attached files, each as a link or button of the host. */
  readonly files?: readonly { readonly id: string; readonly link: ReactNode }[];
  /** What the address names after its `#`: a heading of that anchor is gone to, and focused. */
  readonly goTo?: string;
  /** Names of parts. */
  readonly labels: RichTextProps["labels"] & {
    readonly contents: string;
    readonly print: string;
    readonly files: string;
  };
}

const Root = styled.article`
  display: grid;
  gap: var(--yer-space-4);
  min-inline-size: 0;
  > small {
    color: var(--yer-text-muted);
  }
  > section > ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--yer-space-2) var(--yer-space-4);
    margin-block-start: var(--yer-space-2);
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--yer-space-2) var(--yer-space-4);
  h1 {
    overflow-wrap: anywhere;
  }
  @media print {
    > :not(h1) {
      display: none;
    }
  }
`;

/** A text with structure as a page of its own: its heading, where it stands, what it holds, the text, its files. */
export function RichTextPage({
  title,
  published,
  notice,
  facts = [],
  headings,
  files = [],
  goTo = "",
  labels,
  lang,
  document: body,
  pictureUrl,
  ...root
}: RichTextPageProps): ReactElement {
  const filesId = useId();
  // As it is, or as an address writes it: one that was broken on its way is nobody's.
  const target = headings.find(({ anchor }) => anchor === goTo || encodeURIComponent(anchor) === goTo)?.anchor;
  useEffect(() => {
    if (target === undefined) return;
    const heading = document.getElementById(target);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [target]);
  return (
    <Root {...rootProps(root)}>
      <Head>
        <h1 lang={lang}>{title}</h1>
        <Button icon={<PrintIcon />} onPress={() => window.print()}>
          {labels.print}
        </Button>
      </Head>
      <small>{published}</small>
      {notice === undefined ? null : <InlineAlert tone="info" title={notice} />}
      {facts.length > 0 ? <DescriptionList items={facts} /> : null}
      <RichTextContents label={labels.contents} headings={headings} />
      <RichText
        document={body}
        pictureUrl={pictureUrl}
        anchors={headings.map(({ anchor }) => anchor)}
        labels={labels}
        {...(lang === undefined ? {} : { lang })}
      />
      {files.length > 0 ? (
        <section aria-labelledby={filesId}>
          <h2 id={filesId}>{labels.files}</h2>
          <ul>
            {files.map(({ id, link }) => (
              <li key={id}>{link}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </Root>
  );
}
