import { type RefundablePayment, refunds } from "@yer/api/contract/refunds";
import { ProposeOnlineRefundDialog } from "./ProposeOnlineRefundDialog.js";
import { ProposePayout } from "./ProposePayout.js";

/** Props of {@link ProposeRefundDialog}. */
export interface ProposeRefundDialogProps {
  readonly applicationId: string;
  /** Tiyin that are owed back and that no proposed refund takes yet. */
  readonly free: number;
  /** Online payments that it may go back of, through their provider; none: the bank pays it. */
  readonly payments?: readonly RefundablePayment[] | undefined;
  readonly onClose: () => void;
}

/** Proposes to pay back what an application is owed, or a part of it: to an account, or to where it was paid online. */
export default function ProposeRefundDialog({ applicationId, free, payments, onClose }: ProposeRefundDialogProps) {
  if (payments !== undefined) {
    return <ProposeOnlineRefundDialog applicationId={applicationId} payments={payments} onClose={onClose} />;
  }
  return (
    <ProposePayout
      endpoint={refunds.propose}
      args={(body) => ({ params: { id: applicationId }, body })}
      draft={{ form: "refund:propose", id: applicationId }}
      free={free}
      onClose={onClose}
    />
  );
}
