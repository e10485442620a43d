import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { ToneIcon } from "../ToneIcon/index.js";
import type { RichTextDocument, RichTextInline, RichTextMark, RichTextNode } from "./document.js";
import { richTextStyle } from "./rich-text-style.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link RichText}. */
export interface RichTextProps extends RootProps {
  /** The text. */
  readonly document: RichTextDocument;
  /** Ids of its headings in their order, for links to them. */
  readonly anchors?: readonly string[];
  /** Where a picture is; one without an address shows its words. */
  readonly pictureUrl?: (fileId: string) => string | undefined;
  /** Names of parts for screen readers. */
  readonly labels: { readonly table: string; readonly info: string; readonly warning: string };
  /** Language of the words where it is not the page's, as a BCP 47 tag. */
  readonly lang?: string;
}

const Root = styled.div`
  ${richTextStyle}
`;

type Parts = Pick<RichTextProps, "pictureUrl" | "labels"> & {
  readonly anchorOf: (node: RichTextNode) => string | undefined;
};

function marked(words: ReactNode, marks: readonly RichTextMark[]): ReactNode {
  const [mark, ...rest] = marks;
  if (mark === undefined) return words;
  const inner = marked(words, rest);
  if (mark.type === "bold") return <strong>{inner}</strong>;
  if (mark.type === "italic") return <em>{inner}</em>;
  return (
    <a href={mark.attrs.href} rel="noopener noreferrer">
      {inner}
    </a>
  );
}

// Texts never change their places while they are shown, so these are their names.
function lines(content: readonly RichTextInline[] = []): ReactNode {
  return content.map((part, place) =>
    part.type === "hardBreak" ? <br key={place} /> : <span key={place}>{marked(part.text, part.marks ?? [])}</span>,
  );
}

function blocks(content: readonly RichTextNode[], parts: Parts): ReactNode {
  return content.map((node, place) => <Block key={place} node={node} parts={parts} />);
}

function Block({ node, parts }: { readonly node: RichTextNode; readonly parts: Parts }): ReactElement {
  switch (node.type) {
    case "paragraph":
      return <p>{lines(node.content)}</p>;
    case "heading": {
      const Heading = `h${node.attrs.level}` as const;
      return (
        <Heading id={parts.anchorOf(node)} tabIndex={-1}>
          {lines(node.content)}
        </Heading>
      );
    }
    case "bulletList":
      return <ul>{blocks(node.content, parts)}</ul>;
    case "orderedList":
      return <ol>{blocks(node.content, parts)}</ol>;
    case "listItem":
      return <li>{blocks(node.content, parts)}</li>;
    case "blockquote":
      return <blockquote>{blocks(node.content, parts)}</blockquote>;
    case "callout":
      return (
        <div role="note" aria-label={parts.labels[node.attrs.tone]} data-callout={node.attrs.tone}>
          <ToneIcon tone={node.attrs.tone} />
          <div>{blocks(node.content, parts)}</div>
        </div>
      );
    case "table":
      return (
        <div
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is of forms, a section would be a landmark
          role="group"
          aria-label={parts.labels.table}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide one is moved sideways, by keys as well
          tabIndex={0}
          data-table=""
        >
          <table>
            <tbody>{blocks(node.content, parts)}</tbody>
          </table>
        </div>
      );
    case "tableRow":
      return <tr>{blocks(node.content, parts)}</tr>;
    case "tableHeader":
      return <th>{blocks(node.content, parts)}</th>;
    case "tableCell":
      return <td>{blocks(node.content, parts)}</td>;
    case "image": {
      const url = parts.pictureUrl?.(node.attrs.fileId);
      return url === undefined ? (
        <p data-picture="">{node.attrs.alt}</p>
      ) : (
        <img src={url} alt={node.attrs.alt} loading="lazy" />
      );
    }
  }
}

/**
 * Draws a text with structure out of data: headings, lists, tables, quotes, callouts, pictures. Nothing in it is taken
 * for markup, so nothing in it can run.
 */
export function RichText({ document, anchors = [], pictureUrl, labels, lang, ...root }: RichTextProps): ReactElement {
  const headings = document.content.filter(({ type }) => type === "heading");
  const anchorOf = (node: RichTextNode): string | undefined => anchors[headings.indexOf(node)];
  return (
    <Root {...rootProps(root)} lang={lang}>
      {blocks(document.content, { pictureUrl, labels, anchorOf })}
    </Root>
  );
}
