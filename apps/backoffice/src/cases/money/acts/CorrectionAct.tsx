import { type Correction, corrections } from "@yer/api/contract/corrections";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { useMoneyText } from "../money-texts.js";
import { ConfirmAct } from "./ConfirmAct.js";
import { ReasonAct } from "./ReasonAct.js";
import { moneyActWords } from "../money-words.js";

/** What is done about a proposal to take a receipt back. */
export type CorrectionActKey = "approve" | "refuse" | "withdraw";

/** Props of {@link CorrectionAct}. */
export interface CorrectionActProps {
  readonly applicationId: string;
  readonly correction: Correction;
  readonly act: CorrectionActKey;
  readonly onClose: () => void;
}

/** Asks for what is done about a proposal to take a receipt back. */
export default function CorrectionAct({ applicationId, correction, act, onClose }: CorrectionActProps) {
  const text = useMoneyText();
  const { locale } = useTheme();
  const { id, version, document } = correction;
  const params = { id: applicationId, correction: id };
  const shared = { label: text(moneyActWords[act]), version, onClose };
  if (act === "refuse") {
    const draft = { form: "correction:refuse", id };
    return (
      <ReasonAct
        {...shared}
        endpoint={corrections.refuse}
        args={(body) => ({ params, body })}
        draft={draft}
        variant="danger"
      />
    );
  }
  const says = text(`money.ask.correction.${act}`, { document, amount: formatMoney(correction.amount, locale) });
  return <ConfirmAct {...shared} endpoint={corrections[act]} args={{ params }} says={says} />;
}
