import { sayFailure } from "@yer/api/messages/sentences";
import { publicSite } from "@yer/api/contract/public";
import { useExtra } from "@yer/api/react";
import {
  Button,
  EmptyState,
  FolderIcon,
  PageSpinner,
  RefreshIcon,
  SignInIcon,
  SignOutIcon,
  Skeleton,
  Stack,
  lazyPart,
} from "@yer/ui";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useTitle } from "../frame/use-title.js";
import { Width } from "../frame/Width.js";
import { useText } from "../language/use-text.js";
import { Live } from "../live/Live.js";
import { useLiveRead } from "../live/use-live-read.js";
import { useDisputeText, withDisputeTexts } from "../disputes/dispute-texts.js";
import { OwnApplicationCard } from "./OwnApplicationCard.js";
import { OwnComplaints, OwnObjections } from "./OwnDisputes.js";
import { SignInLink } from "../sign-in/SignInLink.js";
import { useStoredSession } from "../sign-in/stored-session.js";

const OwnNotices = lazyPart(() => import("./OwnNotices.js"));
const OwnCharges = lazyPart(() => import("../own-charges/OwnCharges.js"));
const OwnPlots = lazyPart(() => import("../own-plots/OwnPlots.js"));
const PayOnline = lazyPart(() => import("../pay-online/PayOnline.js"));
const TellOfPlot = lazyPart(() => import("../own-plots/TellOfPlot.js"));

const Told = styled.div`
  padding-block: var(--yer-space-8);
`;

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
  const told = (
    <Suspense>
      <OwnNotices />
    </Suspense>
  );
  if (items.length === 0 && objections.length === 0 && complaints.length === 0) {
    return (
      <Stack gap={4}>
        {told}
        <EmptyState icon={<FolderIcon size={32} />} title={text("profile.empty")}>
          {text("profile.empty.text")}
        </EmptyState>
      </Stack>
    );
  }
  return (
    <Stack gap={4}>
      {told}
      {items.map((application) => (
        <OwnApplicationCard key={application.applicationId} application={application} />
      ))}
      {items.length > 0 ? (
        <Suspense fallback={<Skeleton lines={3} />}>
          <OwnCharges />
        </Suspense>
      ) : null}
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

/** What a citizen told of plots that they occupy, under what is opened in their name. */
function ToldPlots() {
  const session = useStoredSession();
  if (!session) return null;
  return (
    <Told>
      <Suspense fallback={<Skeleton lines={3} />}>
        <OwnPlots />
      </Suspense>
    </Told>
  );
}

/** A citizen's own files, objections and complaints, by the number that OneID vouches for. */
function Own() {
  const text = useText();
  useTitle(text("word.myFiles"));
  return (
    <>
      <Head>
        <div>
          <h1>{text("word.myFiles")}</h1>
          <p>{text("profile.text")}</p>
        </div>
        <SignOut />
      </Head>
      <Files />
      <Told>
        <Suspense>
          <PayOnline />
        </Suspense>
      </Told>
      <ToldPlots />
    </>
  );
}

/** `/profile`: what is a citizen's own; `?do=tell`: they tell of a plot that they occupy. */
function Profile() {
  const [params] = useSearchParams();
  return (
    <Live>
      <Width>
        {params.get("do") === "tell" ? (
          <Suspense fallback={<PageSpinner />}>
            <TellOfPlot />
          </Suspense>
        ) : (
          <Own />
        )}
      </Width>
    </Live>
  );
}

export default withDisputeTexts(Profile);
