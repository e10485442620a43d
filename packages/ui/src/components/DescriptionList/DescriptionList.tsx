import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** One fact. */
export interface Description {
  /** Name of the fact; unique in the list. */
  term: string;
  /** The fact; a dash stands for one that is not known: empty, `null` or left out. */
  details?: ReactNode;
  /** A link or small button to change it; its name says of what ("Change the area"). */
  action?: ReactNode;
}

/** Props of `DescriptionList`. */
export interface DescriptionListProps extends RootProps {
  /** The facts. */
  items: readonly Description[];
  /** Terms beside their facts, or above them in columns. @default "rows" */
  layout?: "rows" | "columns";
}

const List = styled.dl`
  container-type: inline-size;
  display: grid;
  margin: 0;
  &[data-layout="columns"] {
    grid-template-columns: repeat(auto-fill, minmax(min(200px, 100%), 1fr));
    gap: var(--yer-space-4);
  }
`;

const Row = styled.div`
  [data-layout="rows"] > & {
    display: grid;
    grid-template-columns: minmax(120px, 32%) 1fr auto;
    gap: var(--yer-space-1) var(--yer-space-4);
    padding-block: var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
  }
  [data-layout="rows"] > &:last-child {
    border-block-end: 0;
  }
  @container (max-width: 420px) {
    [data-layout="rows"] > & {
      grid-template-columns: 1fr auto;
    }
    [data-layout="rows"] > & > dt {
      grid-column: 1 / -1;
    }
  }
  dt {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    line-height: 1.6;
    overflow-wrap: anywhere;
  }
  dd[data-none] {
    color: var(--yer-text-muted);
  }
  dd {
    margin: 0;
    min-inline-size: 0;
    /* A fact keeps its own direction and stands at its column's edge all the same. */
    unicode-bidi: plaintext;
    text-align: var(--yer-side-start);
    overflow-wrap: anywhere;
  }
`;

function isUnknown(details: ReactNode): boolean {
  return details === undefined || details === null || details === "";
}

/** A dash for eyes, words for readers, which pass over a dash. */
function Unknown(): ReactNode {
  const text = useUiText();
  return (
    <>
      <span aria-hidden>—</span>
      <VisuallyHidden>{text("value.none")}</VisuallyHidden>
    </>
  );
}

/**
 * Facts about one thing, each with its name. For many things with the same facts, use a table.
 *
 * Data attributes: `data-layout`; `data-none` on a fact that is not known.
 */
export function DescriptionList({ items, layout = "rows", ...root }: DescriptionListProps): ReactNode {
  return (
    <List {...rootProps(root)} data-layout={layout}>
      {items.map(({ term, details, action }) => (
        <Row key={term}>
          <dt>{term}</dt>
          <dd data-none={isUnknown(details) || undefined}>{isUnknown(details) ? <Unknown /> : details}</dd>
          {action ? <dd>{action}</dd> : null}
        </Row>
      ))}
    </List>
  );
}
