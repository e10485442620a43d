import { levelOfPlace } from "@yer/api/contract/places";
import type { ReportRead } from "@yer/api/contract/reports";
import { useSession } from "@yer/api/react";
import { useOutlinedPlaces } from "@yer/api/reading/use-outlined-places";
import { AreaMap } from "@yer/area-picker/map";
import { codeOf } from "@yer/area-picker/model";
import { useMemo } from "react";
import { useCountry } from "../../cases/map/use-map-outlines.js";
import { reportWord, useReportText } from "../reports/report-texts.js";
import { useDiaryPanelText, withDiaryPanelTexts } from "./diary-panel-texts.js";

/** Props of {@link PanelMap}. */
export interface PanelMapProps {
  readonly data: ReportRead;
  readonly place: string | undefined;
  /** Leads to the numbers of a place; undefined: of all that the reader sees. */
  readonly onPlace: (place: string | undefined) => void;
}

/** How many visits each place had, as shades and as a table; a press goes down. */
function PanelMap({ data, place, onPlace }: PanelMapProps) {
  const text = useDiaryPanelText();
  const say = useReportText();
  const { user } = useSession();
  const loader = useOutlinedPlaces();
  const { credits } = useCountry();
  const index = data.columns.indexOf("visits");
  const numbers = useMemo(
    () => ({
      label: say(reportWord("column.visits")),
      byPlace: new Map(
        data.items.flatMap(({ key, values }) => (key === null ? [] : [[key, values[index] ?? 0] as const])),
      ),
    }),
    [data, index, say],
  );
  return (
    <AreaMap
      aria-label={text("diaryPanel.map")}
      value={{
        region: place?.slice(0, 4) ?? null,
        district: place !== undefined && levelOfPlace(place) === "district" ? place : null,
        neighborhood: null,
      }}
      onChange={(next) => {
        // A neighbourhood has no parts of its own to be counted.
        if (next.neighborhood === null) onPlace(codeOf(next) ?? undefined);
      }}
      outlines={loader}
      numbers={numbers}
      isComing={false}
      territory={user?.territory ?? "17"}
      credits={credits}
    />
  );
}

export default withDiaryPanelTexts(PanelMap);
