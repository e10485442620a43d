import { svod, svodQuery } from "@yer/api/contract/svod";
import { beginRead, skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Chart,
  DatePicker,
  EmptyState,
  FilterBar,
  type FilterState,
  lazyPart,
  Link,
  LockIcon,
  Skeleton,
  Stack,
  Tabs,
  useDates,
} from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useLocation } from "react-router-dom";
import * as z from "zod/mini";
import { useLegalDay } from "../../base/screen/use-legal-day.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { putting } from "../../registers/address/address-after.js";
import { useRegisterParams } from "../../registers/address/use-register-params.js";
import { HeadOfParts } from "../../registers/kit/HeadOfParts.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { dayBefore, periodIn, placeIn, svodAddress, svodAsked, type SvodPeriod } from "./svod-address.js";
import { SvodFigures } from "./SvodFigures.js";
import { SvodTable } from "./SvodTable.js";
import { sumWords } from "./sum-words.js";
import { useSvodText, withSvodTexts } from "./svod-texts.js";

const SvodMap = lazyPart(() => import("./SvodMap.js"));

/** Places whose bars can be told apart; of more the table alone tells. */
const mostBars = 24;
/** What its address asks, and how it is shown. */
const addressed = { ...svodAsked, view: z.enum(["table", "map"]) };
const own = ["district"];
const drawn = ["charged", "paid", "remaining"] as const;

/** `/svod` and `/svod/{id}`: money by region, district and neighbourhood, of a period or as of a day; the URL holds which. */
function SvodScreen() {
  const text = useSvodText();
  const dates = useDates();
  const { locale } = useTheme();
  const { pathname } = useLocation();
  const [params, setParams] = useRegisterParams();
  const today = useLegalDay();
  const mayRead = useMay("read:svod");
  const place = placeIn(pathname, params);
  const isPlace = svodQuery.shape.place.safeParse(place).success;
  const query = useMemo(() => ({ ...(place !== undefined && { place }), ...periodIn(params) }), [place, params]);
  const lastDay = query.to ?? today;
  const read = useRead(svod.read, mayRead && isPlace ? { query } : skip);
  const { data } = read;
  const here = data?.within.at(-1);
  const title = here?.name[locale] ?? text("menu.svod");
  useScreenTitle(title);
  if (!mayRead) return <EmptyState level={1} icon={<LockIcon size={32} />} title={text("svod.forbidden")} />;
  const isUnknown = !isPlace || (place !== undefined && data !== undefined && here === undefined);
  if (isUnknown) {
    return (
      <EmptyState
        level={1}
        title={text("svod.unknown")}
        actions={<Link href={svodAddress(undefined, query)}>{text("svod.toAll")}</Link>}
      />
    );
  }
  const above = (data?.within ?? []).slice(0, -1);
  const under =
    place === undefined
      ? undefined
      : [
          { label: text("menu.svod"), href: svodAddress(undefined, query) },
          ...above.map(({ code, name }) => ({ label: name[locale], href: svodAddress(code, query) })),
        ];
  const days = { ...(query.from && { from: query.from }), ...(query.to && { to: query.to }) };
  const filters = [{ id: "days", kind: "dates", label: text("svod.period") } as const];
  function narrow({ days: asked }: FilterState): void {
    const { from = "", to = "" } = (asked ?? {}) as SvodPeriod;
    // A period is compared with the one before it, and another last day may be no later than the day compared with.
    setParams(putting({ from, to, than: "" }));
  }
  const period = data?.period;
  const bars = (data?.items ?? []).filter((row) => drawn.some((name) => row[name] !== 0));

  // Of one region alone a map would show what the table does not: its districts.
  const hasMap = data !== undefined && (data.level !== "region" || data.items.length > 1);
  return (
    <Stack gap={4}>
      <HeadOfParts title={title} {...(under && { under })} facts={text("svod.notes")}>
        <FilterBar filters={filters} value={Object.keys(days).length === 0 ? {} : { days }} onChange={narrow} />
        {query.from === undefined ? (
          <DatePicker
            label={text("svod.than")}
            description={text("svod.than.hint")}
            width="md"
            value={query.than ?? null}
            {...(lastDay === null ? {} : { maxValue: dayBefore(lastDay) })}
            onChange={(than) => setParams(putting({ than: than ?? "" }))}
          />
        ) : null}
        <UnreadAddress asked={addressed} own={own} />
        <p aria-live="polite">
          {period === undefined
            ? "…"
            : period.from === null
              ? data?.before
                ? text("svod.untilThan", { to: dates.day(period.to), than: dates.day(data.before.to) })
                : text("svod.until", { to: dates.day(period.to) })
              : text("svod.during", {
                  from: dates.short(period.from),
                  to: dates.short(period.to),
                  fromBefore: dates.short(data?.before?.from ?? period.from),
                  toBefore: dates.short(data?.before?.to ?? period.to),
                })}
        </p>
        <SvodFigures data={data} />
        <Tabs
          aria-label={text("menu.svod")}
          selectedKey={hasMap && params.get("view") === "map" ? "map" : "table"}
          onSelectionChange={(next) => setParams(putting({ view: next === "map" ? "map" : "" }))}
          items={[
            {
              id: "table",
              label: text("svod.tab.table"),
              content: <SvodTable read={read} data={data} query={query} />,
            },
            ...(!hasMap
              ? []
              : [
                  {
                    id: "map",
                    label: text("menu.map"),
                    content: (
                      <Suspense fallback={<Skeleton lines={8} />}>
                        <SvodMap data={data} query={query} />
                      </Suspense>
                    ),
                  },
                ]),
          ]}
        />
        {bars.length === 0 || bars.length > mostBars ? null : (
          <Chart
            kind="bar"
            level={2}
            title={text("svod.chart")}
            categoryLabel={text("word.place")}
            categories={bars.map((row) => row.place.name[locale])}
            series={drawn.map((name) => ({
              id: name,
              label: text(sumWords[name]),
              values: bars.map((row) => row[name]),
            }))}
            valueFormat="money"
            // What was charged holds what was paid and what remains.
            isTotalled={false}
            isHorizontal
            height={80 + bars.length * 48}
          />
        )}
      </HeadOfParts>
    </Stack>
  );
}

export default Object.assign(withSvodTexts(SvodScreen), {
  readsAhead: ({ id: place }: Readonly<Record<string, string>>, search: string) =>
    search ? undefined : beginRead(svod.read, { query: place === undefined ? {} : { place } }),
});
