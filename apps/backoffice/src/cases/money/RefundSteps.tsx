import type { RefundAct, RefundCourse } from "@yer/api/contract/refunds";
import { useDates } from "@yer/ui";
import { useMoneyText } from "./money-texts.js";

/** Acts that lead on; of those that lead back none is the first to press. */
export const onward: ReadonlySet<RefundAct> = new Set<RefundAct>(["approve", "order", "execute"]);

/** Props of {@link RefundSteps}. */
export interface RefundStepsProps {
  readonly of: RefundCourse;
  /** It goes back through the provider: nobody's order has a number, and no bank pays it. @default false */
  readonly isOnline?: boolean;
}

/** Who did what about something that is paid back, line by line. */
export function RefundSteps({ of: { by, at, decidedBy, order, executed }, isOnline = false }: RefundStepsProps) {
  const text = useMoneyText();
  const dates = useDates();
  return (
    <>
      <small>{text("money.by", { by, at: dates.moment(at) })}</small>
      {decidedBy === null ? null : <small>{text("money.refund.decided", { by: decidedBy })}</small>}
      {order === null ? null : (
        <small>
          {isOnline
            ? text("money.refund.sent", { day: dates.day(order.day), by: order.by })
            : text("money.refund.order", { number: order.number, day: dates.day(order.day), by: order.by })}
        </small>
      )}
      {executed === null ? null : (
        <small>
          {text(isOnline ? "money.refund.back" : "money.refund.executed", {
            day: dates.day(executed.day),
            bankId: executed.bankId,
          })}
        </small>
      )}
    </>
  );
}
