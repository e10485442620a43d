import { type OwnComplaint, ownApplications } from "@yer/api/contract/own-applications";
import { objectionTone } from "@yer/api/messages/tones";
import { Card, DescriptionList, InlineAlert, Link, Skeleton, Stack, StatusTag, Unbroken, useDates } from "@yer/ui";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { FilesGiven } from "../disputes/FilesGiven.js";
import { SignInFirst, Unavailable } from "../disputes/Unavailable.js";
import { Words } from "../disputes/Words.js";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { ComplaintForm } from "./ComplaintForm.js";

const Column = styled.div`
  display: grid;
  gap: var(--yer-space-6);
  max-inline-size: 720px;
  padding-block: var(--yer-space-8);
`;

function Complaint({ complaint }: { complaint: OwnComplaint }) {
  const text = useDisputeText();
  const dates = useDates();
  const title = text("complaint.title", { number: complaint.number });
  useTitle(title);
  return (
    <Column>
      <h1>
        <Unbroken>{title}</Unbroken>
      </h1>
      <Card
        title={text(`complaint.by.${complaint.by}`)}
        actions={<StatusTag tone={objectionTone[complaint.state]}>{text(`objection.${complaint.state}`)}</StatusTag>}
      >
        <Stack gap={4}>
          <Words>{complaint.text}</Words>
          <FilesGiven files={complaint.files} />
          <DescriptionList
            items={[
              {
                term: text("complaint.file"),
                details: <Unbroken>{complaint.applicationNumber}</Unbroken>,
              },
              { term: text("complaint.at"), details: dates.moment(complaint.at) },
            ]}
          />
        </Stack>
      </Card>
      {complaint.decision ? (
        <InlineAlert
          tone={complaint.state === "upheld" ? "success" : "info"}
          title={text("complaint.decided", { at: dates.day(complaint.decision.at) })}
        >
          <Words>{complaint.decision.reason}</Words>
        </InlineAlert>
      ) : (
        <InlineAlert tone="info">{text("complaint.waiting")}</InlineAlert>
      )}
      <Link href="/profile">{text("word.myFiles")}</Link>
    </Column>
  );
}

function Followed({ id, complaintId }: { id: string; complaintId: string }) {
  const text = useDisputeText();
  const { data, failure, refetch } = useLiveRead(ownApplications.complaint, { params: { id, complaint: complaintId } });
  if (data) return <Complaint complaint={data} />;
  if (!failure) return <Skeleton lines={8} />;
  return (
    <Unavailable
      failure={failure}
      onRetry={refetch}
      unknown={text("complaint.notFound")}
      failed={text("complaint.failed")}
    />
  );
}

function Page() {
  const text = useDisputeText();
  const { id = "", complaintId = "" } = useParams();
  const session = useStoredSession();
  if (!session) return <SignInFirst title={text("complaint.signIn")}>{text("complaint.signIn.text")}</SignInFirst>;
  if (complaintId !== "new") return <Followed id={id} complaintId={complaintId} />;
  return (
    <Column>
      <ComplaintForm id={id} />
    </Column>
  );
}

/** `/complaint/{id}/{complaintId}`: a complaint as its author follows it; `new` in its place is the form for one. */
function ComplaintPage() {
  return (
    <Live>
      <Width>
        <Page />
      </Width>
    </Live>
  );
}

export default withDisputeTexts(ComplaintPage);
