import { applicationsRegister } from "@yer/api/contract/application-register";
import { askedIn, paramsOf } from "@yer/api/contract/register";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { type MapFilters, mapFilters, tiles, visitMapFilters } from "@yer/api/contract/tiles";
import {
  FilterBar,
  type FilterDefinition,
  type FilterState,
  InlineAlert,
  Link,
  PlusIcon,
  Tabs,
  lazyPart,
} from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { useApplicationFilters } from "../applications/register/use-application-filters.js";
import { placeCodesOf } from "../../base/place-choice/place-filter.js";
import { useMapText, withMapTexts } from "./map-texts.js";
import { UnreadAddress } from "../../registers/kit/UnreadAddress.js";
import { useSharePlace } from "../../base/place-choice/use-share-place.js";
import { GuardedLink } from "../../base/screen/GuardedLink.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";

const ApplicationsMap = lazyPart(() => import("./ApplicationsMap.js"));
const PlacesMap = lazyPart(() => import("./PlacesMap.js"));
const VisitsMap = lazyPart(() => import("./visits/VisitsMap.js"));

/** What the map shows. */
const shows = ["plots", "places", "visits"] as const;
type Shows = (typeof shows)[number];

/** Everything in the window, the map in what is left of it; where that is too little to read in, the content scrolls. */
const Screen = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--yer-space-2);
  min-inline-size: 0;
  block-size: max(100%, 480px);
  p {
    margin: 0;
  }
`;
/** Keeps the map's place while it is on its way. */
const MapRoom = styled.div`
  flex: 1;
  min-block-size: 0;
  > [data-orientation] {
    display: flex;
    flex-direction: column;
    block-size: 100%;
  }
  [role="tabpanel"] {
    flex: 1;
    min-block-size: 0;
    padding-block-start: var(--yer-space-2);
    overflow-y: auto;
  }
`;

const shared = ["status", "region", "district", "neighborhood", "legalBasis", "year"] as const;
/** Where one looks, at which of the maps, what the legend hides; and the plot or the visit that is open. */
const looks = ["view", "show", "hidden"] as const;
const own = [...looks, "plot", "visit"];
/** Filters that hold for plots and for visits. */
const alike = ["region", "district", "neighborhood"] as const;
const { status, region, district, neighborhood, legalBasis, year, state } = mapFilters;
const asked = { status, region, district, neighborhood, legalBasis, year, state };

/** What of an address narrows the map: what it shares with the register, and the states of areas. */
function filtersOfMap(params: URLSearchParams): MapFilters {
  const filters = askedIn(applicationsRegister, params);
  const state = mapFilters.state.safeParse(params.has("state") ? params.getAll("state") : undefined);
  return {
    ...(Object.fromEntries(
      shared.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
    ) as MapFilters),
    ...(state.success && state.data !== undefined ? { state: state.data } : {}),
  };
}

/** The parameters of an address that have one of these names. */
function only(params: URLSearchParams, names: readonly string[]): URLSearchParams {
  return new URLSearchParams([...params].filter(([name]) => names.includes(name)));
}

/**
 * `/map`: every application and area one may see, as plots or by places, and every visit, under the filters of their
 * registers, all of it in the URL.
 */
function MapScreen() {
  const text = useMapText();
  const [params, setParams] = useSearchParams();
  const mayRead = useMay("read:property");
  const mayReadAreas = useMay("read:area");
  const mayReadVisits = useMay("read:visit");
  // Who may read no application comes for the visits.
  const first: Shows = mayReadVisits && !mayRead ? "visits" : "plots";
  const named = shows.find((one) => one === params.get("show")) ?? first;
  const shown = named === "visits" && !mayReadVisits ? "plots" : named;
  const isOfApplications = shown !== "visits";
  const filters = useMemo(() => filtersOfMap(params), [params]);
  const ofApplications = useApplicationFilters(filters);
  const ofAreas: FilterDefinition = {
    id: "state",
    kind: "choices",
    label: text("register.filter.state"),
    items: areaStatesOnMap.map((key) => ({ id: key, label: text(`status.${key}`) })),
  };
  const [ofStatus, ...ofOthers] = ofApplications.filters;
  const definitions = mayReadAreas && ofStatus ? [ofStatus, ofAreas, ...ofOthers] : ofApplications.filters;
  const counts = useRead(tiles.counts, mayRead && isOfApplications ? { query: { level: "region", ...filters } } : skip);
  const title = text("menu.map");
  useScreenTitle(title);

  const value: FilterState = { ...ofApplications.value, ...(filters.state && { state: filters.state }) };
  const sharePlace = useSharePlace();
  const change = (next: MapFilters): void => {
    const [code = null, another] = placeCodesOf(next) ?? [];
    if (another === undefined && code !== (placeCodesOf(filters)?.[0] ?? null)) sharePlace(code);
    setParams((before) => {
      const changed = paramsOf(applicationsRegister, next);
      for (const key of next.state ?? []) changed.append("state", key);
      // How one looks at it stays.
      for (const name of looks) {
        for (const kept of before.getAll(name)) changed.append(name, kept);
      }
      return changed;
    });
  };
  const query = paramsOf(applicationsRegister, filters).toString();
  const register = `/applications${query === "" ? "" : `?${query}`}`;
  const view = params.get("view");
  const newArea = `${addressOf("/area/create")}${view === null ? "" : `?${new URLSearchParams({ view }).toString()}`}`;
  const props = { filters, onFilters: change };
  return (
    <Screen>
      <ScreenHead title={title}>
        {/* It has its place before the number is known: on a phone it would push the map down. */}
        {isOfApplications && mayRead && !counts.failure ? (
          <Link href={register} style={{ visibility: counts.currentData ? "visible" : "hidden" }}>
            {text("map.files", { count: counts.currentData?.total ?? 0 })}
          </Link>
        ) : null}
        <GuardedLink code="create:area" href={newArea} variant="secondary" icon={<PlusIcon />}>
          {text("map.newArea")}
        </GuardedLink>
      </ScreenHead>
      {isOfApplications ? (
        <FilterBar
          filters={definitions}
          value={value}
          onChange={(next) =>
            change({
              ...ofApplications.askedOf(next),
              ...(next["state"] ? { state: next["state"] } : {}),
            } as MapFilters)
          }
        />
      ) : null}
      <UnreadAddress asked={isOfApplications ? asked : visitMapFilters} own={own} />
      {mayRead || !isOfApplications ? null : <InlineAlert tone="warning" title={text("register.forbidden")} />}
      {counts.failure ? <InlineAlert tone="danger" title={sayFailure(text, counts.failure)} /> : null}
      <MapRoom>
        <Tabs
          aria-label={title}
          selectedKey={shown}
          onSelectionChange={(show) =>
            setParams(
              (before) => {
                // Of what narrows plots only the place narrows visits.
                const changed = (show === "visits") === isOfApplications ? only(before, [...alike, ...looks]) : before;
                if (show === first) changed.delete("show");
                else changed.set("show", show);
                return changed;
              },
              { replace: true },
            )
          }
          items={[
            {
              id: "plots",
              label: text("map.plots"),
              content: (
                <Suspense>
                  <ApplicationsMap {...props} revision={counts.readAt} />
                </Suspense>
              ),
            },
            {
              id: "places",
              label: text("map.places"),
              content: (
                <Suspense>
                  <PlacesMap {...props} />
                </Suspense>
              ),
            },
            ...(mayReadVisits
              ? [
                  {
                    id: "visits",
                    label: text("word.visits"),
                    content: (
                      <Suspense>
                        <VisitsMap />
                      </Suspense>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </MapRoom>
      <p>
        {isOfApplications ? (
          <Link href={addressOf("/applications")}>{text("map.withoutMap")}</Link>
        ) : (
          <Link href={addressOf("/diary/records")}>{text("map.withoutMap.visits")}</Link>
        )}
      </p>
    </Screen>
  );
}

export default withMapTexts(MapScreen);
