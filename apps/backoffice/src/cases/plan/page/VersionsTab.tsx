import type { Schedule } from "@yer/api/contract/schedule-facts";
import { useTheme } from "@yer/api/react";
import { Card, DescriptionList, Stack, StatusTag, useDates } from "@yer/ui";
import { useIntl } from "react-intl";
import { Quote } from "../../../base/screen/Quote.js";
import { usePlanText } from "../plan-texts.js";

const tone = { approved: "success", returned: "danger", withdrawn: "neutral", open: "warning" } as const;

/** Every version of a schedule, the latest first: as it was proposed, by whom and why, and what the region said. */
export default function VersionsTab({ schedule }: { readonly schedule: Schedule }) {
  const text = usePlanText();
  const dates = useDates();
  const intl = useIntl();
  const { locale } = useTheme();
  if (schedule.versions.length === 0) return <p>{text("plan.version.none")}</p>;
  return (
    <Stack gap={4}>
      {schedule.versions.map((version) => {
        const { sequence, people, reason, decidedAt, decisionReason } = version;
        const verdict = version.verdict ?? "open";
        return (
          <Card
            key={sequence}
            title={text("plan.version", { number: sequence })}
            actions={<StatusTag tone={tone[verdict]}>{text(`plan.verdict.${verdict}`)}</StatusTag>}
          >
            <Stack gap={2}>
              <DescriptionList
                items={[
                  { term: text("schedules.column.startsOn"), details: dates.day(version.startsOn) },
                  { term: text("schedules.column.endsOn"), details: dates.day(version.endsOn) },
                  { term: text("word.organization"), details: version.organisation.name[locale] },
                  {
                    term: text("plan.people"),
                    details: people.length === 0 ? text("plan.people.any") : people.map(({ name }) => name).join(", "),
                  },
                  { term: text("plan.plots"), details: intl.formatNumber(version.plots) },
                ]}
              />
              <p>
                {text("plan.version.proposed", {
                  who: version.proposedBy ?? text("plan.clock"),
                  when: dates.moment(version.proposedAt),
                })}
              </p>
              {reason === null ? null : <Quote>{reason}</Quote>}
              {decidedAt === null ? null : (
                <p>
                  {text("plan.version.decided", {
                    who: version.decidedBy ?? text("plan.clock"),
                    when: dates.moment(decidedAt),
                  })}
                </p>
              )}
              {decisionReason === null ? null : <Quote>{decisionReason}</Quote>}
            </Stack>
          </Card>
        );
      })}
    </Stack>
  );
}
