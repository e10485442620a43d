import { type Offer as OfferRead, publicSite } from "@yer/api/contract/public";
import { useRead } from "@yer/api/react";
import { Card, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useParams } from "react-router-dom";
import { useDisputeText, withDisputeTexts } from "../disputes/disputeTexts.js";
import { Unavailable } from "../disputes/Unavailable.js";
import { useTitle } from "../frame/useTitle.js";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { ObjectionCopies } from "./ObjectionCopies.js";
import { ObjectionForm } from "./ObjectionForm.js";
import { OfferColumns } from "./OfferColumns.js";
import { OfferFacts } from "./OfferFacts.js";

function Announced({ offer }: { offer: OfferRead }) {
  const text = useDisputeText();
  const title = text("offer.title", { number: offer.number });
  useTitle(title);
  return (
    <OfferColumns>
      <h1>{title}</h1>
      <Stack gap={6}>
        <OfferFacts offer={offer} />
        <ObjectionCopies id={offer.applicationId} />
      </Stack>
      <Card title={text("objection.title")} description={text("offer.objections", offer.objections)}>
        {offer.open ? (
          <ObjectionForm id={offer.applicationId} />
        ) : (
          <InlineAlert tone="info">{text("objection.closed")}</InlineAlert>
        )}
      </Card>
    </OfferColumns>
  );
}

function OfferPage() {
  const text = useDisputeText();
  const { id = "" } = useParams();
  const { data, failure, refetch } = useRead(publicSite.offer, { params: { id } });
  if (data) return <Announced offer={data} />;
  if (!failure) {
    return (
      <Width>
        <Skeleton lines={8} />
      </Width>
    );
  }
  return (
    <Unavailable
      failure={failure}
      onRetry={refetch}
      unknown={text("offer.notFound")}
      failed={text("announcements.failed")}
    />
  );
}

/** `/offer/{id}`: anyone reads the announced file and objects. */
function Offer() {
  return (
    <Live>
      <Width>
        <OfferPage />
      </Width>
    </Live>
  );
}

export default withDisputeTexts(Offer);
