import { type LineReturn, lineReturns } from "@yer/api/contract/line-returns";
import type { RefundAct } from "@yer/api/contract/refunds";
import { formatMoney } from "@yer/api/formats";
import { sayReason } from "@yer/api/messages/sentences";
import { useMay, useRead, useTheme } from "@yer/api/react";
import { Button, DescriptionList, InlineAlert, Link, StatusTag, Stack, useDates } from "@yer/ui";
import { useState } from "react";
import { ReadDrawer } from "../../base/screen/ReadDrawer.js";
import { moneyTones } from "../../cases/money/money-tones.js";
import { onward, RefundSteps } from "../../cases/money/RefundSteps.js";
import { ReturnActDialog } from "./ReturnActDialog.js";
import { useReturnsText } from "./returns-texts.js";
import { moneyActWords } from "../../cases/money/money-words.js";

/** Acts on a return; what is closed to the reader says why, but for what only others have the right to. */
function Acts({ of, onAct }: { readonly of: LineReturn; readonly onAct: (act: RefundAct) => void }) {
  const text = useReturnsText();
  return (
    of.acts
      .filter(({ reasons }) => !reasons.some(({ code }) => code === "permission-missing"))
      // What leads on stands last, as in every dialog.
      .toSorted((one, other) => Number(onward.has(one.key)) - Number(onward.has(other.key)))
      .map(({ key, reasons: [reason] }) => (
        <Button
          key={key}
          variant={onward.has(key) ? "primary" : "secondary"}
          onPress={() => onAct(key)}
          {...(reason && { disabledReason: sayReason(text, reason) })}
        >
          {text(moneyActWords[key])}
        </Button>
      ))
  );
}

function About({ of }: { readonly of: LineReturn }) {
  const text = useReturnsText();
  const dates = useDates();
  const canOpen = useMay("record:payment");
  const { line, account, payee } = of;
  return (
    <>
      <DescriptionList
        items={[
          { term: text("lineReturns.column.payee"), details: payee.name },
          { term: text("money.refund.account"), details: payee.account },
          { term: text("money.refund.mfo"), details: payee.mfo },
          { term: text("lines.column.payer"), details: line.payer },
          { term: text("lines.column.purpose"), details: line.purpose },
          { term: text("word.document"), details: `${line.document}, ${dates.day(line.valueDay)}` },
          { term: text("lines.column.account"), details: `${account.name} · ${account.number}` },
        ]}
      />
      <Stack gap={1}>
        <RefundSteps of={of} />
        {canOpen ? (
          <Link href={`/receipts?view=lines&state=${of.state === "executed" ? "returned" : "aside"}&line=${line.id}`}>
            {text("returns.line")}
          </Link>
        ) : null}
      </Stack>
      {of.bounced === null ? null : (
        <InlineAlert tone="warning">{text("money.refund.bounced", { reason: of.bounced })}</InlineAlert>
      )}
      {of.answer === null ? null : <InlineAlert tone="danger">{of.answer}</InlineAlert>}
    </>
  );
}

/** One return beside the list: what is paid back to whom, how far it has come, and what the reader can do about it. */
export function ReturnDrawer({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const text = useReturnsText();
  const { locale } = useTheme();
  const read = useRead(lineReturns.get, { params: { id } });
  const { data: of } = read;
  const [act, setAct] = useState<RefundAct>();
  return (
    <>
      <ReadDrawer
        read={read}
        title={text("returns.title")}
        failed={text("returns.failed")}
        shown={(one) => ({
          title: text("money.refund.of", { amount: formatMoney(one.amount, locale), name: one.payee.name }),
          body: (
            <>
              <div>
                <StatusTag tone={moneyTones[one.state]}>{text(`money.state.${one.state}`)}</StatusTag>
              </div>
              <About of={one} />
            </>
          ),
          acts: one.acts.length > 0 ? <Acts of={one} onAct={setAct} /> : undefined,
        })}
        onClose={onClose}
      />
      {of && act ? <ReturnActDialog of={of} act={act} onClose={() => setAct(undefined)} /> : null}
    </>
  );
}
