import type { RefundState } from "@yer/api/contract/refunds";

/** Tones of the states of proposals about money; those of corrections are among them. */
export const moneyTones = {
  proposed: "warning",
  approved: "info",
  ordered: "info",
  executed: "success",
  refused: "danger",
  withdrawn: "neutral",
} as const satisfies Record<RefundState, string>;
