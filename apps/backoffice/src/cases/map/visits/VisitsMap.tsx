import { type MapBounds, PlotMap, readMapView, type TileLoader, writeMapView } from "@yer/area-picker/map";
import { areaFindings } from "@yer/api/contract/area-states";
import { meta } from "@yer/api/contract/meta";
import { paramsOf } from "@yer/api/contract/register";
import { tiles, type VisitMapFilters, visitMapFilters } from "@yer/api/contract/tiles";
import { visitRegister, visitsRegister } from "@yer/api/contract/visit-register";
import { sayFailure } from "@yer/api/messages/sentences";
import { findingTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { useExtra, useRead } from "@yer/api/react";
import { FilterBar, InlineAlert, Link, Skeleton } from "@yer/ui";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { placeCodesOf, usePlaceFilter } from "../../../base/place-choice/place-filter.js";
import { useSharePlace } from "../../../base/place-choice/use-share-place.js";
import { useRegisterParams } from "../../../registers/address/use-register-params.js";
import { askedOf, definitionsOf, stateOf } from "../../../registers/kit/filters.js";
import { useSay } from "../../../registers/kit/use-say.js";
import { recordFilters } from "../../diary/office/record-filters.js";
import { useOfficeText, withOfficeTexts } from "../../diary/office/office-texts.js";
import { useMapText } from "../map-texts.js";
import { useCountry, useMapBounds } from "../use-map-outlines.js";
import { VisitInShort } from "./VisitInShort.js";
import { visitsAsked } from "./visits-asked.js";

/** Bar and way to the list over the map, which takes what is left. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--yer-space-2);
  block-size: 100%;
  > [data-plot-map] {
    flex: 1;
    min-block-size: 0;
  }
`;

/** Visits as points where somebody stood, or from afar as numbers by place, narrowed as their register is. */
function VisitsMap() {
  const text = useOfficeText();
  const mapText = useMapText();
  const navigate = useNavigate();
  const { client } = useExtra();
  const [params, setParams] = useRegisterParams();
  // One text: other filters with every movement would have all tiles fetched anew.
  const spelled = paramsOf(visitsRegister, visitsAsked(params)).toString();
  const filters = useMemo(() => visitsAsked(new URLSearchParams(spelled)), [spelled]);
  const { outlines, credits } = useCountry();
  const { data: about } = useRead(meta.get);
  const bounds = useMapBounds(filters);
  const list = useRead(visitRegister.list, { query: { ...filters, limit: 1 } });
  const sharePlace = useSharePlace();
  const say = useSay(text);
  const place = usePlaceFilter(filters);

  const loadPlots = useCallback<TileLoader>(
    async ({ z, x, y }, signal) =>
      (await client.bytes(tiles.visits, { params: { z, x, y }, query: filters }, { signal })).blob.arrayBuffer(),
    [client, filters],
  );
  const loadPlaces = useCallback<TileLoader>(
    async ({ z, x, y }, signal) =>
      (await client.bytes(tiles.places, { params: { z, x, y } }, { signal })).blob.arrayBuffer(),
    [client],
  );
  const statuses = useMemo(
    () => areaFindings.map((key) => ({ key, label: text(`areaFinding.${key}`), tone: findingTone[key] })),
    [text],
  );
  const address = params.get("view");
  const view = useMemo(() => readMapView(address), [address]);
  const unshown = params.getAll("hidden").join(" ");
  const hidden = useMemo(() => unshown.split(" ").filter(Boolean), [unshown]);
  const put = (name: string, values: readonly string[]): void =>
    setParams(
      (before) => {
        before.delete(name);
        for (const value of values) before.append(name, value);
        return before;
      },
      { replace: true },
    );
  const change = (next: VisitMapFilters): void => {
    const [code = null, another] = placeCodesOf(next) ?? [];
    if (another === undefined && code !== (placeCodesOf(filters)?.[0] ?? null)) sharePlace(code);
    setParams((before) => {
      for (const name of Object.keys(visitMapFilters)) before.delete(name);
      for (const [name, value] of paramsOf(visitsRegister, next)) before.append(name, value);
      return before;
    });
  };
  const register = (box?: MapBounds): string => {
    const found = paramsOf(visitsRegister, filters);
    if (box) found.set("bbox", [box.west, box.south, box.east, box.north].map((one) => one.toFixed(6)).join(","));
    return found.size > 0 ? `${addressOf("/diary/records")}?${found.toString()}` : addressOf("/diary/records");
  };

  return (
    <Screen>
      <FilterBar
        filters={definitionsOf(recordFilters, filters, say, undefined, place)}
        value={stateOf(recordFilters, filters)}
        onChange={(state) => change(askedOf(recordFilters, state, filters) as VisitMapFilters)}
      >
        {/* It has its place before the number is known: on a phone it would push what narrows, and the map. */}
        {list.failure ? null : (
          <Link href={register()} style={{ visibility: list.currentData ? "visible" : "hidden" }}>
            {mapText("map.visits.list", {
              count: list.currentData?.total ?? 0,
              more: list.currentData?.more ? "+" : "",
            })}
          </Link>
        )}
      </FilterBar>
      {list.failure ? <InlineAlert tone="danger" title={sayFailure(text, list.failure)} /> : null}
      {bounds === null && view === null ? (
        <Skeleton lines={8} />
      ) : (
        <PlotMap
          isFullHeight
          subject="visits"
          aria-label={mapText("word.visits")}
          loadPlots={loadPlots}
          loadPlaces={loadPlaces}
          statuses={statuses}
          hidden={hidden}
          onHiddenChange={(keys) => put("hidden", keys)}
          view={view}
          {...(bounds && { bounds })}
          onViewChange={(next) => put("view", [writeMapView(next)])}
          outlines={outlines}
          credits={credits}
          baseMap={about?.baseMap ?? undefined}
          revision={list.readAt}
          selectedKey={params.get("visit")}
          onSelectionChange={(visit) => put("visit", visit === null ? [] : [visit.id])}
          onBox={(box) => void navigate(register(box))}
          hrefOf={({ areaId }) => `${addressOf("/area/:id", { id: areaId ?? "" })}?tab=visits`}
          card={({ id, areaId }) => (areaId === null ? null : <VisitInShort id={id} areaId={areaId} />)}
        />
      )}
    </Screen>
  );
}

export default withOfficeTexts(VisitsMap);
