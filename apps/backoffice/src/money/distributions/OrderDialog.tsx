import { type PaymentOrder, type PaymentOrderMove, paymentOrders } from "@yer/api/contract/payment-orders";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useTheme } from "@yer/api/react";
import { DatePicker, TextArea, TextField } from "@yer/ui";
import { useState } from "react";
import { FormDialog } from "../../base/forms/FormDialog.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { AskDialog } from "../../base/screen/AskDialog.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useLegalDay } from "../../base/screen/use-legal-day.js";
import { budgetInWords } from "./budgets.js";
import { useDistributionsText } from "./distributions-texts.js";

interface MoveProps {
  readonly order: PaymentOrder;
  /** Called when somebody changed the order meanwhile, to read it again. */
  readonly onStale: () => unknown;
  readonly onClose: () => void;
}

/** What is ordered, in a line. */
function Ordered({ order: { budget, region, account, amount } }: Pick<MoveProps, "order">) {
  const text = useDistributionsText();
  const { locale } = useTheme();
  const values = { budget: budgetInWords(text, budget), region: region.name[locale], account };
  return <p>{text("orders.line", { ...values, amount: formatMoney(amount, locale) })}</p>;
}

/** What the forms of orders have in common. */
function useOrderForm({ order, onStale, onClose }: MoveProps, move: PaymentOrderMove) {
  const text = useDistributionsText();
  return {
    version: order.version,
    stale: text("orders.conflict"),
    onStale: () => void onStale(),
    done: () => text(`orders.done.${move}`, { number: order.number }),
    onSaved: onClose,
  };
}

function Approve({ order, onStale, onClose }: MoveProps) {
  const text = useDistributionsText();
  const [approve] = useAct(paymentOrders.approve);
  const [failed, setFailed] = useState<Failure>();
  async function send(): Promise<void> {
    const outcome = await approve({ params: { id: order.id }, ifMatch: order.version });
    if (outcome.failure) {
      setFailed(outcome.failure);
      onStale();
      return;
    }
    toasts.push({ tone: "success", text: text("orders.done.approve", { number: order.number }) });
    onClose();
  }
  return (
    <AskDialog
      title={text("orders.title", { number: order.number })}
      label={text("orders.move.approve")}
      failure={failed && sayFailure(text, failed)}
      onSend={send}
      onClose={onClose}
    >
      <Ordered order={order} />
    </AskDialog>
  );
}

function Execute(props: MoveProps) {
  const { order, onClose } = props;
  const text = useDistributionsText();
  const today = useLegalDay();
  const start: { readonly executedOn: string | null; readonly reference: string } = {
    executedOn: today,
    reference: "",
  };
  const form = useEndpointForm(paymentOrders.execute, {
    ...useOrderForm(props, "execute"),
    start,
    fields: { executedOn: text("orders.executedOn"), reference: text("orders.reference") },
    args: (body: typeof start) => ({ params: { id: order.id }, body }),
  });
  return (
    <FormDialog
      form={form}
      title={text("orders.title", { number: order.number })}
      label={text("orders.move.execute")}
      onClose={onClose}
    >
      <Ordered order={order} />
      <DatePicker {...form.field("executedOn")} isRequired width="md" />
      <TextField {...form.field("reference")} isRequired maxLength={60} />
    </FormDialog>
  );
}

function End(props: MoveProps & { readonly move: "withdraw" | "refuse" }) {
  const { order, move, onClose } = props;
  const text = useDistributionsText();
  const form = useEndpointForm(move === "withdraw" ? paymentOrders.withdraw : paymentOrders.refuse, {
    ...useOrderForm(props, move),
    start: { reason: "" },
    fields: { reason: text("word.reason") },
    args: (body: { readonly reason: string }) => ({ params: { id: order.id }, body }),
  });
  return (
    <FormDialog
      form={form}
      title={text("orders.title", { number: order.number })}
      label={text(`orders.move.${move}`)}
      variant="danger"
      onClose={onClose}
    >
      <Ordered order={order} />
      <TextArea {...form.field("reason")} limit={500} isRequired />
    </FormDialog>
  );
}

/** Asks before a move of a payment order, for what it needs. */
export default function OrderDialog({ move, ...rest }: MoveProps & { readonly move: PaymentOrderMove }) {
  if (move === "approve") return <Approve {...rest} />;
  return move === "execute" ? <Execute {...rest} /> : <End {...rest} move={move} />;
}
