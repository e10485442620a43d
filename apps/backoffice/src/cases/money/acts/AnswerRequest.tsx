import { instalmentRequests } from "@yer/api/contract/instalment-requests";
import type { InstalmentRequest } from "@yer/api/contract/instalments-asked";
import { useMoneyText } from "../money-texts.js";
import { AgreeRequestDialog } from "./AgreeRequestDialog.js";
import { ReasonAct } from "./ReasonAct.js";
import { moneyActWords } from "../money-words.js";

/** Props of {@link AnswerRequest}. */
export interface AnswerRequestProps {
  readonly chargeId: string;
  readonly request: InstalmentRequest;
  readonly act: "agree" | "refuse";
  readonly onClose: () => void;
}

/** Asks for the answer to a request for instalments: the contract, or why not. */
export default function AnswerRequest({ chargeId, request, act, onClose }: AnswerRequestProps) {
  const text = useMoneyText();
  const { id, version } = request;
  if (act === "agree") return <AgreeRequestDialog chargeId={chargeId} request={request} onClose={onClose} />;
  const params = { id: chargeId, request: id };
  return (
    <ReasonAct
      endpoint={instalmentRequests.refuse}
      args={(body) => ({ params, body })}
      draft={{ form: "instalments:refuse", id }}
      label={text(moneyActWords[act])}
      version={version}
      variant="danger"
      onClose={onClose}
    />
  );
}
