import { useUiIntl } from "@yer/ui";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import { graticuleDigits, graticuleLines, graticuleStep } from "./graticuleLines.js";
import { useMapCanvas } from "./MapContext.js";

interface Label {
  readonly key: string;
  readonly edge: "lat" | "lon";
  /** Pixels from the left or the top of the map. */
  readonly at: number;
  readonly degrees: number;
  readonly digits: number;
}

const Labels = styled.div`
  direction: ltr;
  position: absolute;
  inset: 0;
  z-index: 500;
  overflow: hidden;
  pointer-events: none;
  color: var(--yer-text-muted);
  font-size: var(--yer-font-size-xs);
  font-variant-numeric: tabular-nums;
  span {
    position: absolute;
    padding-inline: 3px;
    border-radius: var(--yer-radius-sm);
    background: color-mix(in oklab, var(--yer-surface-sunken) 80%, transparent);
    line-height: 1.3;
  }
  span[data-edge="lon"] {
    left: var(--at);
    top: 2px;
    transform: translateX(-50%);
  }
  span[data-edge="lat"] {
    top: var(--at);
    left: 2px;
    transform: translateY(-50%);
  }
`;

/** Room at the edges where labels of the other direction stand. */
const corner = 48;

/**
 * Meridians and parallels with their degrees at the edges: what tells where one is when there is no base map. Drawn
 * anew when a movement ends; while it lasts the lines move along and the labels are away.
 */
export function Graticule(): ReactNode {
  const { leaflet, map } = useMapCanvas();
  const { intl } = useUiIntl();
  const [labels, setLabels] = useState<readonly Label[]>([]);

  useEffect(() => {
    const pane = map.getPane("graticule") ?? map.createPane("graticule");
    pane.style.zIndex = "250";
    const lines = leaflet.layerGroup().addTo(map);
    const renderer = leaflet.svg({ pane: "graticule", padding: 0.5 });
    function draw(): void {
      const seen = map.getBounds();
      const wide = seen.pad(0.5);
      const box = { west: seen.getWest(), east: seen.getEast(), south: seen.getSouth(), north: seen.getNorth() };
      const step = graticuleStep(box);
      const digits = graticuleDigits(step);
      const reach = { west: wide.getWest(), east: wide.getEast(), south: wide.getSouth(), north: wide.getNorth() };
      lines.clearLayers();
      const found: Label[] = [];
      const size = map.getSize();
      for (const { axis, at } of graticuleLines(reach, step)) {
        const ends: [number, number][] =
          axis === "lon"
            ? [
                [reach.south, at],
                [reach.north, at],
              ]
            : [
                [at, reach.west],
                [at, reach.east],
              ];
        leaflet.polyline(ends, { renderer, interactive: false, className: "yer-graticule" }).addTo(lines);
        const { x, y } = map.latLngToContainerPoint(axis === "lon" ? [box.north, at] : [at, box.west]);
        const place = axis === "lon" ? x : y;
        if (place < corner || place > (axis === "lon" ? size.x : size.y) - corner) continue;
        found.push({ key: `${axis} ${at}`, edge: axis, at: Math.round(place), degrees: at, digits });
      }
      setLabels(found);
    }
    const hide = (): void => setLabels([]);
    draw();
    map.on("moveend resize", draw);
    map.on("movestart", hide);
    return () => {
      map.off("moveend resize", draw);
      map.off("movestart", hide);
      lines.remove();
      renderer.remove();
    };
  }, [leaflet, map]);

  return (
    <Labels aria-hidden="true">
      {labels.map(({ key, edge, at, degrees, digits }) => (
        <span key={key} data-edge={edge} style={{ "--at": `${at}px` }}>
          {intl.formatNumber(degrees, { minimumFractionDigits: digits, maximumFractionDigits: digits })}°
        </span>
      ))}
    </Labels>
  );
}
