import { type AgendaItem, type AgendaResult, council } from "@yer/api/contract/council";
import { Button, RadioGroup, Stack, TextArea } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { NumberAndDay } from "../../base/screen/NumberAndDay.js";
import { useLegalDay } from "../../base/screen/use-legal-day.js";
import { BulkFindings } from "../tasks/BulkFindings.js";
import type { RefusalReason } from "@yer/api/contract/refusal-reasons";
import { RefusalChoice } from "../refusals/RefusalChoice.js";
import { useCouncilText } from "./council-texts.js";

type Verdict = "for" | "against";

interface Written {
  number: string;
  date: string | null;
  verdicts: Readonly<Record<string, Verdict>>;
  reasons: Readonly<Record<string, string>>;
  /** A draft of the time before reasons had codes has none. */
  becauses?: Readonly<Record<string, RefusalReason>>;
}

// Nothing is chosen beforehand: a decision cannot be taken back.
const verdictOf = ({ verdicts }: Written, id: string): Verdict | null => verdicts[id] ?? null;
const reasonOf = ({ reasons }: Written, id: string): string => (reasons[id] ?? "").trim();

const becauseOf = ({ becauses }: Written, id: string): RefusalReason | null => becauses?.[id] ?? null;

/** Props of `DecideDialog`. */
export interface DecideDialogProps {
  readonly sessionId: string;
  readonly items: readonly AgendaItem[];
  /** Chosen ones that cannot be decided now. */
  readonly leftOut: readonly AgendaItem[];
  readonly onDone: (results: readonly AgendaResult[]) => void;
  readonly onClose: () => void;
}

/** The Council's decision on many applications: one number and date, for or against each, a reason against. */
export function DecideDialog({ sessionId, items, leftOut, onDone, onClose }: DecideDialogProps) {
  const text = useCouncilText();
  const today = useLegalDay();
  const start: Written = { number: "", date: today, verdicts: {}, reasons: {}, becauses: {} };
  const form = useEndpointForm(council.decide, {
    draft: { form: "council:decide", id: sessionId },
    start,
    fields: {
      number: text("word.decisionNumber"),
      date: text("council.decide.date"),
      reasons: { label: text("council.decide"), at: "/files" },
    },
    args: (given: Written) => ({
      params: { id: sessionId },
      body: {
        number: given.number,
        date: given.date,
        files: items.map(({ applicationId: id }) => ({
          applicationId: id,
          verdict: verdictOf(given, id),
          ...(reasonOf(given, id) === "" ? {} : { reason: reasonOf(given, id) }),
          ...(verdictOf(given, id) === "against" && { because: becauseOf(given, id) }),
        })),
      },
    }),
    faults: (given) =>
      items.flatMap(({ applicationId: id }, at) => {
        const verdict = verdictOf(given, id);
        if (verdict === null) return [{ pointer: `/files/${at}/verdict`, message: text("fault.required") }];
        if (verdict === "for") return [];
        const missing = [
          ...(becauseOf(given, id) === null ? ["because"] : []),
          ...(reasonOf(given, id) === "" ? ["reason"] : []),
        ];
        return missing.map((name) => ({ pointer: `/files/${at}/${name}`, message: text("fault.required") }));
      }),
    onSaved: (made) => onDone(made.results),
  });
  const { values, change } = form;
  const { verdicts, reasons, becauses } = values;

  return (
    <FormDialog
      form={form}
      title={text("council.decide.title", { count: items.length })}
      label={text("council.decide")}
      onClose={onClose}
    >
      <BulkFindings
        able={items.length}
        unable={leftOut}
        said={text("council.decide.able", { able: items.length, total: items.length + leftOut.length })}
        heading={text("council.decide.leftOut")}
        note={text("council.decide.note")}
      />
      <NumberAndDay number={form.field("number")} day={form.field("date")} />
      {items.length > 1 ? (
        <div>
          <Button
            size="sm"
            onPress={() => change({ verdicts: Object.fromEntries(items.map(({ applicationId: id }) => [id, "for"])) })}
          >
            {text("council.decide.allFor")}
          </Button>
        </div>
      ) : null}
      {items.map((item, at) => {
        const id = item.applicationId;
        return (
          <Stack key={id} gap={2}>
            <RadioGroup
              label={text("council.decide.verdict", { number: item.number })}
              description={item.occupier ?? undefined}
              value={verdictOf(values, id)}
              error={form.errorAt(`/files/${at}/verdict`)}
              isRequired
              onChange={(next) => change({ verdicts: { ...verdicts, [id]: next as Verdict } })}
              items={[
                { id: "for", label: text("verdict.for") },
                { id: "against", label: text("verdict.against") },
              ]}
            />
            {verdictOf(values, id) === "against" ? (
              <>
                <RefusalChoice
                  label={text("council.decide.because", { number: item.number })}
                  value={becauseOf(values, id)}
                  onChange={(next) => change({ becauses: { ...becauses, [id]: next as RefusalReason } })}
                  error={form.errorAt(`/files/${at}/because`)}
                />
                <TextArea
                  label={text("council.decide.reason", { number: item.number })}
                  value={reasons[id] ?? ""}
                  onChange={(next) => change({ reasons: { ...reasons, [id]: next } })}
                  error={form.errorAt(`/files/${at}/reason`)}
                  isRequired
                />
              </>
            ) : null}
          </Stack>
        );
      })}
    </FormDialog>
  );
}
