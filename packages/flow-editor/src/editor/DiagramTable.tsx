import { Pagination } from "@yer/ui";
import type { Option } from "@yer/ui";
import { useDeferredValue, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import { graphOf } from "../model/graph.js";
import { idsOf, outlineOf } from "../outline/outline.js";
import { nodeName } from "../texts/sentences.js";
import { DiagramTableRow, TargetsContext } from "./DiagramTableRow.js";
import type { TableActs, TableTexts } from "./DiagramTableRow.js";
import { useEditor } from "./editor-context.js";
import { TableFrame } from "./table-style.js";

/** Rows on one page: each has five fields, and a page of them must stay light. */
const pageSize = 50;

/**
 * The diagram as a table, a row for each node in the order of the discussion: every value of it can be changed in its
 * cell. The same diagram as the canvas, always in step: what is chosen there is marked here, and the other way round.
 */
export default function DiagramTable(): ReactNode {
  const { editing, text } = useEditor();
  const { diagram, selection, findings } = editing;
  const acts = useTableActs();
  const texts = useTableTexts();
  const faulty = useMemo(() => new Set(findings.flatMap(({ nodes }) => nodes)), [findings]);
  // One list of names for all rows: a row leaves out its own. What is typed into a name need not wait for it.
  const targets = useDeferredValue(
    useSteady(
      useMemo(
        () =>
          [...graphOf(diagram).values()].flatMap(({ id, kind }) =>
            kind === "start" ? [] : [{ id, label: nodeName(diagram, id, text) }],
          ),
        [diagram, text],
      ),
    ),
  );
  const rows = useMemo(() => {
    const { main, apart } = outlineOf(diagram);
    return [...idsOf(main), ...apart];
  }, [diagram]);
  const [wanted, setWanted] = useState(0);
  // Where the diagram became shorter, its last page is the nearest.
  const offset = Math.min(wanted, Math.floor(Math.max(0, rows.length - 1) / pageSize) * pageSize);
  const frame = useRef<HTMLElement>(null);

  // What is chosen elsewhere (a finding, the outline, a command) is brought onto the page and into sight.
  const [only] = selection.size === 1 ? selection : [];
  const at = only === undefined ? -1 : rows.indexOf(only);
  const [followed, setFollowed] = useState(only);
  if (only !== followed) {
    setFollowed(only);
    if (at >= 0) setWanted(Math.floor(at / pageSize) * pageSize);
  }
  useEffect(() => {
    const row = only === undefined ? null : frame.current?.querySelector(`[data-row="${CSS.escape(only)}"]`);
    if (row && !row.contains(document.activeElement)) row.scrollIntoView({ block: "nearest" });
  }, [only]);

  const { heads } = texts;
  const steps = useMemo(() => new Map(diagram.steps.map((step) => [step.id, step])), [diagram.steps]);
  const shown = rows.slice(offset, offset + pageSize);
  return (
    <TableFrame ref={frame} aria-label={text("editor.table")} tabIndex={0}>
      <table aria-rowcount={rows.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">{text("table.acts")}</th>
          </tr>
        </thead>
        <tbody>
          <TargetsContext value={targets}>
            {shown.map((id, index) => {
              const node = graphOf(diagram).get(id);
              return node ? (
                <DiagramTableRow
                  key={id}
                  node={node}
                  step={steps.get(id)}
                  end={diagram.headTail.find((each) => each.id === id)}
                  name={nodeName(diagram, id, text)}
                  place={offset + index + 2}
                  isSelected={selection.has(id)}
                  isOnlySelected={only === id}
                  isFaulty={faulty.has(id)}
                  texts={texts}
                  acts={acts}
                />
              ) : null;
            })}
          </TargetsContext>
        </tbody>
      </table>
      {rows.length > pageSize ? (
        <Pagination
          aria-label={text("editor.table")}
          count={shown.length}
          page={{
            offset,
            total: rows.length,
            onFirst: offset > 0 ? () => setWanted(0) : undefined,
            onPrevious: offset > 0 ? () => setWanted(offset - pageSize) : undefined,
            onNext: offset + pageSize < rows.length ? () => setWanted(offset + pageSize) : undefined,
          }}
        />
      ) : null}
    </TableFrame>
  );
}

/** What rows do, the same from render to render: a row that says the same as before is not drawn again. */
function useTableActs(): TableActs {
  const { editing, commands } = useEditor();
  const { edit, select, seal } = editing;
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  }, [commands]);
  return useMemo(
    () => ({
      edit,
      select,
      seal,
      append: (id) => latest.current.append(id, "step"),
      erase: (id) => latest.current.erase([id]),
      connect: (source, target) => latest.current.connect(source, target),
      disconnect: (relationId) => latest.current.disconnect(relationId),
    }),
    [edit, select, seal],
  );
}

function useTableTexts(): TableTexts {
  const { choices, names, text } = useEditor();
  return useMemo(
    () => ({
      heads: [
        text("field.label"),
        text("field.concluderKind"),
        text("field.quantity"),
        text("field.days"),
        text("field.fieldGroup"),
        text("field.leadsTo"),
      ],
      concluders: [
        ...choices.kinds.map((each) => ({
          ...each,
          id: `kind ${each.id}`,
          description: text("field.concluderKind.kind"),
        })),
        ...choices.organisations.map((each) => ({
          ...each,
          id: `organisation ${each.id}`,
          description: text("field.concluderKind.organisation"),
        })),
      ],
      fieldGroups: choices.fieldGroups,
      nameOfConcluder: (concluder) => names.concluder?.(concluder) ?? "",
      append: (node) => text("editor.append.step", { node }),
      erase: (node) => `${text("editor.delete")}: ${node}`,
    }),
    [choices, names, text],
  );
}

/** The list of before, for as long as it says the same. */
function useSteady(next: readonly Option[]): readonly Option[] {
  const [steady, setSteady] = useState(next);
  const isSame =
    steady.length === next.length &&
    steady.every(({ id, label }, at) => id === next[at]?.id && label === next[at].label);
  if (!isSame) setSteady(next);
  return isSame ? steady : next;
}
