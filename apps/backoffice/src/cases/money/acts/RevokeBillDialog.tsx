import { bills } from "@yer/api/contract/bills";
import { useMoneyText } from "../money-texts.js";
import { ReasonAct } from "./ReasonAct.js";

/** Props of {@link RevokeBillDialog}. */
export interface RevokeBillDialogProps {
  readonly chargeId: string;
  readonly bill: string;
  readonly onClose: () => void;
}

/** Asks why a bill is revoked. */
export function RevokeBillDialog({ chargeId, bill, onClose }: RevokeBillDialogProps) {
  const text = useMoneyText();
  return (
    <ReasonAct
      label={text("money.bill.revoke")}
      says={text("money.bill.revoke.text")}
      endpoint={bills.revoke}
      args={(body) => ({ params: { id: chargeId, bill }, body })}
      draft={{ form: "bill:revoke", id: bill }}
      variant="danger"
      onClose={onClose}
    />
  );
}
