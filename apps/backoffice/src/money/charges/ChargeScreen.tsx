import { charges } from "@yer/api/contract/charges";
import { addressOf } from "@yer/api/paths";
import { useRead } from "@yer/api/react";
import { PageSpinner, WalletIcon } from "@yer/ui";
import { useParams } from "react-router-dom";
import { NoRecord } from "../../base/screen/NoRecord.js";
import { ChargePage } from "./ChargePage.js";
import { useChargeText, withChargeTexts } from "./charges-texts.js";

/** `/cpayment/:id`: a charge, or why it cannot be shown. */
function ChargeScreen() {
  const text = useChargeText();
  const { id = "" } = useParams();
  const { data, failure, refetch } = useRead(charges.get, { params: { id } });
  if (data) return <ChargePage key={data.id} charge={data} />;
  if (!failure) return <PageSpinner label={text("charges.loading")} />;
  return (
    <NoRecord
      failure={failure}
      icon={<WalletIcon size={32} />}
      unknown={{ title: text("charges.notFound"), text: text("charges.notFound.text") }}
      failed={text("charges.failed")}
      list={{ label: text("charges.toRegister"), href: addressOf("/cpayments") }}
      onRetry={refetch}
    />
  );
}

export default withChargeTexts(ChargeScreen);
