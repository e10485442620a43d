import { useUiIntl } from "@yer/ui";
import { memo, useEffect } from "react";
import { graticuleDigits, graticuleLines, graticuleStep } from "./graticule-lines.js";
import { useMapCanvas } from "./map-context.js";

/** Pixels at the edges where labels of the other direction stand. */
const corner = 48;

/**
 * Meridians and parallels with their degrees at the edges: what tells where one is when there is no base map. On this
 * projection they are straight, so each is a plain box; they move along with the map and are set anew when it rests.
 */
export const Graticule = memo(function Graticule(): null {
  const { map } = useMapCanvas();
  const { intl } = useUiIntl();

  useEffect(() => {
    const paneOf = (name: string, order: string): HTMLElement => {
      const pane = map.getPane(name) ?? map.createPane(name);
      // A stretched line would be thick: they are away while one zooms.
      pane.classList.add("leaflet-zoom-hide");
      pane.setAttribute("aria-hidden", "true");
      pane.style.zIndex = order;
      return pane;
    };
    // Lines lie under plots, their degrees over them.
    const lines = paneOf("graticule", "250");
    const labels = paneOf("degrees", "450");

    function draw(): void {
      const seen = map.getBounds();
      const size = map.getSize();
      const box = { west: seen.getWest(), east: seen.getEast(), south: seen.getSouth(), north: seen.getNorth() };
      const step = graticuleStep(box);
      const digits = graticuleDigits(step);
      const around = seen.pad(0.5);
      const reach = {
        west: around.getWest(),
        east: around.getEast(),
        south: Math.max(-80, around.getSouth()),
        north: Math.min(80, around.getNorth()),
      };
      const origin = map.containerPointToLayerPoint([0, 0]);
      const parts = graticuleLines(reach, step).map(({ axis, at }) => {
        const place = map.latLngToContainerPoint(axis === "lon" ? [seen.getCenter().lat, at] : [at, box.west]);
        const [x, y] = [Math.round(place.x), Math.round(place.y)];
        const line = document.createElement("div");
        line.className = "yer-graticule";
        line.dataset["axis"] = axis;
        const shift = axis === "lon" ? [origin.x + x, origin.y - size.y / 2] : [origin.x - size.x / 2, origin.y + y];
        line.style.transform = `translate(${shift[0]}px, ${shift[1]}px)`;
        line.style[axis === "lon" ? "height" : "width"] = `${2 * (axis === "lon" ? size.y : size.x)}px`;
        const along = axis === "lon" ? x : y;
        if (along < corner || along > (axis === "lon" ? size.x : size.y) - corner) return { line, label: null };
        const label = document.createElement("span");
        label.className = "yer-degrees";
        label.dataset["axis"] = axis;
        label.textContent = `${intl.formatNumber(at, { minimumFractionDigits: digits, maximumFractionDigits: digits })}°`;
        label.style.left = `${origin.x + (axis === "lon" ? x : 2)}px`;
        label.style.top = `${origin.y + (axis === "lon" ? 2 : y)}px`;
        return { line, label };
      });
      lines.replaceChildren(...parts.map(({ line }) => line));
      labels.replaceChildren(...parts.flatMap(({ label }) => label ?? []));
    }

    draw();
    map.on("moveend resize", draw);
    return () => {
      map.off("moveend resize", draw);
      lines.replaceChildren();
      labels.replaceChildren();
    };
  }, [map, intl]);

  return null;
});
