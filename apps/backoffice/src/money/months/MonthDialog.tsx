import { moneyMonths, type MoneyMonthMove, type MoneyMonthPage } from "@yer/api/contract/money-months";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useTheme } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useMonthsText } from "./months-texts.js";
import { useMonthWords } from "./use-month-words.js";

interface DialogProps {
  readonly month: MoneyMonthPage;
  /** Called when somebody else acted on the month meanwhile, to read it again. */
  readonly onStale: () => unknown;
  readonly onClose: () => void;
}

/** What dialogs about a month say of it. */
function useWords({ region, month }: MoneyMonthPage) {
  const { locale } = useTheme();
  const say = useMonthWords();
  return { month: say(month), region: region.name[locale] };
}

function Close({ month, move, onStale, onClose }: DialogProps & { readonly move: "propose" | "approve" }) {
  const text = useMonthsText();
  const words = useWords(month);
  const [send] = useAct(move === "propose" ? moneyMonths.propose : moneyMonths.approve);
  const [failed, setFailed] = useState<Failure>();
  const params = { region: month.region.soato, month: month.month };
  async function close(): Promise<void> {
    const outcome = await send({ params, ifMatch: month.version });
    if (outcome.failure) {
      setFailed(outcome.failure);
      onStale();
      return;
    }
    toasts.push({ tone: "success", text: text(`months.done.${move}`, words) });
    onClose();
  }
  return (
    <AskDialog
      title={text("months.dialog", words)}
      label={text(`months.move.${move}`)}
      failure={failed && sayFailure(text, failed)}
      onSend={close}
      onClose={onClose}
    >
      <p>{text(`months.ask.${move}`)}</p>
    </AskDialog>
  );
}

function LeaveOpen({ month, move, onStale, onClose }: DialogProps & { readonly move: "refuse" | "withdraw" }) {
  const text = useMonthsText();
  const words = useWords(month);
  const form = useEndpointForm(move === "refuse" ? moneyMonths.refuse : moneyMonths.withdraw, {
    start: { reason: "" },
    version: month.version,
    stale: text("months.conflict"),
    onStale: () => void onStale(),
    fields: { reason: text("word.reason") },
    args: (body: { readonly reason: string }) => ({
      params: { region: month.region.soato, month: month.month },
      body,
    }),
    done: () => text("months.done.open", words),
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={text("months.dialog", words)}
      label={text(`months.move.${move}`)}
      variant="danger"
      onClose={onClose}
    >
      <TextArea {...form.field("reason")} limit={500} isRequired />
    </FormDialog>
  );
}

/** Asks before a move of a month, for what it needs. */
export function MonthDialog({ move, ...rest }: DialogProps & { readonly move: MoneyMonthMove }) {
  return move === "propose" || move === "approve" ? (
    <Close {...rest} move={move} />
  ) : (
    <LeaveOpen {...rest} move={move} />
  );
}
