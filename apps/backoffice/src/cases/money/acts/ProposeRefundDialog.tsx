import { refunds } from "@yer/api/contract/refunds";
import { ProposePayout } from "./ProposePayout.js";

/** Props of {@link ProposeRefundDialog}. */
export interface ProposeRefundDialogProps {
  readonly applicationId: string;
  /** What no refund promises yet, in tiyin. */
  readonly free: number;
  readonly onClose: () => void;
}

/** Proposes to pay back what a file is owed, or a part of it, to an account. */
export default function ProposeRefundDialog({ applicationId, free, onClose }: ProposeRefundDialogProps) {
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
