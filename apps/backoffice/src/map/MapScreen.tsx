import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import { tiles } from "@yer/api/contract/tiles";
import { FilterBar, type FilterState, InlineAlert, Link, Stack, Tabs } from "@yer/ui";
import { lazy, Suspense, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { fileFilterState, fileFiltersOf, type FileFilters, useFileFilters } from "../applications/useFileFilters.js";
import { filtersOf, paramsOf } from "../applications/registerQuery.js";
import { useText } from "../language/useText.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";

const FilesMap = lazy(() => import("./FilesMap.js"));
const PlacesMap = lazy(() => import("./PlacesMap.js"));

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  h1 {
    margin-inline-end: auto;
  }
`;
/** Keeps the map's place while it is on its way. */
const MapPlace = styled.div`
  min-block-size: min(70dvh, 640px);
`;

const shared = ["status", "region", "district", "neighborhood", "ground", "year"] as const;

/** What of an address the map and the register share. */
function sharedFilters(params: URLSearchParams): FileFilters {
  const filters = filtersOf(params);
  return Object.fromEntries(
    shared.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])),
  ) as FileFilters;
}

/** `/map`: every file one may see, as plots or by places, under the filters of the registers, all of it in the URL. */
export default function MapScreen() {
  const text = useText();
  const [params, setParams] = useSearchParams();
  const mayRead = useMay("read:property");
  const filters = useMemo(() => sharedFilters(params), [params]);
  const definitions = useFileFilters(filters);
  const counts = useRead(tiles.counts, mayRead ? { query: { level: "region", ...filters } } : skip);
  const title = text("menu.map");
  useScreenTitle(title);

  const state = Object.fromEntries(
    Object.entries(fileFilterState(filters)).filter(([, value]) => value !== undefined),
  ) as FilterState;
  const change = (next: FileFilters): void =>
    setParams((before) => {
      const changed = paramsOf(next);
      // Where one looks, and at which of the two maps, stays.
      for (const name of ["view", "show"]) {
        const kept = before.get(name);
        if (kept !== null) changed.set(name, kept);
      }
      return changed;
    });
  const register = `/applications${paramsOf(filters).size > 0 ? `?${paramsOf(filters)}` : ""}`;
  const props = { filters, onFilters: change };
  return (
    <Stack gap={4}>
      <Head>
        <h1>{title}</h1>
        {counts.currentData ? (
          <Link href={register}>{text("map.files", { count: counts.currentData.total })}</Link>
        ) : null}
      </Head>
      <FilterBar
        filters={definitions}
        value={state}
        onChange={(next) =>
          change(
            Object.fromEntries(
              Object.entries(fileFiltersOf(next)).filter(([, value]) => value !== undefined),
            ) as FileFilters,
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
                  <FilesMap {...props} />
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
