import { applicationsRegister } from "@yer/api/contract/application-register";
import { paramsOf } from "@yer/api/contract/register";
import { AreaMap } from "@yer/area-picker/map";
import { type AreaPath, codeOf, limitedTo } from "@yer/area-picker/model";
import { places } from "@yer/api/contract/places";
import { tiles } from "@yer/api/contract/tiles";
import { skip, useMay, useRead, useSession, useTheme } from "@yer/api/react";
import { useOutlinedPlaces } from "@yer/api/reading/use-outlined-places";
import { InlineAlert, Link, Stack } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { placeAround } from "../../base/place-choice/place-around.js";
import { placeFiltersOf, useNamedPlaces } from "../../base/place-choice/place-filter.js";
import { useMapText } from "./map-texts.js";
import type { MapFilters } from "./ApplicationsMap.js";
import { FailedRead } from "../../base/screen/FailedRead.js";
import { useCountry } from "./use-map-outlines.js";

/** How many applications each place has under the filters, as shades and as a table; going down narrows the filters. */
export default function PlacesMap({ filters, onFilters }: MapFilters) {
  const text = useMapText();
  const intl = useIntl();
  const { locale } = useTheme();
  const mayRead = useMay("read:property");
  const { user } = useSession();
  const loader = useOutlinedPlaces();
  const { credits } = useCountry();
  // The map goes down one way: where several places are chosen, it shows the one around them all.
  const named = useNamedPlaces(filters);
  const territory = user?.territory ?? "17";
  const path = limitedTo(territory, placeAround(named ?? []));
  const level = path.district !== null ? "neighborhood" : path.region !== null ? "district" : "region";
  const counts = useRead(tiles.counts, mayRead ? { query: { level, ...filters } } : skip);
  const numbers = useMemo(
    () =>
      counts.data && {
        label: text("map.numbers"),
        byPlace: new Map(counts.data.items.map(({ code, total }) => [code, total])),
        others: 0,
      },
    [counts.data, text],
  );
  const query = paramsOf(applicationsRegister, filters);
  const split = counts.data?.split ?? [];
  const { data: parted } = useRead(places.byCodes, split.length > 0 ? { query: { code: split } } : skip);

  function go(place: AreaPath): void {
    const code = codeOf(place);
    onFilters({ ...filters, ...placeFiltersOf(code === null ? [] : [code]) });
  }

  return (
    <Stack gap={3}>
      {counts.failure ? <FailedRead failure={counts.failure} onRetry={() => void counts.refetch()} /> : null}
      <AreaMap
        aria-label={text("map.places")}
        value={path}
        onChange={go}
        outlines={loader}
        numbers={numbers}
        territory={territory}
        credits={credits}
      />
      {parted && numbers && split.length > 0 ? (
        <InlineAlert tone="info" title={text("map.split")}>
          <Stack gap={1}>
            {parted.items.map(({ code, name }) => (
              <Link
                key={code}
                href={`/applications?${paramsOf(applicationsRegister, { ...filters, ...placeFiltersOf([code]) })}`}
              >{`${name[locale]}: ${intl.formatNumber(numbers.byPlace.get(code) ?? 0)}`}</Link>
            ))}
          </Stack>
        </InlineAlert>
      ) : null}
      {counts.currentData ? (
        <p>
          <Link href={`/applications${query.size > 0 ? `?${query}` : ""}`}>
            {text("map.files", { count: counts.currentData.total })}
          </Link>
        </p>
      ) : null}
    </Stack>
  );
}
