import { OutlineSketch } from "@yer/area-picker";
import { outlineFacts } from "@yer/area-picker/model";
import { writeMapView } from "@yer/area-picker/map";
import { tiles } from "@yer/api/contract/tiles";
import type { Polygon } from "@yer/api/contract/values";
import { skip, useMay, useRead } from "@yer/api/react";
import { Link, Stack } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useText } from "../../base/language/use-text.js";
import { plotBoxAround } from "./plot-box.js";

/** How close the map is opened at a plot. */
const plotZoom = 18;

/** Props of {@link PlotSketch}. */
export interface PlotSketchProps {
  /** The application whose plot it is: it is no neighbour of itself. */
  readonly id: string;
  readonly outline: Polygon;
  /** Whether the plots around it are asked for and drawn, as far as the reader may see them. */
  readonly hasNeighbours?: boolean;
}

/** The plot of an application: its shape with a scale, the plots around it, and the way to the map. */
export function PlotSketch({ id, outline, hasNeighbours = false }: PlotSketchProps) {
  const text = useText();
  const intl = useIntl();
  const mayRead = useMay("read:property");
  const mayReadMap = useMay("menu:map");
  const bbox = useMemo((): [number, number, number, number] => [...plotBoxAround(outline)], [outline]);
  const { data } = useRead(tiles.near, hasNeighbours && mayRead ? { query: { bbox, limit: 50 } } : skip);
  const neighbours = useMemo(
    () => data?.items.filter((plot) => plot.id !== id && plot.standing).map((plot) => plot.outline) ?? [],
    [data, id],
  );
  const { lat, lon } = outlineFacts(outline);
  const view = new URLSearchParams({ view: writeMapView({ lat, lon, zoom: plotZoom }), plot: id });
  return (
    <Stack gap={2}>
      <OutlineSketch
        outline={outline}
        neighbours={neighbours}
        describe={(facts) => text("facts.outline.points", facts)}
        sayNeighbours={(shown) => (shown > 0 ? text("facts.outline.neighbours", { count: shown }) : null)}
        sayMetres={(metres) => text("facts.outline.scale", { length: intl.formatNumber(metres) })}
      />
      {mayReadMap ? <Link href={`/map?${view.toString()}`}>{text("facts.outline.map")}</Link> : null}
    </Stack>
  );
}
