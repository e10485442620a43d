import { corrections } from "@yer/api/contract/corrections";
import { useMoneyText } from "../money-texts.js";
import { ReasonAct } from "./ReasonAct.js";

/** Props of {@link TakeBackDialog}. */
export interface TakeBackDialogProps {
  readonly applicationId: string;
  readonly receipt: { readonly id: string; readonly document: string };
  readonly onClose: () => void;
}

/** Proposes to take a receipt back, with a reason. */
export function TakeBackDialog({ applicationId, receipt, onClose }: TakeBackDialogProps) {
  const text = useMoneyText();
  return (
    <ReasonAct
      label={text("money.takeBack.of", { document: receipt.document })}
      says={text("money.takeBack.text")}
      done={text("money.takeBack.done")}
      endpoint={corrections.propose}
      args={(body) => ({ params: { id: applicationId, receipt: receipt.id }, body })}
      draft={{ form: "correction:propose", id: receipt.id }}
      onClose={onClose}
    />
  );
}
