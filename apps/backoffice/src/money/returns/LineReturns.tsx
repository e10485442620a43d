import { lineReturns } from "@yer/api/contract/line-returns";
import type { OpenLine } from "@yer/api/contract/statement-lines";
import { formatMoney } from "@yer/api/formats";
import { useMay, useTheme } from "@yer/api/react";
import { Button, DescriptionList, Link, Stack } from "@yer/ui";
import { useState } from "react";
import { ProposePayout } from "../../cases/money/acts/ProposePayout.js";
import { withMoneyTexts } from "../../cases/money/money-texts.js";
import { useReturnsText, withReturnsTexts } from "./returns-texts.js";

/** What of a line is returned to who paid, how far each has come, and the proposal to return what is set aside. */
function LineReturns({ line }: { readonly line: OpenLine }) {
  const text = useReturnsText();
  const { locale } = useTheme();
  const mayPropose = useMay("propose:refund");
  const [isAsked, setAsked] = useState(false);
  const { id, version, returns, returnable } = line;
  return (
    <Stack gap={2}>
      {returns.length > 0 ? <h3>{text("returns.title")}</h3> : null}
      {returns.length > 0 ? (
        <DescriptionList
          items={returns.map((one) => ({
            term: text(`money.state.${one.state}`),
            details: <Link href={`/receipts?view=returns&return=${one.id}`}>{formatMoney(one.amount, locale)}</Link>,
          }))}
        />
      ) : null}
      {mayPropose && returnable > 0 ? (
        <div>
          <Button variant="primary" onPress={() => setAsked(true)}>
            {text("money.refund.propose")}
          </Button>
        </div>
      ) : null}
      {isAsked ? (
        <ProposePayout
          endpoint={lineReturns.propose}
          args={(body) => ({ params: { id }, body })}
          draft={{ form: "return:propose", id }}
          version={version}
          free={returnable}
          name={line.payer}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Stack>
  );
}

export default withMoneyTexts(withReturnsTexts(LineReturns));
