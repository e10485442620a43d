import { ComboBox, IconButton, MultiSelect, NumberField, Pagination, PlusIcon, TextField, TrashIcon } from "@yer/ui";
import type { Option } from "@yer/ui";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ReactNode } from "react";
import type { Step, StepBody } from "../model/diagram.js";
import { change, rename, setQuantity } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import type { GraphNode } from "../model/graph.js";
import { DIAGRAM_LIMITS } from "../model/parse.js";
import { idsOf, outlineOf } from "../outline/outline.js";
import { nodeName } from "../texts/sentences.js";
import { setBody } from "./commands.js";
import { useEditor } from "./editor-context.js";
import { TableFrame } from "./table-style.js";

/** Rows on one page: each has five fields, and a page of them must stay light. */
const PAGE = 50;

/**
 * The diagram as a table, a row for each node in the order of the discussion: every value of it can be changed in its
 * cell. The same diagram as the canvas, always in step: what is chosen there is marked here, and the other way round.
 */
export function DiagramTable(): ReactNode {
  const { editing, text } = useEditor();
  const { diagram, selection, findings } = editing;
  const faulty = useMemo(() => new Set(findings.flatMap(({ nodes }) => nodes)), [findings]);
  // One list of names for all rows: a row leaves out its own.
  const targets = useMemo(
    () =>
      [...graphOf(diagram).values()].flatMap(({ id, kind }) =>
        kind === "start" ? [] : [{ id, label: nodeName(diagram, id, text) }],
      ),
    [diagram, text],
  );
  const rows = useMemo(() => {
    const { main, apart } = outlineOf(diagram);
    return [...idsOf(main), ...apart];
  }, [diagram]);
  const [wanted, setWanted] = useState(0);
  // Where the diagram became shorter, its last page is the nearest.
  const offset = Math.min(wanted, Math.floor(Math.max(0, rows.length - 1) / PAGE) * PAGE);
  const frame = useRef<HTMLElement>(null);

  // What is chosen elsewhere (a finding, the outline, a command) is brought onto the page and into sight.
  const [only] = selection.size === 1 ? selection : [];
  const at = only === undefined ? -1 : rows.indexOf(only);
  const [followed, setFollowed] = useState(only);
  if (only !== followed) {
    setFollowed(only);
    if (at >= 0) setWanted(Math.floor(at / PAGE) * PAGE);
  }
  useEffect(() => {
    const row = only === undefined ? null : frame.current?.querySelector(`[data-row="${CSS.escape(only)}"]`);
    if (row && !row.contains(document.activeElement)) row.scrollIntoView({ block: "nearest" });
  }, [only]);

  const heads = [
    text("field.label"),
    text("field.bodyKind"),
    text("field.quantity"),
    text("field.days"),
    text("field.fieldGroup"),
    text("field.leadsTo"),
  ];
  const shown = rows.slice(offset, offset + PAGE);
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
          {shown.map((id, index) => (
            <NodeRow
              key={id}
              id={id}
              place={offset + index + 2}
              heads={heads}
              targets={targets}
              isFaulty={faulty.has(id)}
            />
          ))}
        </tbody>
      </table>
      {rows.length > PAGE ? (
        <Pagination
          aria-label={text("editor.table")}
          count={shown.length}
          page={{
            offset,
            total: rows.length,
            onFirst: offset > 0 ? () => setWanted(0) : undefined,
            onPrevious: offset > 0 ? () => setWanted(offset - PAGE) : undefined,
            onNext: offset + PAGE < rows.length ? () => setWanted(offset + PAGE) : undefined,
          }}
        />
      ) : null}
    </TableFrame>
  );
}

/** Props of {@link NodeRow}. */
interface NodeRowProps {
  readonly id: string;
  /** Its place among the rows, the heading being the first. */
  readonly place: number;
  readonly heads: readonly string[];
  /** Where relations can lead. */
  readonly targets: readonly Option[];
  readonly isFaulty: boolean;
}

function NodeRow({ id, place, heads, targets, isFaulty }: NodeRowProps): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram, selection } = editing;
  const node = graphOf(diagram).get(id);
  if (!node) return null;
  const name = nodeName(diagram, id, text);
  const step = diagram.steps.find((each) => each.id === id);
  const end = diagram.headTail.find((each) => each.id === id);
  const [label = "", body = "", quantity = "", days = "", group = "", leads = ""] = heads;
  const of = (head: string) => `${head}: ${name}`;
  const [leaving] = node.outgoing;
  return (
    <tr
      aria-rowindex={place}
      data-row={id}
      data-selected={selection.has(id) || undefined}
      data-faulty={isFaulty || undefined}
      onFocus={() => {
        if (!selection.has(id) || selection.size > 1) editing.select([id]);
      }}
    >
      <th scope="row" data-label={label}>
        {node.kind === "gateway" ? (
          <span>{name}</span>
        ) : (
          <TextField
            label={of(label)}
            isLabelHidden
            value={step?.label ?? end?.data.label ?? ""}
            maxLength={DIAGRAM_LIMITS.label}
            onChange={(value) => editing.edit((current) => rename(current, id, value), `label ${id}`)}
            onBlur={editing.seal}
          />
        )}
      </th>
      <td data-label={body}>{step ? <BodyCell step={step} label={of(body)} /> : null}</td>
      <td data-label={quantity}>
        {step && leaving ? (
          <NumberField
            label={of(quantity)}
            isLabelHidden
            value={leaving.quantity}
            minValue={1}
            maxValue={step.body?.kind === "organisation" ? 1 : DIAGRAM_LIMITS.quantity}
            isDisabled={step.body?.kind === "organisation" && leaving.quantity === 1}
            onChange={(value) => {
              if (value === null) return;
              editing.edit((current) => setQuantity(current, leaving.id, value), `quantity ${leaving.id}`);
            }}
            onBlur={editing.seal}
          />
        ) : null}
      </td>
      <td data-label={days}>
        {step ? (
          <NumberField
            label={of(days)}
            isLabelHidden
            value={step.days}
            minValue={1}
            maxValue={DIAGRAM_LIMITS.days}
            onChange={(value) => {
              if (value === null) return;
              editing.edit((current) => change(current, "steps", id, { days: value }), `days ${id}`);
            }}
            onBlur={editing.seal}
          />
        ) : null}
      </td>
      <td data-label={group}>{step ? <GroupCell step={step} label={of(group)} /> : null}</td>
      <td data-label={leads}>
        {node.kind === "end" ? null : <WaysCell node={node} label={of(leads)} targets={targets} />}
      </td>
      <td data-acts>
        {node.kind === "end" ? null : (
          <IconButton
            size="sm"
            icon={<PlusIcon />}
            aria-label={text("editor.append.step", { node: name })}
            onPress={() => commands.append(id, "step")}
          />
        )}
        <IconButton
          size="sm"
          icon={<TrashIcon />}
          aria-label={`${text("editor.delete")}: ${name}`}
          onPress={() => commands.erase([id])}
        />
      </td>
    </tr>
  );
}

/** What is chosen stays among the options even when the host no longer offers it, or the cell would look empty. */
const withChosen = (options: readonly Option[], chosen: string | null, label: string): readonly Option[] =>
  chosen === null || options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label }];

/** A body as the id of an option: a kind and a named organisation may have the same id. */
const optionOf = (body: StepBody): string =>
  body.kind === "kind" ? `kind ${body.organisationKind}` : `organisation ${body.organisationId}`;

function bodyOf(option: string): StepBody {
  const [kind = "", id = ""] = option.split(" ");
  return kind === "kind" ? { kind, organisationKind: id } : { kind: "organisation", organisationId: id };
}

function BodyCell({ step, label }: { readonly step: Step; readonly label: string }): ReactNode {
  const { editing, choices, names, text } = useEditor();
  const options = useMemo(
    (): Option[] => [
      ...choices.kinds.map((each) => ({
        ...each,
        id: `kind ${each.id}`,
        description: text("field.bodyKind.kind"),
      })),
      ...choices.organisations.map((each) => ({
        ...each,
        id: `organisation ${each.id}`,
        description: text("field.bodyKind.organisation"),
      })),
    ],
    [choices, text],
  );
  const chosen = step.body && optionOf(step.body);
  return (
    <ComboBox
      label={label}
      isLabelHidden
      items={withChosen(options, chosen, step.body ? (names.body?.(step.body) ?? "") : "")}
      value={chosen}
      onChange={(option) =>
        editing.edit((current) => setBody(current, step.id, option === null ? null : bodyOf(option)))
      }
    />
  );
}

function GroupCell({ step, label }: { readonly step: Step; readonly label: string }): ReactNode {
  const { editing, choices } = useEditor();
  return (
    <ComboBox
      label={label}
      isLabelHidden
      items={withChosen(choices.fieldGroups, step.fieldGroupId, step.fieldGroupId ?? "")}
      value={step.fieldGroupId}
      onChange={(value) => editing.edit((current) => change(current, "steps", step.id, { fieldGroupId: value }))}
    />
  );
}

/** Props of {@link WaysCell}. */
interface WaysCellProps {
  readonly node: GraphNode;
  readonly label: string;
  readonly targets: readonly Option[];
}

function WaysCell({ node, label, targets }: WaysCellProps): ReactNode {
  const { commands } = useEditor();
  const led = node.outgoing.map(({ target }) => target);
  return (
    <MultiSelect
      label={label}
      isLabelHidden
      items={targets.filter(({ id }) => id !== node.id)}
      value={led}
      onChange={(next) => {
        for (const { id, target } of node.outgoing) if (!next.includes(target)) commands.disconnect(id);
        for (const target of next) if (!led.includes(target)) commands.connect(node.id, target);
      }}
    />
  );
}
