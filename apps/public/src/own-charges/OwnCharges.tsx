import { ownCharges } from "@yer/api/contract/own-charges";
import { sayFailure } from "@yer/api/messages/sentences";
import { InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useLiveRead } from "../live/use-live-read.js";
import { OwnBill } from "./OwnBill.js";
import { OwnChargeCard } from "./OwnChargeCard.js";
import { useOwnChargeText, withOwnChargeTexts } from "./own-charge-texts.js";

/**
 * What is owed for one's own applications, each charge whole; with an application named, the bill of its charge alone.
 */
function OwnCharges({ applicationId }: { readonly applicationId?: string }) {
  const text = useOwnChargeText();
  const query = applicationId === undefined ? {} : { application: applicationId };
  const { data, failure } = useLiveRead(ownCharges.list, { query });
  if (!data) {
    return failure ? <InlineAlert tone="danger">{sayFailure(text, failure)}</InlineAlert> : <Skeleton lines={3} />;
  }
  if (applicationId !== undefined) return data.items.map((charge) => <OwnBill key={charge.id} charge={charge} />);
  if (data.items.length === 0) return null;
  return (
    <Stack gap={4}>
      <h2>{text("ownCharge.title")}</h2>
      {data.items.map((charge) => (
        <OwnChargeCard key={charge.id} charge={charge} />
      ))}
    </Stack>
  );
}

export default withOwnChargeTexts(OwnCharges);
