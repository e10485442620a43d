import { instalmentRequests } from "@yer/api/contract/instalment-requests";
import type { OwnCharge } from "@yer/api/contract/own-charges";
import { formatMoney, tashkentDay } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useDraft } from "@yer/api/react";
import { DatePicker, Disclosure, Fieldset, InlineAlert, MoneyField, NumberField, Stack, TextArea } from "@yer/ui";
import { useState } from "react";
import { DraftDialog } from "../disputes/DraftDialog.js";
import { usePreferences } from "../language/preferences.js";
import { evenPlan, type Plan } from "./even-plan.js";
import { useOwnChargeText } from "./own-charge-texts.js";

interface Row {
  readonly dueOn: string | null;
  readonly amount: number | null;
}

/** As many words as a reason needs at the least. */
const leastReason = 10;
const isWhole = (row: Row): row is Plan => row.dueOn !== null && row.amount !== null && row.amount > 0;

/** Asks to pay by instalments: in even parts a month apart, or by days and sums of one's own. */
export function AskForInstalments({ charge }: { readonly charge: OwnCharge }) {
  const text = useOwnChargeText();
  const { locale } = usePreferences();
  const { id, remaining, ask } = charge;
  const [send] = useAct(instalmentRequests.ask);
  const planOf = (parts: number): readonly Row[] => evenPlan(remaining, parts, tashkentDay(new Date()), ask.lastDay);
  const parts = Math.min(3, ask.mostParts);
  const draft = useDraft("own.instalments", id, { reason: "", rows: planOf(parts) });
  const [fault, setFault] = useState<{ readonly of: "reason" | "rows" | "act"; readonly says: string }>();
  const { reason, rows } = draft.value;
  const money = (tiyin: number) => formatMoney(tiyin, locale);
  const left = remaining - rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const change = (at: number, part: Partial<Row>) =>
    draft.change({ reason, rows: rows.map((row, index) => (index === at ? { ...row, ...part } : row)) });

  async function submit(close: () => void): Promise<void> {
    if (reason.trim().length < leastReason) return setFault({ of: "reason", says: text("ownCharge.ask.short") });
    if (left !== 0 || !rows.every(isWhole)) return setFault({ of: "rows", says: text("fault.instalment-sum") });
    const { failure } = await send({ params: { id }, body: { schedule: [...rows], reason: reason.trim() } });
    if (failure) return setFault({ of: "act", says: sayFailure(text, failure) });
    await draft.discard();
    close();
  }

  return (
    <DraftDialog
      title={text("ownCharge.ask")}
      send={text("ownCharge.ask.send")}
      draft={draft}
      about={text("ownCharge.ask.text", { amount: money(remaining) })}
      onSend={submit}
    >
      <NumberField
        label={text("ownCharge.ask.parts")}
        description={text("ownCharge.ask.most", { most: ask.mostParts })}
        value={rows.length}
        minValue={2}
        maxValue={ask.mostParts}
        hasSteppers
        onChange={(next) => draft.change({ reason, rows: planOf(next ?? parts) })}
      />
      <Disclosure title={text("ownCharge.request.plan")} defaultExpanded>
        <Stack gap={3}>
          {rows.map(({ dueOn, amount }, at) => (
            <Fieldset key={at} legend={text("ownCharge.ask.row", { n: at + 1 })}>
              <DatePicker
                label={text("ownCharge.ask.due", { n: at + 1 })}
                value={dueOn}
                onChange={(next) => change(at, { dueOn: next })}
                width="md"
              />
              <MoneyField
                label={text("ownCharge.ask.amount", { n: at + 1 })}
                value={amount}
                onChange={(next) => change(at, { amount: next })}
                width="md"
              />
            </Fieldset>
          ))}
        </Stack>
      </Disclosure>
      {left === 0 ? null : (
        <InlineAlert tone={fault?.of === "rows" ? "danger" : "info"}>
          {text("ownCharge.ask.left", { sum: money(left) })}
        </InlineAlert>
      )}
      <TextArea
        label={text("own.withdraw.reason")}
        description={text("ownCharge.ask.reason")}
        value={reason}
        onChange={(next) => draft.change({ reason: next, rows })}
        error={fault?.of === "reason" ? fault.says : undefined}
        limit={1000}
        isRequired
      />
      {fault === undefined || fault.of === "reason" ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {fault.says}
        </InlineAlert>
      )}
    </DraftDialog>
  );
}
