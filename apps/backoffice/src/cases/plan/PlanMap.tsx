import { places } from "@yer/api/contract/places";
import type { ScheduleProgress } from "@yer/api/contract/schedule-facts";
import type { ScheduleStateKey } from "@yer/api/contract/schedule-states";
import { schedules } from "@yer/api/contract/schedules";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { skip, useRead, useSession, useTheme } from "@yer/api/react";
import { useOutlinedPlaces } from "@yer/api/reading/use-outlined-places";
import { AreaMap, type PlacePoints } from "@yer/area-picker/map";
import { type AreaPath, codeOf, limitedTo } from "@yer/area-picker/model";
import { Link, Select, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { placeAround } from "../../base/place-choice/place-around.js";
import { placeFiltersOf, useNamedPlaces } from "../../base/place-choice/place-filter.js";
import { useCountry } from "../map/use-map-outlines.js";
import { inView } from "./in-view.js";
import { usePlanText } from "./plan-texts.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import type { PlanPartProps } from "./PlanViews.js";

/** Measures that the map can shade places by. */
const measures = {
  submitted: ({ submitted, plots }) => (plots === 0 ? 0 : Math.round((submitted * 100) / plots)),
  behind: ({ expected, submitted, plots }) =>
    plots === 0 ? 0 : Math.round((Math.max(expected - submitted, 0) * 100) / plots),
  late: ({ late }) => late,
} as const satisfies Readonly<Record<string, (row: ScheduleProgress) => number>>;
type Measure = keyof typeof measures;
const measureKeys = Object.keys(measures) as Measure[];
const isMeasure = (key: string): key is Measure => key in measures;

/** What a neighbourhood's point can be: its state, or late, in the order of what asks for somebody. */
const kinds = [
  "late",
  "schedule_running",
  "schedule_approved",
  "schedule_proposed",
  "schedule_draft",
  "schedule_closed",
] as const;

/** Neighbourhoods as points: shape and tone tell the state of their plan, size how many plots are planned. */
function usePoints(rows: readonly ScheduleProgress[] | undefined): PlacePoints | undefined {
  const text = usePlanText();
  return useMemo(() => {
    if (rows === undefined) return undefined;
    const label = (kind: "late" | ScheduleStateKey): string => text(kind === "late" ? "plan.isLate" : `status.${kind}`);
    return {
      label: text("plan.map.state"),
      size: text("plan.map.size"),
      kinds: kinds.map((id) => ({ id, label: label(id), tone: id === "late" ? "danger" : statusTone[id] })),
      byPlace: new Map(
        rows.map(({ place, late, state, plots, submitted }) => {
          const kind = late > 0 ? "late" : state;
          const words = text("plan.map.said", { state: label(kind), plots, submitted });
          return [place.code, { kind, amount: plots, words }];
        }),
      ),
    };
  }, [rows, text]);
}

/**
 * How the plan goes on the map: regions and the districts of one, each with its number and a shade of it; in a district its
 * neighbourhoods as points; and the same as a table. A press goes down, and on a point opens the plan of a neighbourhood.
 */
export default function PlanMap({ register }: PlanPartProps) {
  const text = usePlanText();
  const navigate = useNavigate();
  const { locale } = useTheme();
  const { user } = useSession();
  const loader = useOutlinedPlaces();
  const { credits } = useCountry();
  const [measure, setMeasure] = useState<Measure>("submitted");
  const { sort: _, ...asked } = register.asked;
  const named = useNamedPlaces(asked);
  const territory = user?.territory ?? "17";
  // A neighbourhood has a page of its own: the map shows those around it.
  const path = { ...limitedTo(territory, placeAround(named ?? [])), neighborhood: null };
  const by = path.district !== null ? "neighborhood" : path.region !== null ? "district" : "region";
  const within = codeOf(path);
  const place = placeFiltersOf(within === null || within === territory ? [] : [within]);
  const { data, failure, refetch } = useRead(schedules.progress, { query: { ...asked, ...place, by } });
  const shown = within ?? territory;
  const { data: around } = useRead(places.byCodes, shown === "17" ? skip : { query: { code: [shown] } });
  const numbers = useMemo(
    () =>
      data && {
        label: text(`plan.map.${measure}`),
        byPlace: new Map(data.items.map((row) => [row.place.code, measures[measure](row)])),
      },
    [data, measure, text],
  );
  const points = usePoints(by === "neighborhood" ? data?.items : undefined);

  function go(next: AreaPath): void {
    if (next.neighborhood !== null) {
      void navigate(addressOf("/plangrafic/:neighborhood_id", { neighborhood_id: next.neighborhood }));
      return;
    }
    const code = codeOf(next);
    void navigate(inView(register.hrefAsking(placeFiltersOf(code === null ? [] : [code])), "map"));
  }

  return (
    <Stack gap={3}>
      <Select
        label={text("plan.map.measure")}
        value={measure}
        onChange={(key) => {
          if (isMeasure(key)) setMeasure(key);
        }}
        items={measureKeys.map((key) => ({ id: key, label: text(`plan.map.${key}`) }))}
        width="lg"
      />
      <p>
        <Link href={inView(register.hrefAsking(place), "table")}>
          {text("plan.map.table", { place: around?.items[0]?.name[locale] ?? text("plan.map.all") })}
        </Link>
      </p>
      {failure ? (
        <FailedRead title={text("plan.progress.failed")} failure={failure} onRetry={() => void refetch()} />
      ) : null}
      <AreaMap
        aria-label={text("plan.map")}
        value={path}
        onChange={go}
        outlines={loader}
        numbers={numbers}
        points={points}
        isComing={data === undefined && failure === undefined}
        territory={territory}
        credits={credits}
      />
    </Stack>
  );
}
