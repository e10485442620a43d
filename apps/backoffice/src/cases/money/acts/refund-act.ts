import type { Refund } from "@yer/api/contract/refunds";

/** What every dialog that asks for an act on a refund takes. It is open while it is rendered. */
export interface RefundActProps {
  readonly applicationId: string;
  readonly refund: Refund;
  readonly onClose: () => void;
}
