import { scheduleStateKeys } from "@yer/api/contract/schedule-states";
import { schedulesRegister } from "@yer/api/contract/schedules";
import { inTashkent } from "@yer/api/formats";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { CalendarIcon, lazyPart, PageSpinner, Stack, StatusTag, UploadIcon } from "@yer/ui";
import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { choices, flag } from "../../registers/kit/declare-filters.js";
import { CopyYear } from "./CopyYear.js";
import { usePlanText, withPlanTexts } from "./plan-texts.js";
import { PlannedMoney } from "./PlannedMoney.js";
import { PlanViews } from "./PlanViews.js";

/** The first applications were opened when the law came into force; plans are made a year ahead. */
const firstYear = 2024;

function yearsUntil(now: Date): string[] {
  const next = inTashkent(now).year + 1;
  return Array.from({ length: next - firstYear + 1 }, (_, index) => String(next - index));
}

const ScheduleListPage = lazyPart(() => import("./import/ScheduleListPage.js"));

const Actions: RegisterPart<typeof schedulesRegister> = ({ register }) => {
  const text = usePlanText();
  return (
    <>
      <GuardedLink code="propose:plan" href="?do=import" variant="secondary" icon={<UploadIcon />}>
        {text("plan.list.open")}
      </GuardedLink>
      <CopyYear register={register} />
    </>
  );
};

/** Plan schedules by year and neighbourhood, as a table, a calendar, and by place. */
const PlanRegister = createRegister(schedulesRegister, {
  useText: usePlanText,
  title: "menu.plangrafic",
  columns: ({ text }) => ({
    neighborhood: { minWidth: 250 },
    year: { width: 88, minWidth: 72, align: "end" },
    state: {
      width: 168,
      tags: [...scheduleStateKeys.map((key) => text(`status.${key}`)), text("plan.isLate"), text("plan.isChanging")],
      cell: ({ state, late, proposed }) => (
        <Stack direction="row" gap={1}>
          <StatusTag tone={statusTone[state]}>{text(`status.${state}`)}</StatusTag>
          {late ? <StatusTag tone="danger">{text("plan.isLate")}</StatusTag> : null}
          {proposed && state !== "schedule_proposed" ? (
            <StatusTag tone="warning">{text("plan.isChanging")}</StatusTag>
          ) : null}
        </Stack>
      ),
    },
  }),
  sort: { first: "-startsOn" },
  search: ({ text }) => ({ label: text("word.search"), hint: text("plan.search.hint") }),
  filters: [
    { kind: "place" },
    {
      kind: "choices",
      name: "year",
      label: ({ text }) => text("schedules.column.year"),
      options: () => yearsUntil(new Date()).map((year) => ({ id: year, label: year })),
    },
    choices("state", "word.state", scheduleStateKeys, (key) => `status.${key}` as const),
    { kind: "dates", from: "from", to: "to", label: ({ text }) => text("plan.inDays") },
    flag("late", "plan.late"),
    flag("proposed", "plan.proposed"),
  ],
  href: ({ id, neighborhood }) =>
    `${addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: neighborhood.id })}?schedule=${id}`,
  opens: { names: ["view"], of: () => undefined },
  views: "/plangrafic",
  file: {},
  empty: {
    icon: <CalendarIcon size={32} />,
    title: "plan.empty",
    text: "plan.empty.none",
    narrowed: { text: "plan.empty.filtered" },
  },
  forbidden: "plan.forbidden",
  Lead: PlannedMoney,
  Frame: PlanViews,
  Actions,
});

/** `/plangrafic`: the plan, or a list of schedules that is brought into it (`?do=import`). */
function PlanScreen() {
  const [params] = useSearchParams();
  if (params.get("do") !== "import") return <PlanRegister />;
  return (
    <Suspense fallback={<PageSpinner />}>
      <ScheduleListPage />
    </Suspense>
  );
}

export default withPlanTexts(PlanScreen);
