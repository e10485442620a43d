import { lastTashkentDay } from "@yer/api/formats";
import type { ContestedDecision } from "@yer/api/contract/own-applications";
import { sayReason } from "@yer/api/messages/sentences";
import { InlineAlert, Link, Stack, useDates } from "@yer/ui";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { Words } from "../disputes/Words.js";

/**
 * What was decided against a citizen's application, why, and how and until when they can appeal; or why they no longer
 * can.
 */
export function Rejection({ decision }: { decision: ContestedDecision }) {
  const text = useDisputeText();
  const dates = useDates();
  const { applicationId, at, decidedBy, reason, period, against } = decision;
  const isOpen = against.length === 0;
  return (
    <InlineAlert
      tone="warning"
      title={text("own.rejected")}
      actions={
        isOpen ? (
          <Link href={`/complaint/${applicationId}/new`} button="primary">
            {text("complaint.write")}
          </Link>
        ) : undefined
      }
    >
      <Stack gap={3}>
        <p>
          {text(`complaint.decision.${decidedBy}`)} · {dates.day(at)}
        </p>
        {reason === null ? null : <Words>{reason}</Words>}
        <p>
          {isOpen && period.endsAt !== null
            ? text("own.rejected.text", {
                date: dates.day(lastTashkentDay(period.endsAt)),
                left: text(`deadline.${period.state}`, { days: Math.abs(period.daysLeft ?? 0) }),
              })
            : against.map((one) => sayReason(text, one)).join(" · ")}
        </p>
      </Stack>
    </InlineAlert>
  );
}
