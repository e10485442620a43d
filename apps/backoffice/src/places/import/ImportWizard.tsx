import {
  type ImportBatch,
  type ImportField,
  importFields,
  type ImportMapping,
  placeImports,
} from "@yer/api/contract/places-import";
import { sayFault } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import {
  FormField,
  PageSpinner,
  type Refusal,
  Select,
  Stack,
  Wizard,
  type WizardState,
  type WizardStep,
} from "@yer/ui";
import { useMemo } from "react";
import * as z from "zod/mini";
import { LeaveGuard } from "../../application/form/LeaveGuard.js";
import { useServerDraft } from "../../drafts/useServerDraft.js";
import { usePlacesText } from "../placesTexts.js";
import { toasts } from "../../shell/toastQueue.js";
import { refusalOfPlace } from "../placeValues.js";
import type { PlaceRegister } from "../usePlaceRegister.js";
import { CheckStep } from "./CheckStep.js";

/** Stands for "no such column": a select holds texts. */
const none = "none";
const needed: readonly ImportField[] = ["code", "name", "district"];

/** The choice of columns as the form holds it. */
type Columns = Readonly<Record<ImportField, string>>;

function columnsOf(mapping: ImportMapping): Columns {
  return Object.fromEntries(importFields.map((field) => [field, String(mapping[field] ?? none)])) as Columns;
}

function mappingOf(columns: Columns): ImportMapping {
  return Object.fromEntries(
    importFields.map((field) => [field, columns[field] === none ? null : Number(columns[field])]),
  ) as ImportMapping;
}

const chosen = z.string();
const columnsSchema = z.object({
  code: chosen.check(z.refine((value) => value !== none, "required")),
  name: chosen.check(z.refine((value) => value !== none, "required")),
  district: chosen.check(z.refine((value) => value !== none, "required")),
  nameCyrl: chosen,
  nameRu: chosen,
  nameEn: chosen,
});

function ColumnsStep({ batch }: { batch: ImportBatch }) {
  const text = usePlacesText();
  const options = batch.columns.map((name, at) => ({
    id: String(at),
    label: text("places.import.column", { name, sample: batch.sample[0]?.[at] || "—" }),
  }));
  return (
    <>
      <p>{text("places.import.read", { rows: batch.rows, encoding: batch.encoding })}</p>
      {importFields.map((field) => (
        <FormField key={field} name={field}>
          {({ value, ...bound }) => (
            <Select
              {...bound}
              value={String(value)}
              label={text(`places.import.field.${field}`)}
              options={[{ id: none, label: text("places.import.none") }, ...options]}
              isRequired={needed.includes(field)}
              width="lg"
            />
          )}
        </FormField>
      ))}
    </>
  );
}

/** From the choice of columns over the dry run to the register; what is chosen is kept on the server. */
export function ImportWizard({ register, batch }: { register: PlaceRegister; batch: ImportBatch }) {
  const start = useMemo<WizardState>(
    () => ({
      step: batch.state === "checked" ? "check" : "columns",
      answers: { columns: columnsOf(batch.mapping), check: { leaveOutWrong: false } },
      done: batch.state === "checked" ? ["columns"] : [],
    }),
    [batch],
  );
  const draft = useServerDraft<WizardState>("import:place", batch.id, start);
  return draft.ready ? <Steps register={register} batch={batch} draft={draft} /> : <PageSpinner />;
}

interface StepsProps {
  readonly register: PlaceRegister;
  readonly batch: ImportBatch;
  readonly draft: ReturnType<typeof useServerDraft<WizardState>>;
}

function Steps({ register, batch, draft }: StepsProps) {
  const text = usePlacesText();
  const [apply] = useAct(placeImports.apply);
  const steps: WizardStep[] = [
    {
      id: "columns",
      title: text("places.import.step.columns"),
      description: text("places.import.columns.hint"),
      schema: columnsSchema,
      defaultValues: columnsOf(batch.mapping),
      content: <ColumnsStep batch={batch} />,
    },
    {
      id: "check",
      title: text("places.import.step.check"),
      defaultValues: { leaveOutWrong: false },
      content: ({ answers }) => (
        <CheckStep
          batch={batch}
          mapping={mappingOf((answers["columns"] as Columns | undefined) ?? columnsOf(batch.mapping))}
        />
      ),
    },
  ];

  async function send(values: Readonly<Record<string, unknown>>): Promise<Refusal | void> {
    const { leaveOutWrong } = (values["check"] ?? {}) as { leaveOutWrong?: boolean };
    const done = await apply({
      params: { id: batch.id },
      body: { leaveOutWrong: leaveOutWrong === true },
      ifMatch: batch.version,
    });
    if (done.failure) return refusalOfPlace(text, done.failure);
    await draft.discard().catch(() => undefined);
    const { counts } = done.data;
    toasts.push({
      tone: "success",
      text: text("places.import.applied", { count: (counts?.new ?? 0) + (counts?.changed ?? 0) }),
    });
    register.open("import", { batch: batch.id });
    return undefined;
  }

  return (
    <Stack gap={4}>
      <Wizard
        steps={steps}
        state={draft.value}
        onStateChange={draft.change}
        onSubmit={send}
        submitLabel={text("places.import.apply")}
        issueMessage={(issue) => sayFault(text, { code: issue.message })}
      />
      {draft.status}
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}
