import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { type MapFilters, mapFilters, tiles } from "@yer/api/contract/tiles";
import { FilterBar, type FilterDefinition, type FilterState, InlineAlert, Link, Stack, Tabs, lazyPart } from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { fileFilterState, fileFiltersOf, useFileFilters } from "../applications/useFileFilters.js";
import { placeCodesOf } from "../applications/placeFilter.js";
import { filtersOf, paramsOf } from "../applications/registerQuery.js";
import { useText } from "../language/useText.js";
import { useSharePlace } from "../selection/useSharePlace.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";

const FilesMap = lazyPart(() => import("./FilesMap.js"));
const PlacesMap = lazyPart(() => import("./PlacesMap.js"));

/** Keeps the map's place while it is on its way. */
const MapPlace = styled.div`
  min-block-size: min(70dvh, 640px);
`;

const shared = ["status", "region", "district", "neighborhood", "ground", "year"] as const;

/** What of an address narrows the map: what it shares with the register, and the states of areas. */
function filtersOfMap(params: URLSearchParams): MapFilters {
  const filters = filtersOf(params);
  const state = mapFilters.state.safeParse(params.has("state") ? params.getAll("state") : undefined);
  return {
    ...(Object.fromEntries(
      shared.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
    ) as MapFilters),
    ...(state.success && state.data !== undefined ? { state: state.data } : {}),
  };
}

/** `/map`: every file and area one may see, as plots or by places, under the filters of the registers, all of it in the URL. */
export default function MapScreen() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const mayRead = useMay("read:property");
  const mayReadAreas = useMay("read:area");
  const filters = useMemo(() => filtersOfMap(params), [params]);
  const ofFiles = useFileFilters(filters);
  const ofAreas: FilterDefinition = {
    id: "state",
    kind: "choices",
    label: text("register.filter.state"),
    options: areaStatesOnMap.map((key) => ({ id: key, label: text(`status.${key}`) })),
  };
  const definitions = mayReadAreas ? [...ofFiles.slice(0, 1), ofAreas, ...ofFiles.slice(1)] : ofFiles;
  const counts = useRead(tiles.counts, mayRead ? { query: { level: "region", ...filters } } : skip);
  const title = text("menu.map");
  useScreenTitle(title);

  const state = Object.fromEntries(
    Object.entries({ ...fileFilterState(filters), state: filters.state }).filter(([, value]) => value !== undefined),
  ) as FilterState;
  const sharePlace = useSharePlace();
  const change = (next: MapFilters): void => {
    const [code = null, another] = placeCodesOf(next) ?? [];
    if (another === undefined && code !== (placeCodesOf(filters)?.[0] ?? null)) sharePlace(code);
    setParams((before) => {
      const changed = paramsOf(next);
      for (const key of next.state ?? []) changed.append("state", key);
      // Where one looks, at which of the two maps, and what the legend hides stays.
      for (const name of ["view", "show", "hidden"]) {
        for (const kept of before.getAll(name)) changed.append(name, kept);
      }
      return changed;
    });
  };
  const register = `/applications${paramsOf(filters).size > 0 ? `?${paramsOf(filters)}` : ""}`;
  const props = { filters, onFilters: change };
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {counts.currentData ? (
          <Link href={register}>{text("map.files", { count: counts.currentData.total })}</Link>
        ) : null}
      </ScreenHead>
      <FilterBar
        filters={definitions}
        value={state}
        onChange={(next) =>
          change(
            Object.fromEntries(
              Object.entries({ ...fileFiltersOf(next), state: next["state"] }).filter(
                ([, value]) => value !== undefined,
              ),
            ) as MapFilters,
          )
        }
      />
      {mayRead ? null : <InlineAlert tone="warning" title={text("register.forbidden")} />}
      {counts.failure ? <InlineAlert tone="danger" title={sayFailure(text, counts.failure)} /> : null}
      <Tabs
        label={title}
        selected={params.get("show") === "places" ? "places" : "plots"}
        onSelect={(show) =>
          setParams(
            (before) => {
              if (show === "places") before.set("show", show);
              else before.delete("show");
              return before;
            },
            { replace: true },
          )
        }
        items={[
          {
            id: "plots",
            label: text("map.plots"),
            content: (
              <MapPlace>
                <Suspense>
                  <FilesMap {...props} revision={counts.readAt} />
                </Suspense>
              </MapPlace>
            ),
          },
          {
            id: "places",
            label: text("map.places"),
            content: (
              <MapPlace>
                <Suspense>
                  <PlacesMap {...props} />
                </Suspense>
              </MapPlace>
            ),
          },
        ]}
      />
      <p>
        <Link href={addressOf("/applications")}>{text("map.withoutMap")}</Link>
      </p>
    </Stack>
  );
}
