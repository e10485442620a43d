import { type OwnFile, publicSite } from "@yer/api/contract/public";
import { statusTone } from "@yer/api/messages/tones";
import { Card, DescriptionList, InlineAlert, Link, Skeleton, Stack, StatusTag, useDates } from "@yer/ui";
import { useParams } from "react-router-dom";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { FilesGiven } from "../disputes/FilesGiven.js";
import { SignInFirst, Unavailable } from "../disputes/Unavailable.js";
import { Unbroken } from "../frame/Unbroken.js";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { StandingSentence } from "../standing/StandingSentence.js";
import { CopyList, ObjectionCopy } from "./ObjectionCopies.js";
import { OccupierAnswer } from "./OccupierAnswer.js";
import { OfferColumns } from "./OfferColumns.js";
import { OfferFacts } from "./OfferFacts.js";

function Own({ file }: { file: OwnFile }) {
  const text = useDisputeText();
  const dates = useDates();
  const title = text("own.title", { number: file.number });
  useTitle(title);
  return (
    <OfferColumns>
      <h1>
        <Unbroken words={title} number={file.number} />
      </h1>
      <Stack gap={6}>
        <Card
          title={text("own.standing")}
          actions={<StatusTag tone={statusTone[file.status]}>{text(`status.${file.status}`)}</StatusTag>}
        >
          <StandingSentence answer={file} />
          <DescriptionList
            items={[
              { term: text("lookUp.since"), details: dates.day(file.since) },
              ...(file.holder
                ? [{ term: text("lookUp.holder"), details: text(`organisationKind.${file.holder}`) }]
                : []),
              {
                term: text("lookUp.deadline"),
                details: text(`deadline.${file.deadline.state}`, { days: Math.abs(file.deadline.daysLeft ?? 0) }),
              },
              ...(file.pause ? [{ term: text("lookUp.pause"), details: text(`pause.${file.pause}`) }] : []),
            ]}
          />
        </Card>
        {file.acts.complain.length === 0 ? (
          <InlineAlert
            tone="warning"
            title={text("own.rejected")}
            actions={
              <Link href={`/complaint/${file.applicationId}/new`} button="primary">
                {text("complaint.write")}
              </Link>
            }
          >
            {text("own.rejected.text")}
          </InlineAlert>
        ) : null}
        <OccupierAnswer file={file} />
      </Stack>
      <Stack gap={6}>
        <Card title={text("own.objections")} description={text("own.objections.text")}>
          {file.objections.length === 0 ? (
            text("dispute.received.none")
          ) : (
            <CopyList>
              {file.objections.map((objection) => (
                <ObjectionCopy key={objection.id} objection={objection}>
                  <FilesGiven files={objection.files} />
                </ObjectionCopy>
              ))}
            </CopyList>
          )}
        </Card>
        {file.offer ? <OfferFacts offer={file.offer} /> : null}
      </Stack>
    </OfferColumns>
  );
}

function OwnPage() {
  const text = useDisputeText();
  const { id = "" } = useParams();
  const session = useStoredSession();
  const { data, failure, refetch } = useLiveRead(publicSite.own, session ? { params: { id } } : undefined);
  if (!session) return <SignInFirst title={text("own.signIn")}>{text("own.signIn.text")}</SignInFirst>;
  if (data) return <Own file={data} />;
  if (!failure) return <Skeleton lines={8} />;
  return (
    <Unavailable failure={failure} onRetry={refetch} unknown={text("own.notFound")} failed={text("profile.failed")} />
  );
}

/** `/offer-me/{id}`: the occupier reads the objections to their file and, while in payment, consents or refuses. */
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
