import { type AgendaItem, type AgendaResult, council } from "@yer/api/contract/council";
import { useAct } from "@yer/api/react";
import { RadioGroup, Stack, TextArea } from "@yer/ui";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
import { NumberAndDay } from "../shell/NumberAndDay.js";
import { useSending } from "../shell/useSending.js";
import { useCouncilText } from "./councilTexts.js";

type Verdict = "for" | "against";

interface Written {
  number: string;
  date: string | null;
  verdicts: Readonly<Record<string, Verdict>>;
  reasons: Readonly<Record<string, string>>;
}

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
  const draft = useServerDraft<Written>("council:decide", sessionId, {
    number: "",
    date: null,
    verdicts: {},
    reasons: {},
  });
  const { number, date, verdicts, reasons } = draft.value;
  const sending = useSending();
  const [decide] = useAct(council.decide);
  const verdictOf = (id: string): Verdict => verdicts[id] ?? "for";
  const reasonOf = (id: string): string => (reasons[id] ?? "").trim();

  async function send(): Promise<void> {
    const unexplained = items.some(({ applicationId: id }) => verdictOf(id) === "against" && reasonOf(id) === "");
    if (!sending.begin(number.trim() !== "" && date !== null && !unexplained) || date === null) return;
    const files = items.map(({ applicationId: id }) => ({
      applicationId: id,
      verdict: verdictOf(id),
      ...(reasonOf(id) === "" ? {} : { reason: reasonOf(id) }),
    }));
    const made = await sending.end(decide({ params: { id: sessionId }, body: { number: number.trim(), date, files } }));
    if (!made) return;
    await draft.discard();
    onDone(made.data.results);
  }

  return (
    <AskDialog
      title={text("council.decide.title", { count: items.length })}
      label={text("council.decide")}
      failure={sending.failure}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("council.decide.note")}</p>
      <NumberAndDay
        labels={{ number: text("council.decide.number"), day: text("council.decide.date") }}
        number={number}
        day={date}
        onNumber={(next) => draft.change({ number: next })}
        onDay={(next) => draft.change({ date: next })}
        dayAt="/date"
        sending={sending}
      />
      {items.map((item) => {
        const id = item.applicationId;
        return (
          <Stack key={id} gap={2}>
            <RadioGroup
              label={text("council.decide.verdict", { number: item.number })}
              description={item.occupier ?? undefined}
              value={verdictOf(id)}
              onChange={(next) => draft.change({ verdicts: { ...verdicts, [id]: next as Verdict } })}
              options={[
                { id: "for", label: text("council.decide.for") },
                { id: "against", label: text("council.decide.against") },
              ]}
            />
            {verdictOf(id) === "against" ? (
              <TextArea
                label={text("council.decide.reason", { number: item.number })}
                value={reasons[id] ?? ""}
                onChange={(next) => draft.change({ reasons: { ...reasons, [id]: next } })}
                error={sending.required(reasonOf(id) === "")}
                isRequired
              />
            ) : null}
          </Stack>
        );
      })}
    </AskDialog>
  );
}
