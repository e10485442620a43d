import { type Offer as OfferRead, publicSite } from "@yer/api/contract/public";
import { Card, InlineAlert, Skeleton, Stack, Unbroken } from "@yer/ui";
import { useParams } from "react-router-dom";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { isUnknown } from "../disputes/is-unknown.js";
import { Unavailable } from "../disputes/Unavailable.js";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { ObjectionCopies } from "./ObjectionCopies.js";
import { ObjectionForm } from "./ObjectionForm.js";
import { OfferColumns } from "./OfferColumns.js";
import { OfferFacts } from "./OfferFacts.js";

function Announced({ offer, isOver }: { offer: OfferRead; isOver: boolean }) {
  const text = useDisputeText();
  const closed = offer.open && !isOver ? undefined : text("objection.closed");
  const title = text("offer.title", { number: offer.number });
  useTitle(title, text("objection.text"));
  return (
    <OfferColumns>
      <h1>
        <Unbroken>{title}</Unbroken>
      </h1>
      <Stack gap={6}>
        <OfferFacts offer={offer} />
        <ObjectionCopies id={offer.applicationId} />
      </Stack>
      <Card title={text("objection.title")} description={text("offer.objections", offer.objections)}>
        <Stack gap={4}>
          {closed === undefined ? null : (
            <InlineAlert tone="info" isAnnounced>
              {closed}
            </InlineAlert>
          )}
          <ObjectionForm id={offer.applicationId} closed={closed} />
        </Stack>
      </Card>
    </OfferColumns>
  );
}

function OfferPage() {
  const text = useDisputeText();
  const { id = "" } = useParams();
  const { currentData: offer, failure, refetch } = useLiveRead(publicSite.offer, { params: { id } });
  // No longer anyone's to read, while it is open before somebody: what they see and write does not go from under them.
  if (offer) return <Announced key={id} offer={offer} isOver={failure !== undefined && isUnknown(failure)} />;
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
      unknownText={text("offer.notFound.text")}
      failed={text("announcements.failed")}
    />
  );
}

/** `/offer/{id}`: anyone reads the announced application and objects. */
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
