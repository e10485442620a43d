import type { PaymentOrder } from "@yer/api/contract/payment-orders";
import { sayReason } from "@yer/api/messages/sentences";
import { Button, lazyPart, Stack } from "@yer/ui";
import { Suspense, useState } from "react";
import { useDistributionsText } from "./distributions-texts.js";

const OrderDialog = lazyPart(() => import("./OrderDialog.js"));

/** The moves that lead on from each state. */
const offered = {
  made: ["approve", "withdraw"],
  approved: ["execute", "refuse"],
  executed: [],
  refused: [],
  withdrawn: [],
} as const;

/** What became of an order, and what can be done with it; what is closed to the reader says why. */
export function OrderActs({
  order,
  said,
  onStale,
}: {
  readonly order: PaymentOrder;
  readonly said: string | null;
  readonly onStale: () => unknown;
}) {
  const text = useDistributionsText();
  const [move, setMove] = useState<(typeof offered)[PaymentOrder["state"]][number]>();
  const moves = offered[order.state];
  if (moves.length === 0) return said ?? "—";
  return (
    <>
      <Stack direction="row" gap={2} isWrapping>
        {moves.map((one) => {
          const [reason] = order.acts[one] ?? [];
          return (
            <Button
              key={one}
              size="sm"
              variant={one === "approve" || one === "execute" ? "primary" : "secondary"}
              onPress={() => setMove(one)}
              {...(reason && { disabledReason: sayReason(text, reason) })}
            >
              {text(`orders.move.${one}`)}
            </Button>
          );
        })}
      </Stack>
      {move === undefined ? null : (
        <Suspense>
          <OrderDialog order={order} move={move} onStale={onStale} onClose={() => setMove(undefined)} />
        </Suspense>
      )}
    </>
  );
}
