import { type ReactElement, useId } from "react";
import { styled } from "styled-components";
import { Link } from "../Link/index.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** A text that can be read, as a shelf names it. */
export interface RichTextEntry {
  /** Its name; unique in the shelf. */
  readonly id: string;
  readonly title: string;
  /** Address of the article. */
  readonly href: string;
  /** Language of the title where it is not the page's, as a BCP 47 tag. */
  readonly lang?: string;
  /** Said below the title: number, day, that it is in another language. */
  readonly notes?: readonly string[];
}

/** Props of {@link RichTextShelf}. */
export interface RichTextShelfProps extends RootProps {
  /** Entries in their order, by section; one without a name has no heading. */
  readonly sections: readonly {
    readonly id: string;
    readonly name?: string | undefined;
    readonly entries: readonly RichTextEntry[];
  }[];
  /** Level of the sections' headings. @default 2 */
  readonly level?: 2 | 3;
}

const Section = styled.section`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
  & + & {
    margin-block-start: var(--yer-space-4);
  }
  ul {
    display: grid;
    gap: var(--yer-space-3);
    margin: 0;
    padding: 0;
    list-style: none;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    color: var(--yer-text-muted);
  }
`;

function ShelfSection({
  section: { name, entries },
  level,
}: {
  readonly section: RichTextShelfProps["sections"][number];
  readonly level: 2 | 3;
}): ReactElement {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Section {...(name === undefined ? {} : { "aria-labelledby": id })}>
      {name === undefined ? null : <Heading id={id}>{name}</Heading>}
      <ul>
        {entries.map(({ id: entry, title, href, lang, notes = [] }) => (
          <li key={entry}>
            <Link href={href}>
              <span lang={lang}>{title}</span>
            </Link>
            {notes.length > 0 ? <small>{notes.join(" · ")}</small> : null}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What there is to read, in sections: titles that lead to their texts. */
export function RichTextShelf({ sections, level = 2, ...root }: RichTextShelfProps): ReactElement {
  return (
    <div {...rootProps(root)}>
      {sections.map((section) => (
        <ShelfSection key={section.id} section={section} level={level} />
      ))}
    </div>
  );
}
