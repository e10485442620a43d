import { type AgendaItem, type AgendaResult, council } from "@yer/api/contract/council";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { DatePicker, RadioGroup, Stack, TextArea, TextField } from "@yer/ui";
import { useState } from "react";
import { useServerDraft } from "../drafts/useServerDraft.js";
import { AskDialog } from "../shell/AskDialog.js";
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
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [decide] = useAct(council.decide);
  const verdictOf = (id: string): Verdict => verdicts[id] ?? "for";
  const reasonOf = (id: string): string => (reasons[id] ?? "").trim();
  const required = (missing: boolean) => (tried && missing ? text("fault.required") : undefined);
  const errors = failure?.kind === "problem" ? (failure.problem.errors ?? []) : [];
  const faultAt = (pointer: string) => {
    const found = errors.find((error) => error.pointer === pointer);
    return found && sayFault(text, found);
  };

  async function send(): Promise<void> {
    setTried(true);
    const unexplained = items.some(({ applicationId: id }) => verdictOf(id) === "against" && reasonOf(id) === "");
    if (number.trim() === "" || !date || unexplained) return;
    const outcome = await decide({
      params: { id: sessionId },
      body: {
        number: number.trim(),
        date,
        files: items.map(({ applicationId: id }) => ({
          applicationId: id,
          verdict: verdictOf(id),
          ...(reasonOf(id) === "" ? {} : { reason: reasonOf(id) }),
        })),
      },
    });
    if (outcome.failure) return setFailure(outcome.failure);
    await draft.discard();
    onDone(outcome.data.results);
  }

  return (
    <AskDialog
      title={text("council.decide.title", { count: items.length })}
      label={text("council.decide")}
      failure={failure && sayFailure(text, failure)}
      draft={draft}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("council.decide.note")}</p>
      <TextField
        label={text("council.decide.number")}
        value={number}
        onChange={(next) => draft.change({ number: next })}
        error={required(number.trim() === "") ?? faultAt("/number")}
        isRequired
        width="md"
        maxLength={60}
      />
      <DatePicker
        label={text("council.decide.date")}
        value={date}
        onChange={(next) => draft.change({ date: next })}
        error={required(!date) ?? faultAt("/date")}
        isRequired
        width="md"
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
                error={required(reasonOf(id) === "")}
                isRequired
              />
            ) : null}
          </Stack>
        );
      })}
    </AskDialog>
  );
}
