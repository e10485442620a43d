import { levelOfPlace } from "@yer/api/contract/places";
import { type Report, unitOf } from "@yer/api/contract/report";
import type { ReportRead } from "@yer/api/contract/reports";
import { useSession } from "@yer/api/react";
import { useOutlinedPlaces } from "@yer/api/reading/use-outlined-places";
import { AreaMap } from "@yer/area-picker/map";
import { codeOf } from "@yer/area-picker/model";
import { Select, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { useCountry } from "../../cases/map/use-map-outlines.js";
import { reportWord, useReportText, withReportTexts } from "./report-texts.js";

/** What a column's numbers are told in on a map, where there is room for few figures. */
const scales = { tiyin: 100_000_000, share: 0.01 } as const;

/** Props of {@link ReportMap}. */
export interface ReportMapProps {
  readonly report: Report;
  readonly data: ReportRead;
  /** The columns that places can be shaded by, the first of them at first. @default all of the report */
  readonly columns?: readonly string[];
  /** What the map shows, for who does not see it. */
  readonly label: string;
  readonly place: string | undefined;
  /** Leads to the numbers of a place; undefined: of all that the reader sees. */
  readonly onPlace: (place: string | undefined) => void;
}

/** A report's numbers of places: one column of it as shades and as a table; exact they stand in the report. A press goes down. */
function ReportMap({ report, data, columns = data.columns, label, place, onPlace }: ReportMapProps) {
  const text = useReportText();
  const { user } = useSession();
  const loader = useOutlinedPlaces();
  const { credits } = useCountry();
  const [chosen, setChosen] = useState<string>();
  const shown = chosen !== undefined && columns.includes(chosen) ? chosen : (columns[0] ?? "");
  const declared = report.columns[shown];
  const unit = declared && unitOf(declared);
  const numbers = useMemo(() => {
    const called = text(reportWord(`column.${shown}`));
    const scale = unit === "tiyin" || unit === "share" ? scales[unit] : 1;
    const index = data.columns.indexOf(shown);
    return {
      label:
        unit === "tiyin"
          ? text("reports.map.millions", { column: called })
          : unit === "share"
            ? `${called}, %`
            : called,
      byPlace: new Map(
        data.items.flatMap(({ key, values }) => {
          const value = values[index] ?? null;
          return key === null || value === null ? [] : [[key, Math.round((value / scale) * 10) / 10] as const];
        }),
      ),
    };
  }, [data, shown, unit, text]);
  return (
    <Stack gap={3}>
      {columns.length < 2 ? null : (
        <Select
          label={text("reports.map.column")}
          value={shown}
          onChange={(key) => setChosen(key ?? undefined)}
          items={columns.map((id) => ({ id, label: text(reportWord(`column.${id}`)) }))}
          width="lg"
        />
      )}
      <AreaMap
        aria-label={label}
        value={{
          region: place?.slice(0, 4) ?? null,
          district: place !== undefined && levelOfPlace(place) === "district" ? place : null,
          neighborhood: null,
        }}
        onChange={(next) => {
          // A neighbourhood has no parts of its own to be told.
          if (next.neighborhood === null) onPlace(codeOf(next) ?? undefined);
        }}
        outlines={loader}
        numbers={numbers}
        isComing={false}
        territory={user?.territory ?? "17"}
        credits={credits}
      />
    </Stack>
  );
}

export default withReportTexts(ReportMap);
