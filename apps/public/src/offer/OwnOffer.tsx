import { type OwnApplication, ownApplications } from "@yer/api/contract/own-applications";
import { statusTone } from "@yer/api/messages/tones";
import { Card, DescriptionList, lazyPart, Skeleton, Stack, StatusTag, Unbroken } from "@yer/ui";
import { Suspense } from "react";
import { useParams } from "react-router-dom";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { FilesGiven } from "../disputes/FilesGiven.js";
import { SignInFirst, Unavailable } from "../disputes/Unavailable.js";
import { OwnDocuments } from "../documents/OwnDocuments.js";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { StandingSentence } from "../standing/StandingSentence.js";
import { useStandingItems } from "../standing/use-standing-items.js";
import { CopyList, ObjectionCopy } from "./ObjectionCopies.js";
import { OccupierAnswer } from "./OccupierAnswer.js";
import { OfferColumns } from "./OfferColumns.js";
import { OfferFacts } from "./OfferFacts.js";
import { Rejection } from "./Rejection.js";

const OwnCharges = lazyPart(() => import("../own-charges/OwnCharges.js"));

function Own({ file: application }: { file: OwnApplication }) {
  const text = useDisputeText();
  const items = useStandingItems(application);
  const title = text("own.title", { number: application.number });
  useTitle(title);
  return (
    <OfferColumns>
      <h1>
        <Unbroken>{title}</Unbroken>
      </h1>
      <Stack gap={6}>
        <Card
          title={text("own.standing")}
          actions={<StatusTag tone={statusTone[application.status]}>{text(`status.${application.status}`)}</StatusTag>}
        >
          <StandingSentence answer={application} />
          <DescriptionList items={items} />
          {application.charge ? (
            <Suspense>
              <OwnCharges applicationId={application.applicationId} />
            </Suspense>
          ) : null}
        </Card>
        {application.decision ? <Rejection decision={application.decision} /> : null}
        <OccupierAnswer file={application} />
      </Stack>
      <Stack gap={6}>
        <OwnDocuments application={application} />
        <Card title={text("own.objections")} description={text("own.objections.text")}>
          {application.objections.length === 0 ? (
            text("dispute.received.none")
          ) : (
            <CopyList>
              {application.objections.map((objection) => (
                <ObjectionCopy key={objection.id} objection={objection}>
                  <FilesGiven files={objection.files} />
                </ObjectionCopy>
              ))}
            </CopyList>
          )}
        </Card>
        {application.offer ? <OfferFacts offer={application.offer} /> : null}
      </Stack>
    </OfferColumns>
  );
}

function OwnPage() {
  const text = useDisputeText();
  const { id = "" } = useParams();
  const session = useStoredSession();
  const { data, failure, refetch } = useLiveRead(ownApplications.own, session ? { params: { id } } : undefined);
  if (!session) return <SignInFirst title={text("own.signIn")}>{text("own.signIn.text")}</SignInFirst>;
  if (data) return <Own file={data} />;
  if (!failure) return <Skeleton lines={8} />;
  return (
    <Unavailable failure={failure} onRetry={refetch} unknown={text("own.notFound")} failed={text("profile.failed")} />
  );
}

/**
 * `/offer-me/{id}`: the occupier reads the objections to their application and, while in payment, consents or refuses.
 */
function OwnOffer() {
  return (
    <Live>
      <Width>
        <OwnPage />
      </Width>
    </Live>
  );
}

export default withDisputeTexts(OwnOffer);
