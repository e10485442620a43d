import { type BankDay, type BankDayMove, bankDays, type BankDayTold } from "@yer/api/contract/bank-days";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useTheme } from "@yer/api/react";
import { DescriptionList, MoneyField, RadioGroup, TextArea, useDates } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useDaysText } from "./days-texts.js";

interface MoveProps {
  readonly day: BankDay;
  /** Called when somebody changed the day meanwhile, to read it again. */
  readonly onStale: () => unknown;
  readonly onClose: () => void;
}

const paramsOf = ({ account, day }: BankDay) => ({ account: account.id, day });

/** Which day of which account, for the heads of dialogs. */
function useHead({ account, day }: BankDay): string {
  const text = useDaysText();
  const dates = useDates();
  return text("days.title", { day: dates.day(day), account: account.number });
}

/** What the forms of days have in common. */
function useDayForm({ day, onStale, onClose }: MoveProps, move: BankDayMove) {
  const text = useDaysText();
  return {
    version: day.version,
    stale: text("days.conflict"),
    onStale: () => void onStale(),
    done: () => text(`days.done.${move}`),
    onSaved: onClose,
  };
}

interface Written extends BankDayTold {
  readonly by: "turnover" | "balances";
}

function Tell(props: MoveProps) {
  const { day, onClose } = props;
  const text = useDaysText();
  const start: Written = { ...day.told, by: day.told.opening === null ? "turnover" : "balances" };
  const form = useEndpointForm(bankDays.tell, {
    ...useDayForm(props, "tell"),
    start,
    fields: {
      turnover: text("days.turnover"),
      opening: text("days.opening"),
      closing: text("days.closing"),
      paidOut: text("days.paidOut"),
    },
    args: ({ by, turnover, opening, closing, paidOut }: Written) => ({
      params: paramsOf(day),
      body:
        by === "turnover"
          ? { turnover, opening: null, closing: null, paidOut: null }
          : { turnover: null, opening, closing, paidOut },
    }),
  });
  const { by } = form.values;
  return (
    <FormDialog form={form} title={useHead(day)} label={text("days.move.tell")} onClose={onClose}>
      <p>{text("days.tell.text")}</p>
      <RadioGroup
        label={text("days.tell.by")}
        value={by}
        onChange={(next) => form.change({ by: next === "balances" ? "balances" : "turnover" })}
        items={[
          { id: "turnover", label: text("days.turnover") },
          { id: "balances", label: text("days.tell.balances") },
        ]}
      />
      {by === "turnover" ? (
        <MoneyField {...form.field("turnover")} isRequired width="md" />
      ) : (
        <>
          <MoneyField {...form.field("opening")} isRequired width="md" />
          <MoneyField {...form.field("closing")} isRequired width="md" />
          <MoneyField {...form.field("paidOut")} width="md" />
        </>
      )}
    </FormDialog>
  );
}

function Close({ day, onStale, onClose }: MoveProps) {
  const text = useDaysText();
  const { locale } = useTheme();
  const title = useHead(day);
  const [close] = useAct(bankDays.close);
  const [failed, setFailed] = useState<Failure>();
  async function send(): Promise<void> {
    const outcome = await close({ params: paramsOf(day), ifMatch: day.version });
    if (outcome.failure) {
      setFailed(outcome.failure);
      onStale();
      return;
    }
    toasts.push({ tone: "success", text: text("days.done.close") });
    onClose();
  }
  return (
    <AskDialog
      title={title}
      label={text("days.move.close")}
      failure={failed && sayFailure(text, failed)}
      onSend={send}
      onClose={onClose}
    >
      <p>{text("days.close.text")}</p>
      <DescriptionList
        items={[
          { term: text("bankDays.column.total"), details: formatMoney(day.total ?? 0, locale) },
          { term: text("bankDays.column.entered"), details: formatMoney(day.entered, locale) },
          { term: text("bankDays.column.aside"), details: formatMoney(day.aside, locale) },
          { term: text("bankDays.column.returned"), details: formatMoney(day.returned, locale) },
        ]}
      />
    </AskDialog>
  );
}

function Reopen(props: MoveProps) {
  const { day, onClose } = props;
  const text = useDaysText();
  const form = useEndpointForm(bankDays.reopen, {
    ...useDayForm(props, "reopen"),
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body: { readonly reason: string }) => ({ params: paramsOf(day), body }),
  });
  return (
    <FormDialog form={form} title={useHead(day)} label={text("days.move.reopen")} variant="danger" onClose={onClose}>
      <p>{text("days.reopen.text")}</p>
      <TextArea {...form.field("reason")} limit={500} isRequired />
    </FormDialog>
  );
}

/** Asks before a move of a bank day, for what it needs. */
export default function DayDialog({ move, ...rest }: MoveProps & { readonly move: BankDayMove }) {
  if (move === "close") return <Close {...rest} />;
  return move === "tell" ? <Tell {...rest} /> : <Reopen {...rest} />;
}
