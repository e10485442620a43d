import { type BudgetDue, paymentOrders } from "@yer/api/contract/payment-orders";
import { formatMoney } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { type Failure, useAct, useRead, useTheme } from "@yer/api/react";
import { Button, Card, DescriptionList, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { styled } from "styled-components";
import { isStale } from "../../base/screen/stale.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { budgetInWords, budgetOptions } from "./budgets.js";
import { useDistributionsText } from "./distributions-texts.js";

const Regions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(560px, 100%), 1fr));
  gap: var(--yer-space-3);
`;

/** On a phone the order stands below the sum and its account, which does not break. */
const Dues = styled.div`
  @media (max-width: 599.98px) {
    [data-layout="rows"] > div {
      grid-template-columns: 1fr;
    }
  }
`;

/** An account is read and compared as one word. */
const Account = styled.small`
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

/** Orders for a budget what is shown as due to it. */
function Make({ of, onFailed }: { readonly of: BudgetDue; readonly onFailed: (failure: Failure | undefined) => void }) {
  const text = useDistributionsText();
  const [make] = useAct(paymentOrders.make);
  const refusal = useRefusal("order:distribution");

  async function order(): Promise<void> {
    onFailed(undefined);
    const { region, budget, account, due } = of;
    const outcome = await make({
      body: { orders: [{ region: region.soato, budget, account: account ?? "", amount: due }] },
    });
    if (outcome.failure) return onFailed(outcome.failure);
    const [made] = outcome.data.items;
    toasts.push({ tone: "success", text: text("orders.made", { number: made?.number ?? "" }) });
  }

  return (
    <Button size="sm" onPress={order} {...refusal}>
      {text("orders.make")}
    </Button>
  );
}

/** What is due to the budgets of one region, and why what cannot be ordered cannot. */
function Region({
  dues,
  onFailed,
}: {
  readonly dues: readonly BudgetDue[];
  readonly onFailed: (failure: Failure | undefined) => void;
}) {
  const text = useDistributionsText();
  const { locale } = useTheme();
  const items = dues.map((of) => {
    const { budget, account, due, refused } = of;
    const name = budgetInWords(text, budget);
    const alike = dues.filter((one) => one.budget === budget).length > 1;
    return {
      term: alike ? `${name}, ${account ?? "—"}` : name,
      details: (
        <Stack gap={1}>
          <strong>{formatMoney(due, locale)}</strong>
          {account === null ? <small>{text("orders.due.account")}</small> : <Account>{account}</Account>}
          {due < 0 ? <small>{text("orders.due.owed")}</small> : null}
          {refused === null ? null : <small>{text("orders.due.refused", refused)}</small>}
        </Stack>
      ),
      ...(account !== null && due > 0 && { action: <Make of={of} onFailed={onFailed} /> }),
    };
  });
  return (
    <Card level={3} title={dues[0]?.region.name[locale]}>
      <Dues>
        <DescriptionList items={items} />
      </Dues>
    </Card>
  );
}

/** The place of a region's dues until they are there. */
function Awaited() {
  const text = useDistributionsText();
  return (
    <div aria-hidden="true">
      <Card level={3} title="…">
        <Dues>
          <DescriptionList
            items={budgetOptions(text).map(({ label }) => ({
              term: label,
              details: (
                <Stack gap={1}>
                  <strong>…</strong>
                  <Account>…</Account>
                </Stack>
              ),
              action: (
                <Button size="sm" isDisabled>
                  {text("orders.make")}
                </Button>
              ),
            }))}
          />
        </Dues>
      </Card>
    </div>
  );
}

/** What is due to budgets and not ordered yet; what the treasury refused comes back here with its reason. */
export function DueBudgets() {
  const text = useDistributionsText();
  const [failed, setFailed] = useState<Failure>();
  const { data, failure, refetch } = useRead(paymentOrders.due);
  const told = failed ?? failure;

  function fail(next: Failure | undefined): void {
    setFailed(next);
    // Another sum is due by now than the one that was to be ordered.
    if (isStale(next)) void refetch();
  }

  return (
    <Stack gap={3}>
      <h2>{text("orders.due")}</h2>
      {told === undefined ? null : (
        <InlineAlert tone="danger" isAnnounced>
          {isStale(told) ? text("orders.due.changed") : sayFailure(text, told)}
        </InlineAlert>
      )}
      {data?.items.length === 0 ? <p>{text("orders.due.none")}</p> : null}
      <Regions>
        {data === undefined && failure === undefined ? <Awaited /> : null}
        {[...Map.groupBy(data?.items ?? [], ({ region }) => region.soato)].map(([soato, dues]) => (
          <Region key={soato} dues={dues} onFailed={fail} />
        ))}
      </Regions>
    </Stack>
  );
}
