import type { Lease, SeatAct, SeatActOffered } from "@yer/api/contract/conclusion-seat";
import { conclusions } from "@yer/api/contract/conclusions";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { type Failure, useAct } from "@yer/api/react";
import { Button, InlineAlert, Stack, useDates, lazyPart } from "@yer/ui";
import { Suspense, useState } from "react";
import { styled } from "styled-components";
import { toasts } from "../../base/screen/toast-queue.js";
import { seatSentence } from "./seat-sentence.js";
import { useConclusionsText } from "./conclusions-texts.js";

const TakeOverDialog = lazyPart(() => import("./TakeOverDialog.js"));
const DelegateDialog = lazyPart(() => import("./DelegateDialog.js"));

const Acts = styled.fieldset`
  display: flex;
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  flex-wrap: wrap;
  gap: var(--yer-space-2);
`;

/** Props of {@link SeatBar}. */
export interface SeatBarProps {
  readonly applicationId: string;
  readonly stepId: string;
  /** Who took the organisation's conclusion last; null before anybody did. */
  readonly lease: Lease | null;
  /** When the organisation concluded last at this step; `null`: not yet. */
  readonly givenAt: string | null;
  readonly acts: readonly SeatActOffered[];
  /** Reads anew who holds it, after a refusal. */
  readonly onStale: () => void;
}

/**
 * Who holds an organisation's conclusion and until when, and what the reader can do about it; what is closed says why.
 */
export function SeatBar({ applicationId, stepId, lease, givenAt, acts, onStale }: SeatBarProps) {
  const text = useConclusionsText();
  const dates = useDates();
  const [take] = useAct(conclusions.take);
  const [release] = useAct(conclusions.release);
  const [failure, setFailure] = useState<Failure>();
  const [asked, setAsked] = useState<"take_over" | "delegate">();
  const isMine = lease?.live === true && lease.mine;
  const args = { params: { id: applicationId }, body: { stepId } };

  async function press(key: SeatAct): Promise<void> {
    if (key === "take_over" || key === "delegate") return setAsked(key);
    const outcome = await (key === "take" ? take(args) : release(args));
    setFailure(outcome.failure);
    if (outcome.failure) return onStale();
    toasts.push({ tone: "success", text: text(`seat.done.${key}`) });
  }

  const { id, name, at } = seatSentence(lease, givenAt);
  const moment = at === "" ? "" : dates.moment(at);
  const sentence = text(id, { name, until: moment, at: moment });
  // Of taking and giving up one stands: the other would say the same the other way round.
  const shown = acts.filter(({ key }) => key !== (isMine ? "take" : "release"));
  return (
    <Stack gap={2}>
      <p>{sentence}</p>
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Acts aria-label={text("seat.acts")}>
        {shown.map(({ key, allowed, reasons }) => (
          <Button
            key={key}
            disabledReason={allowed ? undefined : reasons.map((reason) => sayReason(text, reason)).join(" · ")}
            onPress={() => press(key)}
          >
            {text(`seat.${key}`)}
          </Button>
        ))}
      </Acts>
      <Suspense>
        {asked === "take_over" ? (
          <TakeOverDialog
            applicationId={applicationId}
            stepId={stepId}
            holder={lease?.holder.name}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
        {asked === "delegate" ? (
          <DelegateDialog
            applicationId={applicationId}
            stepId={stepId}
            holder={lease?.holder.name}
            onClose={() => setAsked(undefined)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}
