import type { ReplyOf } from "@yer/api/contract/endpoint";
import { notices } from "@yer/api/contract/notices";
import { onlinePayments } from "@yer/api/contract/online-payments";
import { ownCharges } from "@yer/api/contract/own-charges";
import { ownPlots } from "@yer/api/contract/own-plots";
import { ownApplications } from "@yer/api/contract/own-applications";
import { sayFailure } from "@yer/api/messages/sentences";
import { Button, EmptyState, FolderIcon, lazyPart, RefreshIcon, Skeleton, Stack } from "@yer/ui";
import { Suspense, useEffect } from "react";
import { styled } from "styled-components";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { useLiveRead } from "../live/use-live-read.js";
import { HowToldCard } from "./HowToldCard.js";
import { OwnApplicationCard } from "./OwnApplicationCard.js";
import { OwnComplaints, OwnObjections } from "./OwnDisputes.js";
import { shownNotices } from "./shown-notices.js";

const OwnNotices = lazyPart(() => import("./OwnNotices.js"));
const OwnCharges = lazyPart(() => import("../own-charges/OwnCharges.js"));
const OwnPlots = lazyPart(() => import("../own-plots/OwnPlots.js"));
const PayOnline = lazyPart(() => import("../pay-online/PayOnline.js"));

const Told = styled.div`
  padding-block: var(--yer-space-8);
`;

/** As high as a screen: what stands below it is not seen to move when it is filled. */
const Room = styled.div`
  min-height: 100dvh;
`;

function Coming() {
  return (
    <Room>
      <Skeleton lines={6} />
    </Room>
  );
}

/** What is a citizen's own, in the order in which they look for it. */
function Files({ mine: { items, objections, complaints } }: { readonly mine: ReplyOf<typeof ownApplications.mine> }) {
  const text = useDisputeText();
  const isEmpty = items.length === 0 && objections.length === 0 && complaints.length === 0;
  return (
    <Stack gap={4}>
      <OwnNotices />
      {isEmpty ? (
        <EmptyState icon={<FolderIcon size={32} />} title={text("profile.empty")}>
          {text("profile.empty.text")}
        </EmptyState>
      ) : null}
      {items.map((application) => (
        <OwnApplicationCard key={application.applicationId} application={application} />
      ))}
      {items.length > 0 ? <OwnCharges /> : null}
      {objections.length > 0 ? <h2>{text("own.disputes")}</h2> : null}
      <OwnObjections items={objections} />
      {complaints.length > 0 ? <h2>{text("own.complaints")}</h2> : null}
      <OwnComplaints items={complaints} />
    </Stack>
  );
}

/**
 * All that is a citizen's own, shown once all of it has come: a section that came later would push away what somebody
 * reads or is about to press.
 */
export function OwnSections() {
  const text = useDisputeText();
  const mine = useLiveRead(ownApplications.mine, {});
  const parts = [
    useLiveRead(notices.list, { query: { limit: shownNotices } }),
    useLiveRead(ownCharges.list, { query: {} }),
    useLiveRead(onlinePayments.list, {}),
    useLiveRead(ownPlots.list, {}),
  ];
  useEffect(() => {
    // Their scripts travel beside what they show.
    for (const part of [OwnNotices, OwnCharges, PayOnline, OwnPlots]) void part.begin();
  }, []);
  const { data, failure, refetch } = mine;
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
  if (!data || parts.some((part) => !part.data && !part.failure)) return <Coming />;
  return (
    <Suspense fallback={<Coming />}>
      <Files mine={data} />
      <Told>
        <PayOnline />
      </Told>
      <Told>
        <OwnPlots />
      </Told>
      <Told>
        <HowToldCard />
      </Told>
    </Suspense>
  );
}
