import type { Batch } from "@yer/api/contract/batch";
import { missingFields } from "@yer/api/contract/missing-fields";
import { Button, InlineAlert, PageSpinner, Select, Stack } from "@yer/ui";
import { useMemo } from "react";
import { styled } from "styled-components";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import type { BatchProps } from "./batch-face.js";
import { ForAllRows } from "./ForAllRows.js";
import { useBatchesText } from "./batches-texts.js";
import { useFace } from "./use-face.js";

/** Stands for "no field": a select holds texts. */
const skipped = "skip";

/** What each column is, and the system of the shapes, as the form holds them. */
interface Choice {
  readonly fields: readonly string[];
  readonly system: string;
  /** Values for all rows, by field. */
  readonly filled: Readonly<Partial<Record<string, string>>>;
}

const List = styled.ul`
  display: grid;
  gap: var(--yer-space-3);
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Column = styled.li`
  display: grid;
  gap: var(--yer-space-1) var(--yer-space-4);
  align-items: center;
  padding-block: var(--yer-space-3);
  border-block-end: 1px solid var(--yer-border);
  @media (min-width: 48rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }
  > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--yer-text-muted);
  }
`;

function choiceOf({ columns, mapping, system, filled }: Batch): Choice {
  const byColumn = new Map(Object.entries(mapping).map(([field, at]) => [at, field]));
  return {
    fields: columns.map((_, at) => byColumn.get(at) ?? skipped),
    system: system?.chosen ?? "",
    filled,
  };
}

function mappingOf(fields: readonly string[]): Record<string, number> {
  return Object.fromEntries(fields.flatMap((field, at) => (field === skipped ? [] : [[field, at]])));
}

/** How systems are called where people choose one. */
function systemName(id: string): string {
  const [kind, number] = id.split("-");
  if (kind === "utm") return `UTM ${number}N`;
  if (kind === "wgs84") return "WGS 84";
  return number === undefined ? "SK-42" : `SK-42, ${number}°`;
}

/** What the columns of a file mean: guessed or remembered, with what stands in them, to be mended by hand. */
export function ChooseColumns({ face, batch }: BatchProps) {
  const start = useMemo(() => choiceOf(batch), [batch]);
  const text = useBatchesText();
  const { words } = useFace(face);
  const { calls, code, fields: all, needed } = face.declared;
  const needsSystem = batch.system !== null && batch.system.name === null;
  const form = useEndpointForm(calls.check, {
    draft: { form: code, id: batch.id },
    start,
    version: batch.version,
    fields: { fields: { label: text("batches.columns"), at: "/mapping" }, system: text("batches.system") },
    args: ({ fields, system, filled }: Choice) => ({
      params: { id: batch.id },
      body: { mapping: mappingOf(fields), filled, ...(needsSystem ? { system } : {}) },
    }),
    faults: ({ fields, system, filled }) => [
      ...(missingFields(face.declared, mappingOf(fields), filled).length > 0
        ? [{ pointer: "/mapping", message: words.missing ?? text("problem.invalid") }]
        : []),
      ...(needsSystem && system === "" ? [{ pointer: "/system", message: text("batches.system.required") }] : []),
    ],
  });
  const { draft, errorAt } = form;
  const { fields, filled } = form.values;
  const missing = missingFields(face.declared, mappingOf(fields), filled);
  const options = useMemo(
    () => [
      { id: skipped, label: text("batches.columns.skip") },
      ...all.map((field) => ({ id: field, label: words.field(field) })),
    ],
    [text, all, words],
  );

  function choose(at: number, field: string): void {
    // A field has one column: chosen anew, it leaves the other.
    form.change({
      fields: fields.map((one, index) => (index === at ? field : one === field && field !== skipped ? skipped : one)),
    });
  }

  if (!draft.ready) return <PageSpinner />;
  return (
    <Stack gap={4}>
      <h2>{text("batches.columns")}</h2>
      <p>{text("batches.columns.hint")}</p>
      {batch.remembered ? <InlineAlert tone="info">{text("batches.columns.remembered")}</InlineAlert> : null}
      {needsSystem && batch.system ? (
        <Select
          {...form.choice("system")}
          description={text("batches.system.hint")}
          items={[
            ...batch.system.likely,
            ...batch.system.choices.filter((one) => !batch.system?.likely.includes(one)),
          ].map((one) => ({
            id: one,
            label: batch.system?.likely.includes(one)
              ? text("batches.system.likely", { name: systemName(one) })
              : systemName(one),
          }))}
          isRequired
          width="lg"
        />
      ) : null}
      <List>
        {batch.columns.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- columns have no other identity than their place
          <Column key={at}>
            <div>
              <strong>{name}</strong>
              <br />
              <small>
                {batch.sample
                  .slice(0, 3)
                  .map((row) => row[at] || text("batches.columns.empty"))
                  .join(" · ")}
              </small>
            </div>
            <Select
              label={name}
              isLabelHidden
              value={fields[at] ?? skipped}
              onChange={(next) => choose(at, next)}
              items={options}
            />
          </Column>
        ))}
      </List>
      <ForAllRows
        fields={all.map((field) => ({
          field,
          label: words.field(field),
          isEmpty: !fields.includes(field),
          isNeeded: needed.includes(field) || missing.includes(field),
          Input: face.inputs?.[field],
        }))}
        filled={filled}
        onChange={(next) => form.change({ filled: next })}
      />
      {errorAt("fields") === undefined ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {errorAt("fields")}
        </InlineAlert>
      )}
      <FormProblem form={form} />
      <Stack direction="row" gap={3}>
        <Button variant="primary" isPending={form.isSending} onPress={() => form.submit()}>
          {words.check ?? text("batches.check")}
        </Button>
        {draft.status}
      </Stack>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
