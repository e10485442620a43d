import { applicationsRegister } from "@yer/api/contract/application-register";
import { paramsOf } from "@yer/api/contract/register";
import { type MapView, PlotMap, type TileLoader, writeMapView, readMapView } from "@yer/area-picker/map";
import { areas } from "@yer/api/contract/areas";
import { meta } from "@yer/api/contract/meta";
import { applications } from "@yer/api/contract/applications";
import { areaStatesOnMap } from "@yer/api/contract/area-states";
import { statusKeys } from "@yer/api/contract/statuses";
import { isLegalBasis, type MapFilters as Narrowed, tiles } from "@yer/api/contract/tiles";
import { statusTone } from "@yer/api/messages/tones";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, useExtra, useMay, useRead } from "@yer/api/react";
import { DescriptionList, InlineAlert, Skeleton } from "@yer/ui";
import { useCallback, useMemo } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useMapText } from "./map-texts.js";
import { useCountry, useMapBounds } from "./use-map-outlines.js";

/** What both maps of the screen are given. */
export interface MapFilters {
  readonly filters: Narrowed;
  readonly onFilters: (filters: Narrowed) => void;
}

interface ApplicationsMapProps extends MapFilters {
  /** Changes when what the map shows may have changed. */
  readonly revision: number | undefined;
}

/**
 * Applications and areas as plots: tiles under the filters, a card for the chosen one, a box that opens the list of
 * what lies in it.
 */
export default function FilesMap({ filters, revision }: ApplicationsMapProps) {
  const text = useMapText();
  const navigate = useNavigate();
  const { client } = useExtra();
  const mayRead = useMay("read:property");
  const mayReadAreas = useMay("read:area");
  const mayCreate = useMay("create:area");
  const [params, setParams] = useSearchParams();
  const { outlines, credits } = useCountry();
  const { data: about } = useRead(meta.get);
  const bounds = useMapBounds(filters);

  const loadPlots = useCallback<TileLoader>(
    async ({ z, x, y }, signal) =>
      (await client.bytes(tiles.plots, { params: { z, x, y }, query: filters }, { signal })).blob.arrayBuffer(),
    [client, filters],
  );
  const loadPlaces = useCallback<TileLoader>(
    async ({ z, x, y }, signal) =>
      (await client.bytes(tiles.places, { params: { z, x, y } }, { signal })).blob.arrayBuffer(),
    [client],
  );
  const statuses = useMemo(
    () =>
      [...statusKeys, ...(mayReadAreas ? areaStatesOnMap : [])].map((key) => ({
        key,
        label: text(`status.${key}`),
        tone: statusTone[key],
      })),
    [text, mayReadAreas],
  );
  const address = params.get("view");
  const view = useMemo(() => readMapView(address), [address]);
  // One text: another array with every movement would have all tiles painted anew.
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
  const set = (name: string, value: string | null): void => put(name, value === null ? [] : [value]);

  // A map that has begun does not leap elsewhere.
  if (bounds === null && view === null) return <Skeleton lines={8} />;
  return (
    <PlotMap
      isFullHeight
      aria-label={text("menu.map")}
      loadPlots={loadPlots}
      loadPlaces={loadPlaces}
      statuses={statuses}
      hidden={hidden}
      onHiddenChange={(keys) => put("hidden", keys)}
      view={view}
      {...(bounds && { bounds })}
      onViewChange={(next) => set("view", writeMapView(next))}
      outlines={outlines}
      credits={credits}
      baseMap={about?.baseMap ?? undefined}
      revision={revision}
      selectedKey={params.get("plot")}
      onSelectionChange={(plot) => set("plot", plot?.id ?? null)}
      onBox={({ west, south, east, north }) => {
        const found = paramsOf(applicationsRegister, filters);
        found.set("bbox", [west, south, east, north].map((degrees) => degrees.toFixed(6)).join(","));
        void navigate(`/applications?${found}`);
      }}
      {...(mayCreate
        ? {
            point: {
              label: text("map.newArea"),
              help: text("map.newArea.help"),
              middle: text("map.newArea.middle"),
              onPoint: (point) => void navigate(newAreaAt(point)),
            },
          }
        : {})}
      hrefOf={({ id, kind }) =>
        kind === "area" ? addressOf("/area/:id", { id }) : addressOf("/application/:id", { id })
      }
      legalBasisLabel={(legalBasis) =>
        isLegalBasis(legalBasis) ? text(`legalBasis.${legalBasis}`) : String(legalBasis)
      }
      card={({ id, kind }) => (kind === "area" ? <AreaInShort id={id} /> : <ApplicationInShort id={id} />)}
      {...(mayRead ? {} : { noPermission: text("register.forbidden") })}
    />
  );
}

/** Zoom at which a plot is drawn, at least. */
const near = 17;

/** Where an area is entered at a point: its place is found by it, and the map of the form begins there. */
function newAreaAt({ lat, lon, zoom }: MapView): string {
  const view = writeMapView({ lat, lon, zoom: Math.max(near, zoom) });
  return `${addressOf("/area/create")}?${new URLSearchParams({ view, at: `${lat.toFixed(6)},${lon.toFixed(6)}` }).toString()}`;
}

/** An area in short, as {@link ApplicationInShort} shows an application. */
function AreaInShort({ id }: { readonly id: string }) {
  const { data, failure } = useRead(areas.get, { params: { id } });
  return <InShort facts={data?.facts} failure={failure} />;
}

/** What the card of a chosen plot tells beside what its tile holds. */
function ApplicationInShort({ id }: { readonly id: string }) {
  const { data, failure } = useRead(applications.get, { params: { id } });
  return <InShort facts={data?.facts} failure={failure} />;
}

interface InShortProps {
  readonly facts: { readonly address: string | null; readonly cadastreNumber: string | null } | undefined;
  readonly failure: Failure | undefined;
}

function InShort({ facts, failure }: InShortProps) {
  const text = useMapText();
  if (failure) return <InlineAlert tone="danger" title={sayFailure(text, failure)} />;
  if (!facts) return <Skeleton lines={2} />;
  const { address, cadastreNumber } = facts;
  return (
    <DescriptionList
      items={[
        { term: text("word.cadastreNumber"), details: cadastreNumber },
        { term: text("facts.address"), details: address },
      ]}
    />
  );
}
