import { type ReactElement, useId } from "react";
import { styled } from "styled-components";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** Props of {@link RichTextContents}. */
export interface RichTextContentsProps extends RootProps {
  /** Its heading. */
  readonly label: string;
  /** The text's headings in their order, with the ids given to `RichText` as `anchors`. */
  readonly headings: readonly { readonly level: number; readonly text: string; readonly anchor: string }[];
}

const Root = styled.nav`
  max-inline-size: 72ch;
  padding: var(--yer-space-3) var(--yer-space-4);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  ul {
    margin-block: var(--yer-space-2) 0;
    padding: 0;
    list-style: none;
  }
  li[data-level="3"] {
    padding-inline-start: var(--yer-space-4);
  }
  li[data-level="4"] {
    padding-inline-start: var(--yer-space-8);
  }
  a {
    display: inline-block;
    padding-block: 3px;
    color: var(--yer-accent-text);
  }
`;

/** What a long text holds: links to its headings. A text of one heading needs none, and nothing is shown. */
export function RichTextContents({ label, headings, ...root }: RichTextContentsProps): ReactElement | null {
  const id = useId();
  if (headings.length < 2) return null;
  return (
    <Root {...rootProps(root)} aria-labelledby={id}>
      <strong id={id}>{label}</strong>
      <ul>
        {headings.map(({ level, text, anchor }) => (
          <li key={anchor} data-level={level}>
            <a href={`#${anchor}`}>{text}</a>
          </li>
        ))}
      </ul>
    </Root>
  );
}
