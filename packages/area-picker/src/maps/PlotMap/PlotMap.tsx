import { CheckboxGroup, Disclosure, InlineAlert, useRootProps, type RootProps } from "@yer/ui";
import {
  type ReactElement,
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/use-area-text.js";
import { MapCanvas, type MapCanvasProps, MapFrame, usualHeight } from "../MapCanvas/MapCanvas.js";
import { useFurnished } from "../MapCanvas/use-furnished.js";
import type { MapBounds } from "../MapCanvas/map-view.js";
import type { TileLoader } from "../tiles/tile-store.js";
import { BoxTool } from "./BoxTool.js";
import { CoordinatesTool } from "./CoordinatesTool.js";
import type { MapPlot, MapSubject } from "./find-plots.js";
import { MapPanel } from "./MapPanel.js";
import { MeasureTool } from "./MeasureTool.js";
import { PlaceTiles } from "./PlaceTiles.js";
import { PlotCard, type PlotFacts } from "./PlotCard.js";
import { MapWord, PlotLayer } from "./PlotLayer.js";
import { PlotLegend } from "./PlotLegend.js";
import { PlotList } from "./PlotList.js";
import type { PlotStatus } from "./plot-status.js";
import type { TiledPlots } from "./PlotTiles.js";
import { type PlotTool, PlotTools } from "./PlotTools.js";
import { type PointAct, PointTool } from "./PointTool.js";
import { printMap } from "./print-map.js";
import { createSeenTiles } from "./seen-tiles.js";
import { useMapColours } from "./use-map-colours.js";

/** What can be shown or put away. */
const layerNames = ["plots", "places", "outlines", "graticule", "base"] as const;
type LayerName = (typeof layerNames)[number];

/** Props of {@link PlotMap}. */
export interface PlotMapProps
  extends
    PlotFacts,
    Pick<MapCanvasProps, "view" | "onViewChange" | "bounds" | "baseMap" | "outlines" | "credits" | "height">,
    RootProps {
  /** Name of the map, for readers. */
  readonly "aria-label": string;
  /**
   * Fetches a tile of plots under the host's filters, with its bearer. Keep the function while the filters stay: another
   * one loads everything anew.
   */
  readonly loadPlots: TileLoader;
  /** What the tiles hold. @default "plots" */
  readonly subject?: MapSubject;
  /** Another value says that plots may have changed: what is in sight is asked for anew and drawn in place. */
  readonly revision?: number | string | undefined;
  /** Fetches a tile of outlines of places. Without it there is no such layer. */
  readonly loadPlaces?: TileLoader | undefined;
  /** Statuses that plots may have, in the order of the legend. */
  readonly statuses: readonly PlotStatus[];
  /** Keys of statuses that are not shown, when the parent owns that: give the address's own. */
  readonly hidden?: readonly string[];
  /** Called when the legend shows or hides a status. */
  readonly onHiddenChange?: (hidden: string[]) => void;
  /** Id of the chosen plot, when the parent owns it; its card opens once the plot is in sight. */
  readonly selectedKey?: string | null;
  /** Called when a plot is chosen on the map or in the list, or its card closed. */
  readonly onSelectionChange?: (plot: MapPlot | null) => void;
  /** Called when a box was drawn. Without it there is no such tool. */
  readonly onBox?: (bounds: MapBounds) => void;
  /** What can be done at a point of the map, in the host's words. Without it there is no such tool. */
  readonly point?: PointAct;
  /**
   * Which tools stand beside the map: `all`, or `look` for those who only look: layers and one's own place.
   *
   * @default "all"
   */
  readonly tools?: "all" | "look";
  /** Whether it takes the height that stands around it, which the parent gives; it needs no page to scroll. @default false */
  readonly isFullHeight?: boolean;
  /** Stands in place of the plots: why this person may not see them, and whom to ask. */
  readonly noPermission?: ReactNode;
}

const none: readonly string[] = [];

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
  &[data-full-height] {
    display: flex;
    flex-direction: column;
    gap: var(--yer-space-1);
    block-size: 100%;
    /* Never lower than a map can be read in: then whoever holds it scrolls. */
    > [data-map-canvas] {
      flex: 1 0 240px;
      block-size: auto;
    }
  }
  .yer-measure {
    fill: color-mix(in oklab, var(--yer-accent) 20%, transparent);
    stroke: var(--yer-text);
    stroke-width: 2;
    stroke-dasharray: 6 3;
  }
  .yer-here {
    fill: color-mix(in oklab, var(--yer-info-solid) 25%, transparent);
    stroke: var(--yer-info-solid);
    stroke-width: 2;
  }
`;
/** Keeps the line of what comes after the map, so that the map stays as high as it is. */
const Coming = styled.div`
  min-block-size: var(--yer-control-height);
`;
const Crosshair = styled.div`
  position: absolute;
  inset: 0;
  z-index: 700;
  display: none;
  pointer-events: none;
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset-block-start: 50%;
    left: 50%;
    background: var(--yer-text);
    outline: 1px solid var(--yer-surface);
    transform: translate(-50%, -50%);
  }
  &::before {
    inline-size: 19px;
    block-size: 2px;
  }
  &::after {
    inline-size: 2px;
    block-size: 19px;
  }
  [data-leaflet]:focus-visible ~ & {
    display: block;
  }
`;

function Plots(props: PlotMapProps): ReactElement {
  const { loadPlots, loadPlaces, statuses, baseMap, outlines, credits, noPermission, onBox, point } = props;
  const { onSelectionChange, onHiddenChange, hrefOf, legalBasisLabel, card, view, onViewChange, bounds, height } =
    props;
  const { tools: offered = "all", isFullHeight = false, subject = "plots" } = props;
  const text = useAreaText();
  const root = useRef<HTMLDivElement>(null);
  const colours = useMapColours();
  const [seen] = useState(createSeenTiles);
  const [plots, setPlots] = useState<TiledPlots | null>(null);
  const [tool, setTool] = useState<PlotTool | null>(null);
  const [said, setSaid] = useState("");
  const [off, setOff] = useState<readonly LayerName[]>([]);
  const [picked, setPicked] = useState<MapPlot | null>(null);
  const [isListed, setListed] = useState(false);
  const [ownHidden, setOwnHidden] = useState<readonly string[]>([]);
  /** What stands around the map comes after its plots: building it would hold them up. */
  const [isDrawn, setDrawn] = useState(false);
  const isLate = useFurnished(true);
  const isFurnished = isDrawn || isLate || noPermission !== undefined;
  const drawn = useCallback(() => startTransition(() => setDrawn(true)), []);
  const given = props.hidden ?? ownHidden;
  const hidden = useMemo(() => new Set(given), [given]);
  const isOn = (layer: LayerName): boolean => !off.includes(layer);
  const chosen = props.selectedKey === undefined ? (picked?.id ?? null) : props.selectedKey;

  const choose = useCallback(
    (plot: MapPlot | null) => {
      setPicked(plot);
      setSaid("");
      onSelectionChange?.(plot);
    },
    [onSelectionChange],
  );
  const hide = useCallback(
    (next: ReadonlySet<string>) => {
      setOwnHidden([...next]);
      onHiddenChange?.([...next]);
    },
    [onHiddenChange],
  );
  /** Back to where the keys work on. */
  const toMap = useCallback(() => root.current?.querySelector<HTMLElement>("[data-leaflet]")?.focus(), []);
  const close = useCallback(() => {
    setTool(null);
    toMap();
  }, [toMap]);

  const available = layerNames.filter(
    (layer) =>
      (layer !== "places" || loadPlaces) && (layer !== "outlines" || outlines) && (layer !== "base" || baseMap),
  );
  const hasPlots = noPermission === undefined && isOn("plots");
  const showsPlaces = loadPlaces !== undefined && isOn("places");
  const hasBox = onBox !== undefined;
  const tools = useMemo(
    () =>
      isFurnished ? (
        <PlotTools
          tool={tool}
          onTool={(next) => setTool((now) => (now === next ? null : next))}
          hasBox={hasBox}
          point={point?.label}
          isForWork={offered === "all"}
          onPrint={() => root.current && printMap(root.current)}
          onSay={setSaid}
        />
      ) : null,
    [isFurnished, tool, hasBox, point?.label, offered],
  );
  const rootGiven = useRootProps(props, { ref: root });
  return (
    <Root {...rootGiven} data-plot-map="" data-full-height={isFullHeight ? "" : undefined}>
      {noPermission === undefined ? null : <InlineAlert tone="warning">{noPermission}</InlineAlert>}
      <MapCanvas
        aria-label={props["aria-label"]}
        view={view}
        {...(onViewChange ? { onViewChange } : {})}
        {...(bounds ? { bounds } : {})}
        {...(height === undefined ? {} : { height })}
        baseMap={isOn("base") ? baseMap : undefined}
        outlines={isOn("outlines") ? outlines : undefined}
        hasGraticule={isOn("graticule")}
        notes={showsPlaces ? [text("map.approximate")] : none}
        credits={credits ?? none}
        isFurnished={isFurnished}
        tools={tools}
      >
        {colours && showsPlaces ? <PlaceTiles load={loadPlaces} colours={colours} /> : null}
        {colours && hasPlots ? (
          <PlotLayer
            load={loadPlots}
            subject={subject}
            revision={props.revision}
            statuses={statuses}
            hidden={hidden}
            colours={colours}
            chosen={chosen}
            isPicking={tool !== "measure" && tool !== "box" && tool !== "point"}
            onPick={choose}
            onPlots={setPlots}
            onDrawn={drawn}
            plots={plots}
            seen={seen}
          />
        ) : null}
        {isFurnished ? <Crosshair /> : null}
        {isFurnished ? <MapWord as="output">{said}</MapWord> : null}
        {tool === "measure" ? <MeasureTool onClose={close} /> : null}
        {tool === "coordinates" ? <CoordinatesTool onClose={close} /> : null}
        {tool === "box" && onBox ? <BoxTool onBox={onBox} onClose={close} /> : null}
        {tool === "point" && point ? <PointTool {...point} onClose={close} /> : null}
        {tool === "layers" ? (
          <MapPanel title={text("map.layers")} onClose={close} takesFocus>
            <CheckboxGroup
              label={text("map.layers")}
              isLabelHidden
              items={available.map((layer) => ({
                id: layer,
                label: text(`map.layer.${layer === "plots" ? subject : layer}`),
              }))}
              value={available.filter(isOn)}
              onChange={(on) => setOff(available.filter((layer) => !on.includes(layer)))}
            />
          </MapPanel>
        ) : null}
        {tool === null && chosen !== null ? (
          <PlotCard
            id={chosen}
            picked={picked}
            seen={seen}
            statuses={statuses}
            {...(hrefOf ? { hrefOf } : {})}
            {...(legalBasisLabel ? { legalBasisLabel } : {})}
            {...(card ? { card } : {})}
            onClose={() => {
              choose(null);
              toMap();
            }}
          />
        ) : null}
      </MapCanvas>
      {isFurnished ? (
        <PlotLegend
          subject={subject}
          statuses={statuses}
          hidden={hidden}
          onHiddenChange={hide}
          startsFolded={isFullHeight}
        />
      ) : (
        <Coming aria-hidden />
      )}
      {isFurnished && plots ? (
        <Disclosure title={text("map.list")} isExpanded={isListed} onExpandedChange={setListed}>
          {isListed ? (
            <PlotList
              subject={subject}
              plots={plots}
              seen={seen}
              statuses={statuses}
              hidden={hidden}
              legalBasisLabel={legalBasisLabel}
              onPick={choose}
            />
          ) : null}
        </Disclosure>
      ) : (
        <Coming aria-hidden />
      )}
    </Root>
  );
}

/** The map's place while its texts are on their way: what stands under it does not move when it comes. */
function PlotMapFrame(props: PlotMapProps): ReactElement {
  const given = useRootProps(props, {});
  return (
    <Root {...given} data-full-height={props.isFullHeight ? "" : undefined} aria-hidden>
      <MapFrame data-map-canvas="" style={{ "--height": props.height ?? usualHeight }} />
      <Coming />
      <Coming />
    </Root>
  );
}

/**
 * Plots on a map, from numbers by place down to single outlines: coloured and marked by status, with a legend that
 * filters, a card for the chosen one, layers, measuring, printing, one's own place, coordinates; and all that is in view
 * as a list. Tiles come through the host's function, so that the package asks nobody for anything by itself.
 *
 * Data attributes: `data-plot-map`, `data-full-height`; within it `data-plots` (`loading`, `ready`, `failed`).
 */
export function PlotMap(props: PlotMapProps): ReactElement {
  return (
    <Suspense fallback={<PlotMapFrame {...props} />}>
      <Plots {...props} />
    </Suspense>
  );
}
