import { lastTashkentDay } from "@yer/api/formats";
import type { ContestedDecision } from "@yer/api/contract/own-applications";
import { Card, DescriptionList, Unbroken, useDates } from "@yer/ui";
import { useDisputeText } from "../disputes/dispute-texts.js";
import { Words } from "../disputes/Words.js";

/** What a complaint is about: which application, what was decided and why, and the last day to complain. */
export function ContestedFacts({ decision }: { decision: ContestedDecision }) {
  const text = useDisputeText();
  const dates = useDates();
  const { applicationNumber, objectionNumber, decidedBy, at, reason, period } = decision;
  return (
    <Card title={text("complaint.decision")}>
      <DescriptionList
        items={[
          {
            term: text("complaint.file"),
            details: <Unbroken>{applicationNumber}</Unbroken>,
          },
          {
            term: text("complaint.decision"),
            details: text(`complaint.decision.${decidedBy}`, { number: objectionNumber ?? "" }),
          },
          { term: text("complaint.decidedAt"), details: dates.day(at) },
          ...(reason === null ? [] : [{ term: text("complaint.reason"), details: <Words>{reason}</Words> }]),
          ...(period.endsAt === null
            ? []
            : [
                {
                  term: text("complaint.lastDay"),
                  details: text("complaint.lastDay.left", {
                    date: dates.day(lastTashkentDay(period.endsAt)),
                    left: text(`deadline.${period.state}`, { days: Math.abs(period.daysLeft ?? 0) }),
                  }),
                },
              ]),
        ]}
      />
    </Card>
  );
}
