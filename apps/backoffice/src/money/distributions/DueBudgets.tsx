import { type BudgetDue, paymentOrders } from "@yer/api/contract/payment-orders";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useRead, useTheme } from "@yer/api/react";
import { Button, Card, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { toasts } from "../../base/screen/toast-queue.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { budgetInWords } from "./budgets.js";
import { useDistributionsText } from "./distributions-texts.js";

/** One budget of a region: what is due to it and can be ordered, or why nothing can. */
function Due({ of, onFailed }: { readonly of: BudgetDue; readonly onFailed: (failure: Failure | undefined) => void }) {
  const text = useDistributionsText();
  const { locale } = useTheme();
  const [make, { pending }] = useAct(paymentOrders.make);
  const refusal = useRefusal("order:distribution");
  const { region, budget, account, due, refused } = of;
  const name = `${budgetInWords(text, budget)}, ${region.name[locale]}`;

  async function order(): Promise<void> {
    onFailed(undefined);
    const outcome = await make({
      body: { orders: [{ region: region.soato, budget, account: account ?? "", amount: due }] },
    });
    if (outcome.failure) return onFailed(outcome.failure);
    const [made] = outcome.data.items;
    toasts.push({ tone: "success", text: text("orders.made", { number: made?.number ?? "" }) });
  }

  return (
    <Card title={name}>
      <Stack gap={2} align="start">
        <strong>{formatMoney(due, locale)}</strong>
        {account === null ? <span>{text("orders.due.account")}</span> : <span>{account}</span>}
        {due < 0 ? <span>{text("orders.due.owed")}</span> : null}
        {refused === null ? null : <span>{text("orders.due.refused", refused)}</span>}
        {account === null || due <= 0 ? null : (
          <Button size="sm" onPress={order} isPending={pending} {...refusal}>
            {text("orders.make")}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** What is due to budgets and not ordered yet; what the treasury refused comes back here with its reason. */
export function DueBudgets() {
  const text = useDistributionsText();
  const [failed, setFailed] = useState<Failure>();
  const { data, failure } = useRead(paymentOrders.due);
  const told = failed ?? failure;
  return (
    <Stack gap={3}>
      <h2>{text("orders.due")}</h2>
      {told === undefined ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, told)}
        </InlineAlert>
      )}
      {data === undefined ? (
        failure === undefined ? (
          <Skeleton lines={2} />
        ) : null
      ) : data.items.length === 0 ? (
        <p>{text("orders.due.none")}</p>
      ) : (
        <Stack direction="row" gap={3} align="stretch">
          {data.items.map((of) => (
            <Due key={`${of.region.soato} ${of.budget} ${of.account ?? ""}`} of={of} onFailed={setFailed} />
          ))}
        </Stack>
      )}
    </Stack>
  );
}
