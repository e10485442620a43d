import { neededSurveyFields, type SurveyField, surveyFields, surveyHeadings } from "@yer/api/contract/survey-columns";
import { type SurveyBatch, surveyImports, type SurveyMapping } from "@yer/api/contract/survey-imports";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useTheme } from "@yer/api/react";
import { Button, InlineAlert, PageSpinner, Select, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { styled } from "styled-components";
import { LeaveGuard } from "../application/form/LeaveGuard.js";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { useImportsText } from "./importsTexts.js";

/** Stands for "no field": a select holds texts. */
const skipped = "skip";

/** What each column is, and the system of the shapes, as the form holds them. */
interface Choice {
  readonly fields: readonly string[];
  readonly system: string;
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

function choiceOf({ columns, mapping, system }: SurveyBatch): Choice {
  const byColumn = new Map(Object.entries(mapping).map(([field, at]) => [at, field]));
  return {
    fields: columns.map((_, at) => byColumn.get(at) ?? skipped),
    system: system?.chosen ?? "",
  };
}

function mappingOf(fields: readonly string[]): SurveyMapping {
  const mapping: SurveyMapping = {};
  for (const field of surveyFields) {
    const at = fields.indexOf(field);
    if (at >= 0) mapping[field] = at;
  }
  return mapping;
}

/** How systems are called where people choose one. */
function systemName(id: string): string {
  const [kind, number] = id.split("-");
  if (kind === "utm") return `UTM ${number}N`;
  if (kind === "wgs84") return "WGS 84";
  return number === undefined ? "SK-42" : `SK-42, ${number}°`;
}

/** What the columns of a survey mean: guessed or remembered, with what stands in them, to be mended by hand. */
export function ChooseColumns({ batch }: { batch: SurveyBatch }) {
  const start = useMemo(() => choiceOf(batch), [batch]);
  const draft = useServerDraft<Choice>("import:property", batch.id, start);
  return draft.ready ? <Columns batch={batch} draft={draft} /> : <PageSpinner />;
}

interface ColumnsProps {
  readonly batch: SurveyBatch;
  readonly draft: ReturnType<typeof useServerDraft<Choice>>;
}

function Columns({ batch, draft }: ColumnsProps) {
  const text = useImportsText();
  const { locale } = useTheme();
  const [check, { failure, pending }] = useAct(surveyImports.check);
  const [tried, setTried] = useState(false);
  const { fields, system } = draft.value;
  const needsSystem = batch.system !== null && batch.system.name === null;
  const isMissing = neededSurveyFields.some((field) => !fields.includes(field));
  const isSystemMissing = needsSystem && system === "";
  const options = useMemo(
    () => [
      { id: skipped, label: text("imports.columns.skip") },
      ...surveyFields.map((field) => ({ id: field, label: surveyHeadings[field][locale] })),
    ],
    [text, locale],
  );

  function choose(at: number, field: string): void {
    // A field has one column: chosen anew, it leaves the other.
    draft.change({
      system,
      fields: fields.map((one, index) => (index === at ? field : one === field && field !== skipped ? skipped : one)),
    });
  }

  async function send(): Promise<void> {
    setTried(true);
    if (isMissing || isSystemMissing) return;
    const sent = await check({
      params: { id: batch.id },
      body: { mapping: mappingOf(fields), ...(needsSystem ? { system } : {}) },
      ifMatch: batch.version,
    });
    if (!sent.failure) await draft.discard().catch(() => undefined);
  }

  return (
    <Stack gap={4}>
      <h2>{text("imports.columns")}</h2>
      <p>{text("imports.columns.hint")}</p>
      {batch.remembered ? <InlineAlert tone="info">{text("imports.columns.remembered")}</InlineAlert> : null}
      {needsSystem && batch.system ? (
        <Select
          label={text("imports.system")}
          description={text("imports.system.hint")}
          value={system}
          onChange={(next) => draft.change({ fields, system: next })}
          options={[
            ...batch.system.likely,
            ...batch.system.choices.filter((one) => !batch.system?.likely.includes(one)),
          ].map((one) => ({
            id: one,
            label: batch.system?.likely.includes(one)
              ? text("imports.system.likely", { name: systemName(one) })
              : systemName(one),
          }))}
          error={tried && isSystemMissing ? text("imports.system.required") : undefined}
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
                  .map((row) => row[at] || text("imports.columns.empty"))
                  .join(" · ")}
              </small>
            </div>
            <Select
              label={name}
              isLabelHidden
              value={fields[at] ?? skipped}
              onChange={(next) => choose(at, next)}
              options={options}
            />
          </Column>
        ))}
      </List>
      {tried && isMissing ? (
        <InlineAlert tone="danger" announce>
          {text("imports.columns.missing")}
        </InlineAlert>
      ) : null}
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button variant="primary" isPending={pending} onPress={send}>
          {text("imports.check")}
        </Button>
        {draft.status}
      </Stack>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}

/** How a field is called, for tables of errors. */
export function useFieldName(): (field: SurveyField) => string {
  const { locale } = useTheme();
  return (field) => surveyHeadings[field][locale];
}
