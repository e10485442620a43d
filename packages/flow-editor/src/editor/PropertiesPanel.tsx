import { CloseIcon, ComboBox, IconButton, NumberField, RadioGroup, Select, TextField } from "@yer/ui";
import type { Option } from "@yer/ui";
import { memo, useEffect, useRef, useState } from "react";
import type { ReactNode, RefObject } from "react";
import { styled } from "styled-components";
import type { Diagram, Relation, Step, Concluder } from "../model/diagram.js";
import { change, rename, setQuantity } from "../model/edit.js";
import { graphOf } from "../model/graph.js";
import { namedOf } from "../model/translate.js";
import { diagramLimits } from "../model/limits.js";
import { nodeName } from "../texts/sentences.js";
import { AppendButtons } from "./AppendButtons.js";
import { setConcluder, targetsFor } from "./commands.js";
import { useEditor } from "./editor-context.js";
import { OtherNames } from "./OtherNames.js";

/** Which field is asked for by key; `at` changes with every asking. */
export interface FieldRequest {
  readonly field: "label" | "connect";
  readonly at: number;
}

const Form = styled.div`
  display: grid;
  gap: var(--yer-space-4);
`;

const Hint = styled.p`
  color: var(--yer-text-muted);
`;

const Ways = styled.ul`
  display: grid;
  gap: var(--yer-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--yer-space-2);
    overflow-wrap: anywhere;
  }
`;

/** What is selected, and all that can be said of it; drawn anew only for its own sake. */
export const PropertiesPanel = memo(function PropertiesPanel({ request }: { request: FieldRequest | null }): ReactNode {
  const { editing, text } = useEditor();
  const { diagram, selection } = editing;
  const [id] = selection;
  if (id === undefined) return <Hint>{text("editor.nothingSelected")}</Hint>;
  if (selection.size > 1) return <Hint>{text("editor.selectedCount", { count: selection.size })}</Hint>;
  const relation = diagram.relations.find((each) => each.id === id);
  // A form belongs to one thing: another selection begins another form.
  return relation ? <RelationForm key={id} relation={relation} /> : <NodeForm key={id} id={id} request={request} />;
});

/** Puts the focus into a field when it is asked for by key. */
function useRequested<Element extends HTMLElement>(
  request: FieldRequest | null,
  field: FieldRequest["field"],
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const asked = request?.field === field ? request.at : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    ref.current?.focus();
    if (ref.current instanceof HTMLInputElement) ref.current.select();
    // A list of choices opens at once: whoever asked for it wants to choose.
    else ref.current?.click();
  }, [asked]);
  return ref;
}

function NodeForm({ id, request }: { id: string; request: FieldRequest | null }): ReactNode {
  const { editing, text } = useEditor();
  const { diagram, edit, seal } = editing;
  const label = useRequested<HTMLInputElement>(request, "label");
  const node = graphOf(diagram).get(id);
  if (!node) return null;
  const step = diagram.steps.find((each) => each.id === id);
  return (
    <Form>
      {node.kind === "gateway" ? (
        <Hint>{text("gateway.about")}</Hint>
      ) : (
        <>
          <TextField
            label={text("field.label")}
            value={namedOf(diagram, id)?.label ?? ""}
            maxLength={diagramLimits.label}
            onChange={(value) => edit((current) => rename(current, id, value), `label ${id}`)}
            onBlur={seal}
            inputRef={label}
          />
          <OtherNames id={id} />
        </>
      )}
      {step ? <StepFields step={step} /> : null}
      {node.kind === "end" ? null : <WaysOut id={id} request={request} />}
    </Form>
  );
}

function StepFields({ step }: { step: Step }): ReactNode {
  const { editing, choices, text } = useEditor();
  const { diagram, edit, seal } = editing;
  const [kind, setKind] = useState<Concluder["kind"]>(step.concluder?.kind ?? "kind");
  const [leaving] = graphOf(diagram).get(step.id)?.outgoing ?? [];
  const chosen =
    step.concluder?.kind !== kind
      ? null
      : step.concluder.kind === "organisation"
        ? step.concluder.organisationId
        : step.concluder.organisationKind;
  const choose = (id: string | null) =>
    edit((current) =>
      setConcluder(
        current,
        step.id,
        id === null ? null : kind === "organisation" ? { kind, organisationId: id } : { kind, organisationKind: id },
      ),
    );
  return (
    <>
      <RadioGroup
        label={text("field.concluderKind")}
        orientation="horizontal"
        items={(["kind", "organisation"] as const).map((each) => ({
          id: each,
          label: text(`field.concluderKind.${each}`),
        }))}
        value={kind}
        onChange={(value) => setKind(value === "organisation" ? "organisation" : "kind")}
      />
      <ComboBox
        key={kind}
        label={text(kind === "organisation" ? "field.organisation" : "field.kind")}
        items={withKnown(kind === "organisation" ? choices.organisations : choices.kinds, chosen)}
        value={chosen}
        onChange={choose}
      />
      {leaving ? <QuantityField relation={leaving} isFixed={step.concluder?.kind === "organisation"} /> : null}
      <ComboBox
        label={text("field.fieldGroup")}
        items={withKnown(choices.fieldGroups, step.fieldGroupId)}
        value={step.fieldGroupId}
        onChange={(value) => edit((current) => change(current, "steps", step.id, { fieldGroupId: value }))}
      />
      <NumberField
        label={text("field.days")}
        value={step.days}
        minValue={1}
        maxValue={diagramLimits.days}
        width="sm"
        hasSteppers
        onChange={(value) => {
          if (value !== null) edit((current) => change(current, "steps", step.id, { days: value }), `days ${step.id}`);
        }}
        onBlur={seal}
      />
    </>
  );
}

/** What is chosen stays in the list even when the host no longer offers it, or the field would look empty. */
const withKnown = (options: readonly Option[], chosen: string | null): readonly Option[] =>
  chosen === null || options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label: chosen }];

function QuantityField({ relation, isFixed = false }: { relation: Relation; isFixed?: boolean }): ReactNode {
  const { editing, text } = useEditor();
  return (
    <NumberField
      label={text("field.quantity")}
      description={text("field.quantityHint")}
      value={relation.quantity}
      minValue={1}
      maxValue={isFixed ? 1 : diagramLimits.quantity}
      width="sm"
      hasSteppers
      isDisabled={isFixed && relation.quantity === 1}
      onChange={(value) => {
        if (value !== null)
          editing.edit((current) => setQuantity(current, relation.id, value), `quantity ${relation.id}`);
      }}
      onBlur={editing.seal}
    />
  );
}

function WaysOut({ id, request }: { id: string; request: FieldRequest | null }): ReactNode {
  const { editing, commands, text } = useEditor();
  const { diagram } = editing;
  const target = useRequested<HTMLButtonElement>(request, "connect");
  const outgoing = graphOf(diagram).get(id)?.outgoing ?? [];
  const name = (other: string) => nodeName(diagram, other, text);
  return (
    <section aria-label={text("field.leadsTo")}>
      <Form>
        <div>
          <h4>{text("field.leadsTo")}</h4>
          {outgoing.length === 0 ? <Hint>{text("field.leadsNowhere")}</Hint> : null}
          <Ways>
            {outgoing.map((relation) => (
              <li key={relation.id}>
                {name(relation.target)}
                <IconButton
                  size="sm"
                  icon={<CloseIcon />}
                  aria-label={text("field.disconnect", { node: name(relation.target) })}
                  onPress={() => commands.disconnect(relation.id)}
                />
              </li>
            ))}
          </Ways>
        </div>
        <Select
          label={text("field.connectTo")}
          placeholder={text("field.connectPlaceholder")}
          items={optionsOf(diagram, targetsFor(diagram, id), name)}
          value={null}
          onChange={(other) => commands.connect(id, other)}
          inputRef={target}
        />
        <AppendButtons id={id} />
      </Form>
    </section>
  );
}

/** Nodes to choose from; those with the same name are told apart by what leads to them. */
function optionsOf(diagram: Diagram, ids: readonly string[], name: (id: string) => string): Option[] {
  const graph = graphOf(diagram);
  return ids.map((id) => {
    const from = graph.get(id)?.incoming.map(({ source }) => name(source)) ?? [];
    return { id, label: name(id), ...(from.length > 0 && { description: `← ${from.join(", ")}` }) };
  });
}

function RelationForm({ relation }: { relation: Relation }): ReactNode {
  const { editing, text } = useEditor();
  const { diagram } = editing;
  const step = diagram.steps.find(({ id }) => id === relation.source);
  const name = (id: string) => nodeName(diagram, id, text);
  return (
    <Form>
      <p>
        {name(relation.source)} → {name(relation.target)}
      </p>
      {step ? <QuantityField relation={relation} isFixed={step.concluder?.kind === "organisation"} /> : null}
    </Form>
  );
}
