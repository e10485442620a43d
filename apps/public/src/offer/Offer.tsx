import { type Offer as OfferRead, publicSite } from "@yer/api/contract/public";
import { Card, InlineAlert, Skeleton, Stack } from "@yer/ui";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { useDisputeText, withDisputeTexts } from "../disputes/disputeTexts.js";
import { Unavailable } from "../disputes/Unavailable.js";
import { Unbroken } from "../frame/Unbroken.js";
import { useTitle } from "../frame/useTitle.js";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/useLiveRead.js";
import { ObjectionCopies } from "./ObjectionCopies.js";
import { ObjectionForm } from "./ObjectionForm.js";
import { OfferColumns } from "./OfferColumns.js";
import { OfferFacts } from "./OfferFacts.js";

function Announced({ offer }: { offer: OfferRead }) {
  const text = useDisputeText();
  // Over while somebody writes: their words stay before them, and the service says why they come too late.
  const [begunOpen] = useState(offer.open);
  const title = text("offer.title", { number: offer.number });
  useTitle(title);
  return (
    <OfferColumns>
      <h1>
        <Unbroken words={title} number={offer.number} />
      </h1>
      <Stack gap={6}>
        <OfferFacts offer={offer} />
        <ObjectionCopies id={offer.applicationId} />
      </Stack>
      <Card title={text("objection.title")} description={text("offer.objections", offer.objections)}>
        {offer.open ? null : (
          <InlineAlert tone="info" announce>
            {text("objection.closed")}
          </InlineAlert>
        )}
        {offer.open || begunOpen ? <ObjectionForm id={offer.applicationId} /> : null}
      </Card>
    </OfferColumns>
  );
}

function OfferPage() {
  const text = useDisputeText();
  const { id = "" } = useParams();
  const { data, failure, refetch } = useLiveRead(publicSite.offer, { params: { id } });
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
