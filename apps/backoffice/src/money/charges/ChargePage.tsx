import type { ChargeRead } from "@yer/api/contract/charges";
import { addressOf } from "@yer/api/paths";
import { Stack } from "@yer/ui";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { ChargeRows } from "../../cases/applications/payment/ChargeRows.js";
import { InstalmentPlan } from "../../cases/applications/payment/InstalmentPlan.js";
import { ChargeBill } from "../../cases/money/ChargeBill.js";
import { ChargeTags } from "../../cases/money/ChargeTags.js";
import { Corrections } from "../../cases/money/Corrections.js";
import { InstalmentRequests } from "../../cases/money/InstalmentRequests.js";
import { Refunds } from "../../cases/money/Refunds.js";
import { ChargeFacts } from "./ChargeFacts.js";
import { ChargeJournal } from "./ChargeJournal.js";
import { ChargeReceipts } from "./ChargeReceipts.js";
import { useChargeText } from "./charges-texts.js";
import { OtherCharges } from "./OtherCharges.js";
import { useChargeSentence } from "./use-charge-sentence.js";

/** A charge's page: one sentence that says who must do what by when, and all that is known of it, section by section. */
export function ChargePage({ charge }: { readonly charge: ChargeRead }) {
  const text = useChargeText();
  const sentence = useChargeSentence(charge);
  useScreenTitle(charge.number);
  return (
    <Stack gap={4}>
      <ScreenHead
        title={charge.number}
        under={[{ label: text("menu.cpayments"), href: addressOf("/cpayments") }]}
        status={<ChargeTags state={charge.state} flags={charge.flags} />}
        facts={sentence}
      />
      {charge.state === "open" ? <ChargeBill chargeId={charge.id} issued={charge.bill.issued} /> : null}
      <ChargeFacts charge={charge} />
      <ChargeRows rows={charge.rows} files={charge.files} district={charge.district} />
      {charge.contract ? <InstalmentPlan contract={charge.contract} /> : null}
      <InstalmentRequests chargeId={charge.id} requests={charge.requests} />
      <ChargeReceipts applicationId={charge.application.id} receipts={charge.receipts} />
      <Corrections applicationId={charge.application.id} />
      <Refunds applicationId={charge.application.id} />
      <ChargeJournal entries={charge.entries} />
      <OtherCharges others={charge.others} />
    </Stack>
  );
}
