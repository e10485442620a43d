import type { ReactElement, ReactNode } from "react";
import { styled } from "styled-components";
import { useUiText } from "../../UiProvider/ui-intl.js";
import { DescriptionList } from "../DescriptionList/index.js";
import { Disclosure } from "../Disclosure/index.js";
import { StatusTag } from "../StatusTag/index.js";
import { VisuallyHidden } from "../VisuallyHidden/index.js";
import { DiffText } from "./DiffText.js";
import { type DiffPart, wordDiff } from "./word-diff.js";
import { rootProps, type RootProps } from "../../root/root-props.js";

/** One field of a record, before and after, in the words that people read. */
export interface DiffField {
  /** Unique in the record. */
  readonly id: string;
  /** The field's name. */
  readonly label: string;
  /** What stood there; `null` is nothing. */
  readonly before: string | null;
  /** What stands there now; `null` is nothing. */
  readonly after: string | null;
}

/** Props of {@link DiffView}. */
export interface DiffViewProps extends RootProps {
  /** All fields of the record, in the order of its form. */
  readonly fields: readonly DiffField[];
  /**
   * Before and after side by side, or one text with what was removed and added in it. By itself it is side by side
   * where there is room for it. @default "auto"
   */
  readonly layout?: "auto" | "sides" | "inline";
  /** Heading of the side before: a version, a day. @default "Before", in the language of the page */
  readonly beforeLabel?: string;
  /** Heading of the side after. @default "After", in the language of the page */
  readonly afterLabel?: string;
  /** Whether the fields that did not change are folded away or left out. @default "folded" */
  readonly unchanged?: "folded" | "hidden";
  /** Shown where no field changed. @default "Nothing changed", in the language of the page */
  readonly emptyState?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
  container: yer-diff / inline-size;
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: var(--yer-space-2) var(--yer-space-3);
    border-block-end: 1px solid var(--yer-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    color: var(--yer-text-muted);
    font-size: var(--yer-font-size-sm);
    font-weight: var(--yer-weight-medium);
  }
  tbody th {
    font-weight: var(--yer-weight-medium);
  }
  tbody th > span:last-child {
    margin-block-start: 4px;
  }
  th:first-child,
  td:first-child {
    inline-size: 26%;
    padding-inline-start: 0;
  }
  @container yer-diff (max-width: 599.98px) {
    [data-layout="auto"] > & {
      display: none;
    }
  }
`;
const List = styled.dl`
  display: grid;
  margin: 0;

  > div {
    display: grid;
    gap: var(--yer-space-1);
    padding-block: var(--yer-space-2);
    border-block-end: 1px solid var(--yer-border);
  }
  dt {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--yer-space-1) var(--yer-space-2);
    font-weight: var(--yer-weight-medium);
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @container yer-diff (min-width: 600px) {
    [data-layout="auto"] > & {
      display: none;
    }
  }
`;
const None = styled.span`
  color: var(--yer-text-muted);
`;
const Nothing = styled.p`
  margin: 0;
  color: var(--yer-text-muted);
`;

type Change = "changed" | "added" | "removed";

const tones = { changed: "progress", added: "success", removed: "danger" } as const;

function changeOf({ before, after }: DiffField): Change | undefined {
  const [was, is] = [before ?? "", after ?? ""];
  if (was === is) return undefined;
  return was === "" ? "added" : is === "" ? "removed" : "changed";
}

/** The parts of one side: the other side's words are not in it. */
function sideOf(parts: readonly DiffPart[], side: "before" | "after"): readonly DiffPart[] {
  const other = side === "before" ? "added" : "removed";
  return parts.filter(({ kind }) => kind !== other);
}

/**
 * What changed in a record, field by field and word by word. Added and removed words are marked up as such, drawn
 * differently in shape, and named to readers; fields that stayed as they were are folded away behind their number.
 */
export function DiffView(props: DiffViewProps): ReactElement {
  const { fields, layout = "auto", beforeLabel, afterLabel, unchanged = "folded", emptyState } = props;
  const text = useUiText();
  const changed = fields.flatMap((field) => {
    const change = changeOf(field);
    return change ? [{ field, change, parts: wordDiff(field.before ?? "", field.after ?? "") }] : [];
  });
  const same = fields.filter((field) => changeOf(field) === undefined);
  const none = <None>{text("value.none")}</None>;
  const tag = (change: Change): ReactElement => <StatusTag tone={tones[change]}>{text(`diff.${change}`)}</StatusTag>;
  const [was, is] = [beforeLabel ?? text("diff.before"), afterLabel ?? text("diff.after")];

  return (
    <Root {...rootProps(props)} data-layout={layout}>
      {changed.length === 0 ? <Nothing>{emptyState ?? text("diff.nothing")}</Nothing> : null}
      {changed.length > 0 && layout !== "inline" ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">{text("field")}</th>
              <th scope="col">{was}</th>
              <th scope="col">{is}</th>
            </tr>
          </thead>
          <tbody>
            {changed.map(({ field, change, parts }) => (
              <tr key={field.id} data-change={change}>
                <th scope="row">
                  {field.label} <br />
                  {tag(change)}
                </th>
                <td>{change === "added" ? none : <DiffText parts={sideOf(parts, "before")} />}</td>
                <td>{change === "removed" ? none : <DiffText parts={sideOf(parts, "after")} />}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      ) : null}
      {changed.length > 0 && layout !== "sides" ? (
        <List>
          {changed.map(({ field, change, parts }) => (
            <div key={field.id} data-change={change}>
              <dt>
                {field.label}
                <VisuallyHidden>: </VisuallyHidden>
                {tag(change)}
              </dt>
              <dd>
                <DiffText parts={parts} />
              </dd>
            </div>
          ))}
        </List>
      ) : null}
      {same.length > 0 && unchanged === "folded" ? (
        <Disclosure title={text("diff.same", { count: same.length })}>
          <DescriptionList
            items={same.map((field) => ({ term: field.label, details: field.after === "" ? null : field.after }))}
          />
        </Disclosure>
      ) : null}
    </Root>
  );
}
