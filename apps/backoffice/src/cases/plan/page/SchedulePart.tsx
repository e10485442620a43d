import type { Schedule } from "@yer/api/contract/schedule-facts";
import { sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { Card, DescriptionList, InlineAlert, lazyPart, Link, Skeleton, Stack, Tabs, useDates } from "@yer/ui";
import { Suspense } from "react";
import { useIntl } from "react-intl";
import { useSearchParams } from "react-router-dom";
import { putting } from "../../../registers/address/address-after.js";
import { usePlanText } from "../plan-texts.js";
import { ScheduleActions } from "./acts/ScheduleActions.js";
import { ScheduleProgressPart } from "./ScheduleProgressPart.js";

/** States in which work has begun: before it there is nothing to measure. */
const begun: ReadonlySet<Schedule["state"]> = new Set(["schedule_running", "schedule_closed"]);

const VersionsTab = lazyPart(() => import("./VersionsTab.js"));
const HistoryTab = lazyPart(() => import("./ScheduleHistoryTab.js"));

function Facts({ schedule }: { readonly schedule: Schedule }) {
  const text = usePlanText();
  const dates = useDates();
  const intl = useIntl();
  const { locale } = useTheme();
  const { startsOn, endsOn, organisation, people, plots } = schedule;
  return (
    <Card title={text("plan.facts")}>
      <DescriptionList
        items={[
          { term: text("schedules.column.startsOn"), details: dates.day(startsOn) },
          { term: text("schedules.column.endsOn"), details: dates.day(endsOn) },
          { term: text("word.organization"), details: organisation.name[locale] },
          {
            term: text("plan.people"),
            details: people.length === 0 ? text("plan.people.any") : people.map(({ name }) => name).join(", "),
          },
          { term: text("plan.plots"), details: intl.formatNumber(plots) },
        ]}
      />
    </Card>
  );
}

/** A schedule on its neighbourhood's page: what can be done with it, and all that is known. */
export function SchedulePart({ schedule }: { readonly schedule: Schedule }) {
  const text = usePlanText();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const { warnings, successor, versions } = schedule;
  return (
    <Stack gap={4}>
      <ScheduleActions schedule={schedule} />
      {warnings.length > 0 ? (
        <InlineAlert tone="warning" title={text("plan.warning")}>
          {warnings.map((reason) => sayReason(text, reason)).join(" ")}
        </InlineAlert>
      ) : null}
      {successor ? (
        <p>
          <Link href={addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: successor.id })}>
            {text("plan.successor", { name: successor.name[locale] })}
          </Link>
        </p>
      ) : null}
      <Tabs
        aria-label={text("plan.tabs")}
        selectedKey={params.get("tab") ?? "facts"}
        onSelectionChange={(tab) => setParams(putting({ tab: tab === "facts" ? "" : tab }), { replace: true })}
        items={[
          {
            id: "facts",
            label: text("plan.tab.facts"),
            content: (
              <Stack gap={4}>
                {begun.has(schedule.state) ? <ScheduleProgressPart schedule={schedule} /> : null}
                <Facts schedule={schedule} />
              </Stack>
            ),
          },
          {
            id: "versions",
            label: text("plan.tab.versions"),
            ...(versions.length > 0 ? { count: versions.length } : {}),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <VersionsTab schedule={schedule} />
              </Suspense>
            ),
          },
          {
            id: "history",
            label: text("word.history"),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <HistoryTab schedule={schedule} />
              </Suspense>
            ),
          },
        ]}
      />
    </Stack>
  );
}
