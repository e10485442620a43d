import type { Conclusion, Discussion } from "@yer/api/contract/discussion";
import { sayReason } from "@yer/api/messages/sentences";
import { useSession, useTheme } from "@yer/api/react";
import { Card, InlineAlert, Skeleton, Stack, lazyPart } from "@yer/ui";
import { Suspense } from "react";
import { useConclusionsText, withConclusionsTexts } from "./conclusions-texts.js";
import { SeatBar } from "./SeatBar.js";

const ConclusionForm = lazyPart(() => import("./ConclusionForm.js"));

/** Props of `Seat`. */
export interface SeatProps {
  readonly applicationId: string;
  readonly step: Discussion["steps"][number];
  readonly given: readonly Conclusion[];
  /** Reads anew who holds the conclusion. */
  readonly onStale: () => void;
}

/** Reasons that close the form for what they say of the lease: the bar above says them already. */
const ofLease: ReadonlySet<string> = new Set(["conclusion-held", "conclusion-own"]);

/**
 * The reader's organisation at a step: who holds its conclusion, and the form for who holds it, or may by beginning to
 * write. Where a colleague began, the form opens once the reader took it over: then it holds what was written.
 */
function Seat({ applicationId, step, given, onStale }: SeatProps) {
  const text = useConclusionsText();
  const { user } = useSession();
  const { locale } = useTheme();
  const lease = step.leases.find(({ organisationId }) => organisationId === user?.organisation?.id) ?? null;
  const givenAt =
    given
      .filter(
        ({ stepId, superseded, organisation }) =>
          stepId === step.stepId && !superseded && organisation.id === user?.organisation?.id,
      )
      .map(({ at }) => at)
      .toSorted()
      .at(-1) ?? null;
  const closed = (step.acts.find(({ key }) => key === "take")?.reasons ?? []).filter(({ code }) => !ofLease.has(code));
  const isMine = lease?.live === true && lease.mine;
  if (closed.length > 0) {
    return (
      <Card title={text("discussion.mine", { step: step.label[locale] })}>
        <InlineAlert tone="info">{closed.map((reason) => sayReason(text, reason)).join(" · ")}</InlineAlert>
      </Card>
    );
  }
  return (
    <Stack gap={3}>
      <SeatBar
        applicationId={applicationId}
        stepId={step.stepId}
        lease={lease}
        givenAt={givenAt}
        acts={step.acts}
        onStale={onStale}
      />
      {lease === null || lease.mine ? (
        <Suspense fallback={<Skeleton lines={8} />}>
          <ConclusionForm applicationId={applicationId} step={step} given={given} isMine={isMine} onStale={onStale} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

export default withConclusionsTexts(Seat);
