import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Schedule } from "@yer/api/contract/schedule-facts";
import { scheduleStatesByWeight } from "@yer/api/contract/schedule-states";
import type { schedules } from "@yer/api/contract/schedules";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { useTheme } from "@yer/api/react";
import { Button, CalendarIcon, Can, EmptyState, lazyPart, PlusIcon, Select, Stack, StatusTag, useDates } from "@yer/ui";
import { Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { putting } from "../../../registers/address/address-after.js";
import { usePlanText } from "../plan-texts.js";
import { SchedulePart } from "./SchedulePart.js";
import { useScheduleSentence } from "./use-schedule-sentence.js";

const EndedNotice = lazyPart(() => import("../../ended-place/EndedNotice.js"));
const CreateDialog = lazyPart(() => import("./acts/CreateDialog.js"));

const weightOf = ({ state }: Schedule): number => scheduleStatesByWeight.indexOf(state);

/** What stands at the head of a neighbourhood's page. */
function firstOf(items: readonly Schedule[]): Schedule | undefined {
  return items.toSorted((a, b) => weightOf(a) - weightOf(b))[0];
}

/** Props of {@link NeighborhoodPlan}. */
export interface NeighborhoodPlanProps {
  readonly plan: ReplyOf<typeof schedules.ofNeighborhood>;
}

/** A neighbourhood's plan: the schedule that matters now, or the one that was chosen, and the way to draft another. */
export function NeighborhoodPlan({ plan }: NeighborhoodPlanProps) {
  const text = usePlanText();
  const dates = useDates();
  const { locale } = useTheme();
  const [params, setParams] = useSearchParams();
  const [isDrafting, setDrafting] = useState(false);
  const { neighborhood, district, items } = plan;
  const name = neighborhood.name[locale];
  useScreenTitle(name);
  const shown = items.find(({ id }) => id === params.get("schedule")) ?? firstOf(items);
  const show = (id: string | null) => setParams(putting({ schedule: id ?? "", tab: "" }), { replace: true });
  const create = (
    <Can code="propose:plan" otherwise="disable">
      {({ disabledReason }) => (
        <Button
          icon={<PlusIcon />}
          disabledReason={neighborhood.active ? disabledReason : text("reason.place-inactive")}
          onPress={() => setDrafting(true)}
        >
          {text("plan.create")}
        </Button>
      )}
    </Can>
  );
  return (
    <Stack gap={5}>
      <ScreenHead
        title={name}
        under={[
          { label: text("menu.plangrafic"), href: addressOf("/plangrafic") },
          { label: district.name[locale], href: `${addressOf("/plangrafic")}?district=${district.soato}` },
        ]}
        status={shown ? <Standing schedule={shown} /> : undefined}
        facts={shown ? <Sentence schedule={shown} /> : undefined}
      >
        {shown ? create : null}
      </ScreenHead>
      {neighborhood.ended ? <EndedNotice neighborhood={neighborhood} ended={neighborhood.ended} /> : null}
      {shown ? (
        <>
          {items.length > 1 ? (
            <Select
              label={text("plan.schedules")}
              value={shown.id}
              onChange={show}
              width="lg"
              items={items.map(({ id, startsOn, endsOn, state }) => ({
                id,
                // Short enough to stand whole on a phone; the state of the one that is shown is told in the head.
                label: text("plan.days", { from: dates.short(startsOn), to: dates.short(endsOn) }),
                description: text(`status.${state}`),
              }))}
            />
          ) : null}
          <SchedulePart key={shown.id} schedule={shown} />
        </>
      ) : (
        <EmptyState icon={<CalendarIcon size={32} />} title={text("plan.none")} actions={create}>
          {text("plan.none.text")}
        </EmptyState>
      )}
      <Suspense>
        {isDrafting ? (
          <CreateDialog
            neighborhood={neighborhood.id}
            onDone={(made) => {
              setDrafting(false);
              show(made);
            }}
            onClose={() => setDrafting(false)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}

function Standing({ schedule: { state, late, proposed } }: { readonly schedule: Schedule }) {
  const text = usePlanText();
  return (
    <>
      <StatusTag tone={statusTone[state]}>{text(`status.${state}`)}</StatusTag>
      {late ? <StatusTag tone="danger">{text("plan.isLate")}</StatusTag> : null}
      {proposed && state !== "schedule_proposed" ? (
        <StatusTag tone="warning">{text("plan.isChanging")}</StatusTag>
      ) : null}
    </>
  );
}

function Sentence({ schedule }: { readonly schedule: Schedule }) {
  return useScheduleSentence(schedule);
}
