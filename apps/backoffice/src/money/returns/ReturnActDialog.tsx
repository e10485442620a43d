import { type LineReturn, lineReturns } from "@yer/api/contract/line-returns";
import type { RefundAct } from "@yer/api/contract/refunds";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { ConfirmAct } from "../../cases/money/acts/ConfirmAct.js";
import { ExecuteAct } from "../../cases/money/acts/ExecuteAct.js";
import { ReasonAct } from "../../cases/money/acts/ReasonAct.js";
import { useReturnsText } from "./returns-texts.js";
import { moneyActWords } from "../../cases/money/money-words.js";

/** Props of {@link ReturnActDialog}. */
export interface ReturnActDialogProps {
  readonly of: LineReturn;
  readonly act: RefundAct;
  readonly onClose: () => void;
}

/** Asks for what is done to a return. */
export function ReturnActDialog({ of, act, onClose }: ReturnActDialogProps) {
  const text = useReturnsText();
  const { locale } = useTheme();
  const { id, version } = of;
  const params = { id };
  const shared = { label: text(moneyActWords[act]), version, onClose };
  const draft = { form: `return:${act}`, id };
  switch (act) {
    case "execute":
      return (
        <ExecuteAct {...shared} endpoint={lineReturns.execute} args={(body) => ({ params, body })} draft={draft} />
      );
    case "refuse":
    case "bounce":
      return (
        <ReasonAct
          {...shared}
          endpoint={lineReturns[act]}
          args={(body) => ({ params, body })}
          draft={draft}
          variant="danger"
        />
      );
    case "approve":
    case "withdraw":
    case "order": {
      const said = { amount: formatMoney(of.amount, locale), ...of.payee };
      const says = act === "order" ? text("money.ask.return.order", said) : text(`money.ask.refund.${act}`, said);
      return <ConfirmAct {...shared} endpoint={lineReturns[act]} args={{ params }} says={says} />;
    }
  }
}
