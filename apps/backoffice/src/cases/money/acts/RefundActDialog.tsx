import { type RefundAct, refunds } from "@yer/api/contract/refunds";
import { formatMoney } from "@yer/api/formats";
import { useTheme } from "@yer/api/react";
import { useMoneyText } from "../money-texts.js";
import { ConfirmAct } from "./ConfirmAct.js";
import { ExecuteAct } from "./ExecuteAct.js";
import OrderRefundDialog from "./OrderRefundDialog.js";
import { ReasonAct } from "./ReasonAct.js";
import type { RefundActProps } from "./refund-act.js";
import { moneyActWords } from "../money-words.js";

/** Asks for what is done to a refund. */
export default function RefundActDialog({ act, ...props }: RefundActProps & { readonly act: RefundAct }) {
  const text = useMoneyText();
  const { locale } = useTheme();
  const { refund, onClose } = props;
  const params = { id: props.applicationId, refund: refund.id };
  const shared = { label: text(moneyActWords[act]), version: refund.version, onClose };
  const { name, online } = refund;
  const said = { amount: formatMoney(refund.amount, locale), name };
  switch (act) {
    case "order":
      return online === null ? (
        <OrderRefundDialog {...props} />
      ) : (
        <ConfirmAct
          {...shared}
          label={text("money.act.send")}
          endpoint={refunds.send}
          args={{ params }}
          says={text("money.ask.refund.send", said)}
        />
      );
    case "execute":
      return (
        <ExecuteAct
          {...shared}
          endpoint={refunds.execute}
          args={(body) => ({ params, body })}
          draft={{ form: "refund:execute", id: refund.id }}
        />
      );
    case "refuse":
    case "bounce":
      return (
        <ReasonAct
          {...shared}
          endpoint={refunds[act]}
          args={(body) => ({ params, body })}
          draft={{ form: `refund:${act}`, id: refund.id }}
          variant="danger"
        />
      );
    case "approve":
    case "withdraw": {
      const to = { account: refund.account ?? "", mfo: refund.mfo ?? "" };
      const says =
        act === "approve" && online !== null
          ? text("money.ask.refund.approveOnline", said)
          : text(`money.ask.refund.${act}`, { ...said, ...to });
      return <ConfirmAct {...shared} endpoint={refunds[act]} args={{ params }} says={says} />;
    }
  }
}
