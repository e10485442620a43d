import { Button, CheckboxGroup, Disclosure, GlobeIcon, InlineAlert, LayersIcon, PrintIcon } from "@yer/ui";
import { type ReactElement, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from "react";
import { styled } from "styled-components";
import { useAreaText } from "../../texts/useAreaText.js";
import { MapButton } from "../MapCanvas/MapButton.js";
import { MapCanvas, type MapCanvasProps } from "../MapCanvas/MapCanvas.js";
import type { MapBounds } from "../MapCanvas/mapView.js";
import type { TileLoader } from "../tiles/tileStore.js";
import type { SeenTile, TilesState } from "../tiles/vectorTiles.js";
import { BoxIcon } from "./BoxIcon.js";
import { BoxTool } from "./BoxTool.js";
import { CoordinatesTool } from "./CoordinatesTool.js";
import { type MapPlot, plotById } from "./findPlots.js";
import { LocateButton } from "./LocateButton.js";
import { MapPanel } from "./MapPanel.js";
import { MeasureTool } from "./MeasureTool.js";
import { PlaceTiles } from "./PlaceTiles.js";
import { PlotCard, type PlotFacts } from "./PlotCard.js";
import { PlotLegend } from "./PlotLegend.js";
import { PlotList } from "./PlotList.js";
import type { PlotStatus } from "./plotStatus.js";
import { PlotTiles, type SeenPlots } from "./PlotTiles.js";
import { printMap } from "./printMap.js";
import { RulerIcon } from "./RulerIcon.js";
import { useMapColours } from "./useMapColours.js";

/** What can be shown or put away. */
const layerNames = ["plots", "places", "outlines", "graticule", "base"] as const;
type LayerName = (typeof layerNames)[number];

/** Props of {@link PlotMap}. */
export interface PlotMapProps
  extends
    PlotFacts,
    Pick<MapCanvasProps, "view" | "onViewChange" | "bounds" | "baseMap" | "outlines" | "credits" | "height"> {
  /** Name of the map, for readers. */
  readonly "aria-label": string;
  /**
   * Fetches a tile of plots under the host's filters, with its bearer. Keep the function while the filters stay: another
   * one loads everything anew.
   */
  readonly loadPlots: TileLoader;
  /** Fetches a tile of outlines of places. Without it there is no such layer. */
  readonly loadPlaces?: TileLoader | undefined;
  /** Statuses that plots may have, in the order of the legend. */
  readonly statuses: readonly PlotStatus[];
  /** Keys of statuses that are not shown, when the parent owns that: give the address's own. */
  readonly hidden?: readonly string[];
  /** Told when the legend shows or hides a status. */
  readonly onHiddenChange?: (hidden: string[]) => void;
  /** Id of the chosen plot, when the parent owns it; its card opens once the plot is in sight. */
  readonly chosen?: string | null;
  /** Told when a plot is chosen on the map or in the list, or its card closed. */
  readonly onChoose?: (plot: MapPlot | null) => void;
  /** Told when a box was drawn. Without it there is no such tool. */
  readonly onBox?: (bounds: MapBounds) => void;
  /** Stands in place of the plots: why this person may not see them, and whom to ask. */
  readonly noPermission?: ReactNode;
}

const Root = styled.div`
  display: grid;
  gap: var(--yer-space-3);
  min-inline-size: 0;
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
const State = styled.div`
  position: absolute;
  inset-block-start: var(--yer-space-6);
  inset-inline: 56px;
  z-index: 950;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: var(--yer-space-2);
  inline-size: fit-content;
  max-inline-size: calc(100% - 112px);
  margin-inline: auto;
  padding: var(--yer-space-1) var(--yer-space-3);
  border: 1px solid var(--yer-border);
  border-radius: var(--yer-radius-full);
  background: var(--yer-surface-raised);
  font-size: var(--yer-font-size-sm);
  &:empty {
    display: none;
  }
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

type Mode = "layers" | "measure" | "box" | "coordinates" | null;

function Plots(props: PlotMapProps): ReactElement {
  const { loadPlots, loadPlaces, statuses, baseMap, outlines, credits = [], noPermission, onBox } = props;
  const { onChoose, onHiddenChange, hrefOf, groundLabel, card, view, onViewChange, bounds, height } = props;
  const text = useAreaText();
  const root = useRef<HTMLDivElement>(null);
  const colours = useMapColours();
  const [plots, setPlots] = useState<SeenPlots | null>(null);
  const [state, setState] = useState<TilesState>("loading");
  const [seen, setSeen] = useState<readonly SeenTile[] | null>(null);
  const [isListed, setListed] = useState(false);
  const [mode, setMode] = useState<Mode>(null);
  const [said, setSaid] = useState("");
  const [off, setOff] = useState<readonly LayerName[]>([]);
  const [picked, setPicked] = useState<MapPlot | null>(null);
  const [ownHidden, setOwnHidden] = useState<readonly string[]>([]);
  const given = props.hidden ?? ownHidden;
  const hidden = useMemo(() => new Set(given), [given]);
  const isOn = (layer: LayerName): boolean => !off.includes(layer);

  const chosenId = props.chosen === undefined ? (picked?.id ?? null) : props.chosen;
  const chosen = useMemo(() => {
    if (chosenId === null) return null;
    return picked?.id === chosenId ? picked : plotById(seen ?? [], chosenId);
  }, [chosenId, picked, seen]);

  const choose = useCallback(
    (plot: MapPlot | null) => {
      setPicked(plot);
      setSaid("");
      onChoose?.(plot);
    },
    [onChoose],
  );
  const close = useCallback(() => {
    setMode(null);
    // Back to where the keys work on.
    root.current?.querySelector<HTMLElement>("[data-leaflet]")?.focus();
  }, []);
  const closeCard = (): void => {
    choose(null);
    root.current?.querySelector<HTMLElement>("[data-leaflet]")?.focus();
  };
  const toggle = (next: Mode): void => setMode((now) => (now === next ? null : next));

  function learned(next: TilesState, now: readonly SeenTile[]): void {
    setState(next);
    if (next !== "loading") setSeen(now);
  }

  const available = layerNames.filter(
    (layer) =>
      (layer !== "places" || loadPlaces) && (layer !== "outlines" || outlines) && (layer !== "base" || baseMap),
  );
  const hasPlots = noPermission === undefined && isOn("plots");
  const showsPlaces = loadPlaces !== undefined && isOn("places");
  // Only the first time: later the map shows by itself that there is more to come.
  const isComing = state === "loading" && seen === null;
  const about = isComing
    ? text("map.plots.loading")
    : state === "ready" && seen?.length === 0
      ? text("map.plots.none")
      : "";
  const told = said || (hasPlots ? about : "");
  return (
    <Root ref={root} data-plot-map="" data-state={state}>
      {noPermission === undefined ? null : <InlineAlert tone="warning">{noPermission}</InlineAlert>}
      <MapCanvas
        aria-label={props["aria-label"]}
        view={view}
        {...(onViewChange ? { onViewChange } : {})}
        {...(bounds ? { bounds } : {})}
        {...(height === undefined ? {} : { height })}
        baseMap={isOn("base") ? baseMap : undefined}
        outlines={isOn("outlines") ? outlines : undefined}
        graticule={isOn("graticule")}
        credits={showsPlaces ? [...credits, text("map.approximate")] : credits}
        tools={
          <>
            <LocateButton onSay={setSaid} />
            <MapButton
              label={text("map.layers")}
              icon={<LayersIcon />}
              isOn={mode === "layers"}
              onPress={() => toggle("layers")}
            />
            <MapButton
              label={text("map.coordinates")}
              icon={<GlobeIcon />}
              isOn={mode === "coordinates"}
              onPress={() => toggle("coordinates")}
            />
            <MapButton
              label={text("map.measure")}
              icon={<RulerIcon />}
              isOn={mode === "measure"}
              onPress={() => toggle("measure")}
            />
            {onBox ? (
              <MapButton
                label={text("map.box")}
                icon={<BoxIcon />}
                isOn={mode === "box"}
                onPress={() => toggle("box")}
              />
            ) : null}
            <MapButton
              label={text("map.print")}
              icon={<PrintIcon />}
              onPress={() => root.current && printMap(root.current)}
            />
          </>
        }
      >
        {colours && showsPlaces ? <PlaceTiles load={loadPlaces} colours={colours} /> : null}
        {colours && hasPlots ? (
          <PlotTiles
            load={loadPlots}
            statuses={statuses}
            hidden={hidden}
            colours={colours}
            chosen={chosenId}
            isPicking={mode !== "measure" && mode !== "box"}
            onPick={choose}
            onPlots={setPlots}
            onState={learned}
          />
        ) : null}
        <Crosshair />
        <State as="output">{told}</State>
        {hasPlots && state === "failed" ? (
          <State role="alert">
            {text("map.plots.failed")}
            <Button size="sm" onPress={() => plots?.reload()}>
              {text("area.retry")}
            </Button>
          </State>
        ) : null}
        {mode === "measure" ? <MeasureTool onClose={close} /> : null}
        {mode === "coordinates" ? <CoordinatesTool onClose={close} /> : null}
        {mode === "box" && onBox ? <BoxTool onBox={onBox} onClose={close} /> : null}
        {mode === "layers" ? (
          <MapPanel title={text("map.layers")} onClose={close} takesFocus>
            <CheckboxGroup
              label={text("map.layers")}
              isLabelHidden
              options={available.map((layer) => ({ id: layer, label: text(`map.layer.${layer}`) }))}
              value={available.filter(isOn)}
              onChange={(on) => setOff(available.filter((layer) => !on.includes(layer)))}
            />
          </MapPanel>
        ) : null}
        {mode === null && chosen ? (
          <PlotCard
            key={chosen.id}
            plot={chosen}
            statuses={statuses}
            {...(hrefOf ? { hrefOf } : {})}
            {...(groundLabel ? { groundLabel } : {})}
            {...(card ? { card } : {})}
            onClose={closeCard}
          />
        ) : null}
      </MapCanvas>
      <PlotLegend
        statuses={statuses}
        hidden={hidden}
        onHiddenChange={(next) => {
          setOwnHidden([...next]);
          onHiddenChange?.([...next]);
        }}
      />
      {plots && seen ? (
        <Disclosure title={text("map.list")} isOpen={isListed} onOpenChange={setListed}>
          {isListed ? (
            <PlotList
              plots={plots}
              seen={seen}
              statuses={statuses}
              hidden={hidden}
              groundLabel={groundLabel}
              onPick={choose}
            />
          ) : null}
        </Disclosure>
      ) : null}
    </Root>
  );
}

/**
 * Plots on a map, from numbers by place down to single outlines: coloured and marked by status, with a legend that
 * filters, a card for the chosen one, layers, measuring, printing, one's own place, coordinates; and all that is in view
 * as a list. Tiles come through the host's function, so that the package asks nobody for anything by itself.
 *
 * Data attributes: `data-plot-map`, `data-state` (`loading`, `ready`, `failed`).
 */
export function PlotMap(props: PlotMapProps): ReactElement {
  return (
    <Suspense>
      <Plots {...props} />
    </Suspense>
  );
}
