import type { ReplyOf } from "@yer/api/contract/endpoint";
import { levelOfPlace } from "@yer/api/contract/places";
import { type SvodQuery, type SvodSumName, type svod } from "@yer/api/contract/svod";
import { useSession } from "@yer/api/react";
import { useOutlinedPlaces } from "@yer/api/reading/use-outlined-places";
import { AreaMap } from "@yer/area-picker/map";
import { codeOf } from "@yer/area-picker/model";
import { Select, Stack } from "@yer/ui";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useCountry } from "../../cases/map/use-map-outlines.js";
import { svodAddress } from "./svod-address.js";
import { sumWords } from "./sum-words.js";
import { useSvodText, withSvodTexts } from "./svod-texts.js";

/** What places can be shaded by. */
const measures = ["remaining", "charged", "paid", "late", "distributed"] as const satisfies readonly SvodSumName[];
type Measure = (typeof measures)[number];
/** Tiyin in a million soum: what a place on a map can be labelled with. */
const perMillion = 100_000_000;

/** Props of {@link SvodMap}. */
export interface SvodMapProps {
  readonly data: ReplyOf<typeof svod.read> | undefined;
  readonly query: SvodQuery;
}

/**
 * The sums of places on the map, each with its number, a shade of it, and in a table beside; exact to the tiyin they stand
 * in the table of the screen. A press goes down.
 */
function SvodMap({ data, query }: SvodMapProps) {
  const text = useSvodText();
  const navigate = useNavigate();
  const { user } = useSession();
  const loader = useOutlinedPlaces();
  const { credits } = useCountry();
  const [measure, setMeasure] = useState<Measure>("remaining");
  const { place } = query;
  const isDistrict = place !== undefined && levelOfPlace(place) === "district";
  const path = {
    region: place?.slice(0, 4) ?? null,
    district: isDistrict ? place : null,
    neighborhood: null,
  };
  const numbers = useMemo(
    () =>
      data && {
        label: text("svod.map.millions", { measure: text(sumWords[measure]) }),
        byPlace: new Map(
          data.items.flatMap((row) => {
            const sum = row[measure];
            return sum === null ? [] : [[row.place.code, Math.round((sum * 10) / perMillion) / 10] as const];
          }),
        ),
      },
    [data, measure, text],
  );
  return (
    <Stack gap={3}>
      <Select
        label={text("svod.map.measure")}
        value={measure}
        onChange={(key) => {
          const next = measures.find((one) => one === key);
          if (next) setMeasure(next);
        }}
        items={measures.map((id) => ({ id, label: text(sumWords[id]) }))}
        width="lg"
      />
      <AreaMap
        aria-label={text("svod.map")}
        value={path}
        onChange={(next) => {
          // A neighbourhood has no parts of its own to be summed.
          if (next.neighborhood === null) {
            const address = svodAddress(codeOf(next) ?? undefined, query);
            void navigate(`${address}${address.includes("?") ? "&" : "?"}view=map`);
          }
        }}
        outlines={loader}
        numbers={numbers}
        isComing={data === undefined}
        territory={user?.territory ?? "17"}
        credits={credits}
      />
    </Stack>
  );
}

export default withSvodTexts(SvodMap);
