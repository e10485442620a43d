import { ComboBox, IconButton, MultiSelect, NumberField, PlusIcon, TextField, TrashIcon } from "@yer/ui";
import type { Option } from "@yer/ui";
import { createContext, memo, use, useMemo } from "react";
import type { ReactNode } from "react";
import type { HeadTailNode, Step, Concluder } from "../model/diagram.js";
import { change, rename, setQuantity } from "../model/edit.js";
import type { GraphNode } from "../model/graph.js";
import { diagramLimits } from "../model/limits.js";
import type { EditorCommands } from "./use-editor-commands.js";
import { setConcluder } from "./commands.js";
import type { DiagramEditing } from "./use-diagram-editor.js";

/** Where relations can lead. Apart from the rows' props: a name that is typed changes this list, and no other row. */
export const TargetsContext = createContext<readonly Option[]>([]);
TargetsContext.displayName = "DiagramTableTargets";

/** What a row does. */
export interface TableActs extends Pick<DiagramEditing, "edit" | "select" | "seal"> {
  /** Puts a step after a node. */
  readonly append: (id: string) => void;
  readonly erase: (id: string) => void;
  readonly connect: EditorCommands["connect"];
  readonly disconnect: EditorCommands["disconnect"];
}

/** What all rows say alike. */
export interface TableTexts {
  /** Headings of the columns with values, in their order. */
  readonly heads: readonly string[];
  /** Who may conclude: kinds and named organisations. */
  readonly concluders: readonly Option[];
  readonly fieldGroups: readonly Option[];
  readonly nameOfConcluder: (concluder: Concluder) => string;
  readonly append: (node: string) => string;
  readonly erase: (node: string) => string;
}

/** Props of {@link DiagramTableRow}. */
export interface DiagramTableRowProps {
  readonly node: GraphNode;
  /** The node, where it is a step. */
  readonly step: Step | undefined;
  /** The node, where it is a start or an end. */
  readonly end: HeadTailNode | undefined;
  readonly name: string;
  /** Its place among the rows, the heading being the first. */
  readonly place: number;
  readonly isSelected: boolean;
  /** Whether the row is selected and no other is. */
  readonly isOnlySelected: boolean;
  readonly isFaulty: boolean;
  readonly texts: TableTexts;
  readonly acts: TableActs;
}

/** A node as a row of fields. Drawn when something of this node has changed, and not with every key in another row. */
export const DiagramTableRow = memo(function DiagramTableRow({
  node,
  step,
  end,
  name,
  place,
  isSelected,
  isOnlySelected,
  isFaulty,
  texts,
  acts,
}: DiagramTableRowProps): ReactNode {
  const { id } = node;
  const [label = "", concluder = "", quantity = "", days = "", group = "", leads = ""] = texts.heads;
  const of = (head: string) => `${head}: ${name}`;
  const [leaving] = node.outgoing;
  return (
    <tr
      aria-rowindex={place}
      data-row={id}
      data-selected={isSelected || undefined}
      data-faulty={isFaulty || undefined}
      onFocus={() => {
        if (!isOnlySelected) acts.select([id]);
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
            maxLength={diagramLimits.label}
            onChange={(value) => acts.edit((current) => rename(current, id, value), `label ${id}`)}
            onBlur={acts.seal}
          />
        )}
      </th>
      <td data-label={concluder}>
        {step ? <ConcluderCell step={step} label={of(concluder)} texts={texts} acts={acts} /> : null}
      </td>
      <td data-label={quantity}>
        {step && leaving ? (
          <NumberField
            label={of(quantity)}
            isLabelHidden
            value={leaving.quantity}
            minValue={1}
            maxValue={step.concluder?.kind === "organisation" ? 1 : diagramLimits.quantity}
            isDisabled={step.concluder?.kind === "organisation" && leaving.quantity === 1}
            onChange={(value) => {
              if (value === null) return;
              acts.edit((current) => setQuantity(current, leaving.id, value), `quantity ${leaving.id}`);
            }}
            onBlur={acts.seal}
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
            maxValue={diagramLimits.days}
            onChange={(value) => {
              if (value === null) return;
              acts.edit((current) => change(current, "steps", id, { days: value }), `days ${id}`);
            }}
            onBlur={acts.seal}
          />
        ) : null}
      </td>
      <td data-label={group}>{step ? <GroupCell step={step} label={of(group)} texts={texts} acts={acts} /> : null}</td>
      <td data-label={leads}>{node.kind === "end" ? null : <WaysCell node={node} label={of(leads)} acts={acts} />}</td>
      <td data-acts>
        {node.kind === "end" ? null : (
          <IconButton size="sm" icon={<PlusIcon />} aria-label={texts.append(name)} onPress={() => acts.append(id)} />
        )}
        <IconButton size="sm" icon={<TrashIcon />} aria-label={texts.erase(name)} onPress={() => acts.erase(id)} />
      </td>
    </tr>
  );
});

/** What is chosen stays among the options even when the host no longer offers it, or the cell would look empty. */
const withChosen = (options: readonly Option[], chosen: string | null, label: string): readonly Option[] =>
  chosen === null || options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label }];

/** An organisation as the id of an option: a kind and a named organisation may have the same id. */
const optionOf = (concluder: Concluder): string =>
  concluder.kind === "kind" ? `kind ${concluder.organisationKind}` : `organisation ${concluder.organisationId}`;

function concluderOf(option: string): Concluder {
  const [kind = "", id = ""] = option.split(" ");
  return kind === "kind" ? { kind, organisationKind: id } : { kind: "organisation", organisationId: id };
}

/** Props of a cell of a step. */
interface StepCellProps {
  readonly step: Step;
  readonly label: string;
  readonly texts: TableTexts;
  readonly acts: TableActs;
}

function ConcluderCell({ step, label, texts, acts }: StepCellProps): ReactNode {
  const chosen = step.concluder && optionOf(step.concluder);
  return (
    <ComboBox
      label={label}
      isLabelHidden
      items={withChosen(texts.concluders, chosen, step.concluder ? texts.nameOfConcluder(step.concluder) : "")}
      value={chosen}
      onChange={(option) =>
        acts.edit((current) => setConcluder(current, step.id, option === null ? null : concluderOf(option)))
      }
    />
  );
}

function GroupCell({ step, label, texts, acts }: StepCellProps): ReactNode {
  return (
    <ComboBox
      label={label}
      isLabelHidden
      items={withChosen(texts.fieldGroups, step.fieldGroupId, step.fieldGroupId ?? "")}
      value={step.fieldGroupId}
      onChange={(value) => acts.edit((current) => change(current, "steps", step.id, { fieldGroupId: value }))}
    />
  );
}

/** Props of {@link WaysCell}. */
interface WaysCellProps {
  readonly node: GraphNode;
  readonly label: string;
  readonly acts: TableActs;
}

function WaysCell({ node, label, acts }: WaysCellProps): ReactNode {
  const targets = use(TargetsContext);
  const others = useMemo(() => targets.filter(({ id }) => id !== node.id), [targets, node.id]);
  const led = useMemo(() => node.outgoing.map(({ target }) => target), [node]);
  return (
    <MultiSelect
      label={label}
      isLabelHidden
      items={others}
      value={led}
      onChange={(next) => {
        for (const { id, target } of node.outgoing) if (!next.includes(target)) acts.disconnect(id);
        for (const target of next) if (!led.includes(target)) acts.connect(node.id, target);
      }}
    />
  );
}
