import { Button, rootProps, type RootProps } from "@yer/ui";
import {
  type ReactElement,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { CreditWords } from "../../texts/CreditWords.js";
import { useAreaText } from "../../texts/use-area-text.js";
import { type OutlineCollection, polygonsOf } from "../outlines.js";
import { Graticule } from "./Graticule.js";
import { leafletStyle } from "./leaflet-style.js";
import { MapContext, type MapHandle } from "./map-context.js";
import { mapKey } from "./map-key.js";
import { countryBounds, isSameView, type MapBounds, type MapView, zoomRange } from "./map-view.js";
import { ScaleBar } from "./ScaleBar.js";
import { useFurnished } from "./use-furnished.js";
import { retryLeaflet, useLeaflet } from "./use-leaflet.js";
import { ZoomButtons } from "./ZoomButtons.js";

/** An organisation's own pictures beneath the map. */
export interface BaseMap {
  /** Address of a tile, with `{z}`, `{x}`, `{y}`. The page's policy must allow its origin (`img-src`). */
  readonly url: string;
  /** Who made it, always in sight. */
  readonly credit: string;
  /** Nearest zoom that it has; beyond it its tiles are stretched. @default 18 */
  readonly maxZoom?: number;
}

/** Props of {@link MapCanvas}. */
export interface MapCanvasProps extends RootProps {
  /** Name of the map, for readers. */
  readonly "aria-label": string;
  /** Where one looks, when the parent owns that: give the address's own. Without it the map keeps it. */
  readonly view?: MapView | null | undefined;
  /** Called with where one looks when a movement ends. */
  readonly onViewChange?: (view: MapView) => void;
  /** What is seen to begin with, where no view is given, and by "show all". @default the country */
  readonly bounds?: MapBounds;
  /** An organisation's own tiles. Without it nobody is asked for anything: outlines and graticule do. */
  readonly baseMap?: BaseMap | undefined;
  /** Outlines beneath everything: the country, regions. */
  readonly outlines?: OutlineCollection | undefined;
  /** Whether meridians and parallels are drawn. @default true */
  readonly hasGraticule?: boolean;
  /** Whom the outlines are owed to, always in sight. */
  readonly credits?: readonly string[];
  /** What is to be known of what is drawn, in the reader's language; stands before the credits. */
  readonly notes?: readonly string[];
  /** Buttons under those that zoom. */
  readonly tools?: ReactNode;
  /** Height, as a CSS length. @default "min(70dvh, 640px)" */
  readonly height?: string;
  /**
   * Whether the buttons may come: layers ask for their tiles and draw them first. A layer that knows when it is through says
   * so here. @default a moment after the map
   */
  readonly isFurnished?: boolean;
  /** Layers and what lies over the map; they ask for it with `useMapCanvas`. */
  readonly children?: ReactNode;
}

/** Height of a map whose host says nothing of it. */
export const usualHeight = "min(70dvh, 640px)";

/** What a map stands in; alone it keeps the place of one that is on its way. */
export const MapFrame = styled.div`
  position: relative;
  isolation: isolate;
  inline-size: 100%;
  block-size: var(--height);
  min-block-size: 240px;
  /* No round corners: the browser would cut them out of every frame of a movement anew. */
  border: 1px solid var(--yer-border);
  background: var(--yer-surface-sunken);
  &:has(> [data-leaflet]:focus-visible) {
    box-shadow: var(--yer-focus-ring);
  }
  @media print {
    break-inside: avoid;
  }
`;
const Surface = styled.div`
  ${leafletStyle}
`;
const Buttons = styled.div`
  position: absolute;
  inset-block-start: var(--yer-space-6);
  inset-inline-end: var(--yer-space-2);
  z-index: 1000;
  display: grid;
  /* Low maps have less room than buttons. */
  max-block-size: calc(100% - var(--yer-space-6) - var(--yer-space-2));
  justify-items: center;
  overflow-y: auto;
  scrollbar-width: thin;
  /* In one frame with the others a button needs none of its own until it is on. */
  > [aria-pressed="false"] {
    border-color: transparent;
  }
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-md);
  background: var(--yer-surface-raised);
  box-shadow: var(--yer-shadow-sm);
  @media print {
    display: none;
  }
`;
const Foot = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  z-index: 900;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--yer-space-1) var(--yer-space-4);
  padding: var(--yer-space-1) var(--yer-space-2);
  pointer-events: none;
  /* Where the buttons reach down to it, its words end before them. */
  @media (max-width: 600px), (max-height: 600px) {
    inset-inline-end: calc(var(--yer-control-height-sm) + var(--yer-space-4));
  }
`;
const Credits = styled.small`
  padding: 0 var(--yer-space-1);
  border-radius: var(--yer-radius-sm);
  background: color-mix(in oklab, var(--yer-surface) 85%, transparent);
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--yer-space-2);
  padding: var(--yer-space-4);
  color: var(--yer-text-muted);
  text-align: center;
`;

function Canvas({
  view,
  onViewChange,
  bounds = countryBounds,
  hasGraticule = true,
  ...props
}: MapCanvasProps): ReactElement {
  const { baseMap, outlines, credits = [], notes = [], tools, height = usualHeight, children } = props;
  const text = useAreaText();
  const keys = useId();
  const surface = useRef<HTMLDivElement>(null);
  const loaded = useLeaflet();
  const leaflet = typeof loaded === "string" ? null : loaded;
  const failed = loaded === "failed";
  const isTime = useFurnished();
  const isFurnished = props.isFurnished ?? isTime;
  /** Graticule and scale need not wait for layers that are long in coming. */
  const isMeasured = isFurnished || isTime;
  const [handle, setHandle] = useState<MapHandle | null>(null);
  /** What the map is made with and asked about by Leaflet's events: no reason to make it anew. */
  const latest = useRef({ view, bounds, onViewChange });
  useLayoutEffect(() => {
    latest.current = { view, bounds, onViewChange };
  });

  // Before the first frame: every tile waits for it.
  useLayoutEffect(() => {
    const element = surface.current;
    if (!leaflet || !element) return undefined;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const map = leaflet.map(element, {
      zoomControl: false,
      attributionControl: false,
      minZoom: zoomRange.least,
      maxZoom: zoomRange.most,
      fadeAnimation: false,
      zoomAnimation: !still,
      inertia: !still,
      // Leaflet reads key codes, which not every keyboard and reader sends: see `mapKey`.
      keyboard: false,
      // The box with Shift is the host's to give a meaning to.
      boxZoom: false,
    });
    const { view: first, bounds: whole } = latest.current;
    if (first) map.setView([first.lat, first.lon], first.zoom, { animate: false });
    else map.fitBounds(boxOf(whole), { animate: false });
    let told = viewOf(map);
    map.on("moveend", () => {
      const now = viewOf(map);
      if (isSameView(now, told)) return;
      told = now;
      latest.current.onViewChange?.(now);
    });
    // What is in the middle stays there when what stands around the map takes room or gives it back.
    const watch = new ResizeObserver(() => map.invalidateSize({ pan: true, animate: false }));
    watch.observe(element);
    setHandle({ leaflet, map });
    return () => {
      watch.disconnect();
      setHandle(null);
      map.remove();
    };
  }, [leaflet]);

  useEffect(() => {
    if (!handle || !view || isSameView(viewOf(handle.map), view)) return;
    handle.map.setView([view.lat, view.lon], view.zoom);
  }, [handle, view]);

  useEffect(() => {
    if (!handle || !baseMap) return undefined;
    const { url, maxZoom = 18 } = baseMap;
    const layer = handle.leaflet.tileLayer(url, { maxNativeZoom: maxZoom, maxZoom: zoomRange.most }).addTo(handle.map);
    return () => {
      layer.remove();
    };
  }, [handle, baseMap]);

  useEffect(() => {
    if (!handle || !outlines) return undefined;
    const { leaflet: api, map } = handle;
    const renderer = api.svg({ pane: paneOf(map, "outlines", "260"), padding: 0.5 });
    const lines = outlines.features.flatMap(({ geometry }) =>
      polygonsOf(geometry).flatMap((polygon) =>
        polygon.map((ring) =>
          api.polyline(
            ring.map(([lon, lat]): [number, number] => [lat, lon]),
            { renderer, interactive: false, className: "yer-outline" },
          ),
        ),
      ),
    );
    const group = api.layerGroup(lines).addTo(map);
    return () => {
      group.remove();
      renderer.remove();
    };
  }, [handle, outlines]);

  const showWhole = useCallback(() => {
    handle?.map.fitBounds(boxOf(latest.current.bounds));
  }, [handle]);
  const owed = [...(baseMap ? [baseMap.credit] : []), ...credits];
  const isOwed = owed.length > 0 || notes.length > 0;
  return (
    <MapFrame
      {...rootProps(props, { style: { "--height": height } })}
      data-map-canvas=""
      data-map-ready={handle ? "" : undefined}
    >
      <Surface
        ref={surface}
        data-leaflet=""
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keys
        tabIndex={0}
        onKeyDown={(event) => {
          if (handle && mapKey(handle.map, event)) event.preventDefault();
        }}
        aria-label={props["aria-label"]}
        aria-describedby={keys}
      />
      <span id={keys} hidden>
        {text("map.keys")}
      </span>
      {handle ? (
        <MapContext value={handle}>
          {hasGraticule && isMeasured ? <Graticule /> : null}
          {children}
          {isFurnished ? (
            <Buttons>
              <ZoomButtons onWhole={showWhole} />
              {tools}
            </Buttons>
          ) : null}
          {isMeasured ? (
            <Foot>
              <ScaleBar />
              {isOwed ? (
                <Credits aria-label={text("map.credits")}>
                  <CreditWords notes={notes} credits={owed} />
                </Credits>
              ) : null}
            </Foot>
          ) : null}
        </MapContext>
      ) : leaflet ? null : (
        <Notice role={failed ? "alert" : undefined}>
          {text(failed ? "map.failed" : "map.loading")}
          {failed ? (
            <Button size="sm" onPress={retryLeaflet}>
              {text("area.retry")}
            </Button>
          ) : null}
        </Notice>
      )}
    </MapFrame>
  );
}

/**
 * The ground of every map: Leaflet without its own controls, an organisation's tiles if there are any, outlines,
 * graticule, scale, credits, buttons to zoom. What lies on it stands inside and asks for the map with `useMapCanvas`.
 * Nobody is asked for anything but for the tiles of `baseMap`. By keyboard: arrows move, + and − zoom.
 *
 * Data attributes: `data-map-canvas`, `data-map-ready` once it is laid out.
 */
export function MapCanvas(props: MapCanvasProps): ReactElement {
  return (
    <Suspense fallback={<MapFrame aria-hidden style={{ "--height": props.height ?? usualHeight }} />}>
      <Canvas {...props} />
    </Suspense>
  );
}

/** A pane of the map by its name, made if it is not there. Gives the name. */
function paneOf(map: MapHandle["map"], name: string, zIndex: string): string {
  const pane = map.getPane(name) ?? map.createPane(name);
  pane.style.zIndex = zIndex;
  return name;
}

function boxOf({ west, south, east, north }: MapBounds): [[number, number], [number, number]] {
  return [
    [south, west],
    [north, east],
  ];
}

function viewOf(map: MapHandle["map"]): MapView {
  const { lat, lng } = map.getCenter();
  return { lat, lon: lng, zoom: map.getZoom() };
}
