import { sayFailure } from "@yer/api/messages/sentences";
import { publicSite } from "@yer/api/contract/public";
import { statusTone } from "@yer/api/messages/tones";
import { useExtra } from "@yer/api/react";
import {
  Button,
  Card,
  DescriptionList,
  EmptyState,
  FolderIcon,
  Link,
  RefreshIcon,
  SignInIcon,
  SignOutIcon,
  Skeleton,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { styled } from "styled-components";
import { Unbroken } from "../frame/Unbroken.js";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { useText } from "../language/use-text.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { OwnComplaints, OwnObjections } from "./OwnDisputes.js";
import { SignInLink } from "../sign-in/SignInLink.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { StandingSentence } from "../standing/StandingSentence.js";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--yer-space-4);
  padding-block: var(--yer-space-8) var(--yer-space-6);
  p {
    color: var(--yer-text-muted);
  }
`;

function Files() {
  const text = useDisputeText();
  const dates = useDates();
  const session = useStoredSession();
  const { data, failure, refetch } = useLiveRead(publicSite.mine, session ? {} : undefined);
  if (!session) {
    return <EmptyState icon={<SignInIcon size={32} />} title={text("profile.signIn")} actions={<SignInLink />} />;
  }
  if (failure && !data) {
    return (
      <EmptyState
        icon={<FolderIcon size={32} />}
        title={text("profile.failed")}
        actions={
          <Button icon={<RefreshIcon />} onPress={refetch}>
            {text("retry")}
          </Button>
        }
      >
        {sayFailure(text, failure)}
      </EmptyState>
    );
  }
  if (!data) return <Skeleton lines={6} />;
  const { items, objections, complaints } = data;
  if (items.length === 0 && objections.length === 0 && complaints.length === 0) {
    return (
      <EmptyState icon={<FolderIcon size={32} />} title={text("profile.empty")}>
        {text("profile.empty.text")}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      {items.map((application) => (
        <Card
          key={application.applicationId}
          title={<Unbroken words={application.number} number={application.number} />}
          actions={<StatusTag tone={statusTone[application.status]}>{text(`status.${application.status}`)}</StatusTag>}
        >
          <StandingSentence answer={application} />
          <DescriptionList
            items={[
              { term: text("lookUp.since"), details: dates.day(application.since) },
              ...(application.holder
                ? [{ term: text("lookUp.holder"), details: text(`organisationKind.${application.holder}`) }]
                : []),
              {
                term: text("lookUp.deadline"),
                details: text(`deadline.${application.deadline.state}`, {
                  days: Math.abs(application.deadline.daysLeft ?? 0),
                }),
              },
              ...(application.pause
                ? [{ term: text("lookUp.pause"), details: text(`pause.${application.pause}`) }]
                : []),
            ]}
          />
          <Stack direction="row" gap={4}>
            <Link href={`/offer-me/${application.applicationId}`}>{text("own.open")}</Link>
            {application.offerId ? <Link href={`/offer/${application.offerId}`}>{text("lookUp.offer")}</Link> : null}
            {application.mayComplain ? (
              <Link href={`/complaint/${application.applicationId}/new`}>{text("complaint.write")}</Link>
            ) : null}
          </Stack>
        </Card>
      ))}
      {objections.length > 0 ? <h2>{text("own.disputes")}</h2> : null}
      <OwnObjections items={objections} />
      {complaints.length > 0 ? <h2>{text("own.complaints")}</h2> : null}
      <OwnComplaints items={complaints} />
    </Stack>
  );
}

function SignOut() {
  const text = useText();
  const { client } = useExtra();
  const session = useStoredSession();
  if (!session) return null;
  return (
    <Button variant="quiet" icon={<SignOutIcon />} onPress={() => client.signOut()}>
      {text("signOut")}
    </Button>
  );
}

/** `/profile`: a citizen's own files, objections and complaints, by the number that OneID vouches for. */
function Profile() {
  const text = useText();
  useTitle(text("word.myFiles"));
  return (
    <Live>
      <Width>
        <Head>
          <div>
            <h1>{text("word.myFiles")}</h1>
            <p>{text("profile.text")}</p>
          </div>
          <SignOut />
        </Head>
        <Files />
      </Width>
    </Live>
  );
}

export default withDisputeTexts(Profile);
