import { type AgendaItem, type AgendaResult, council } from "@yer/api/contract/council";
import { RadioGroup, Stack, TextArea } from "@yer/ui";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { NumberAndDay } from "../../base/screen/NumberAndDay.js";
import { useCouncilText } from "./council-texts.js";

type Verdict = "for" | "against";

interface Written {
  number: string;
  date: string | null;
  verdicts: Readonly<Record<string, Verdict>>;
  reasons: Readonly<Record<string, string>>;
}

const empty: Written = { number: "", date: null, verdicts: {}, reasons: {} };

const verdictOf = ({ verdicts }: Written, id: string): Verdict => verdicts[id] ?? "for";
const reasonOf = ({ reasons }: Written, id: string): string => (reasons[id] ?? "").trim();

/** Props of `DecideDialog`. */
export interface DecideDialogProps {
  readonly sessionId: string;
  readonly items: readonly AgendaItem[];
  readonly onDone: (results: readonly AgendaResult[]) => void;
  readonly onClose: () => void;
}

/** The Council's decision on many files: one number and date, for or against each, a reason against. */
export function DecideDialog({ sessionId, items, onDone, onClose }: DecideDialogProps) {
  const text = useCouncilText();
  const form = useEndpointForm(council.decide, {
    draft: { form: "council:decide", id: sessionId },
    start: empty,
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
        })),
      },
    }),
    faults: (given) =>
      items.flatMap(({ applicationId: id }, at) =>
        verdictOf(given, id) === "against" && reasonOf(given, id) === ""
          ? [{ pointer: `/files/${at}/reason`, message: text("fault.required") }]
          : [],
      ),
    onSaved: (made) => onDone(made.results),
  });
  const { values, change } = form;
  const { verdicts, reasons } = values;

  return (
    <FormDialog
      form={form}
      title={text("council.decide.title", { count: items.length })}
      label={text("council.decide")}
      onClose={onClose}
    >
      <p>{text("council.decide.note")}</p>
      <NumberAndDay number={form.field("number")} day={form.field("date")} />
      {items.map((item, at) => {
        const id = item.applicationId;
        return (
          <Stack key={id} gap={2}>
            <RadioGroup
              label={text("council.decide.verdict", { number: item.number })}
              description={item.occupier ?? undefined}
              value={verdictOf(values, id)}
              onChange={(next) => change({ verdicts: { ...verdicts, [id]: next as Verdict } })}
              items={[
                { id: "for", label: text("council.decide.for") },
                { id: "against", label: text("council.decide.against") },
              ]}
            />
            {verdictOf(values, id) === "against" ? (
              <TextArea
                label={text("council.decide.reason", { number: item.number })}
                value={reasons[id] ?? ""}
                onChange={(next) => change({ reasons: { ...reasons, [id]: next } })}
                error={form.errorAt(`/files/${at}/reason`)}
                isRequired
              />
            ) : null}
          </Stack>
        );
      })}
    </FormDialog>
  );
}
