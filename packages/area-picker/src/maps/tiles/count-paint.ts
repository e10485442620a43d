import { ringsOf } from "./geometry.js";
import { mergeCounts } from "./merge-counts.js";
import { propertiesOf, type TileFeatures } from "./read-tile.js";
import type { PlotPaint } from "./plot-paint.js";
import type { TilePainter } from "./vector-tiles.js";

/** Everything that numbers of plots are drawn with. */
export interface CountPaint extends Pick<PlotPaint, "looks" | "line"> {
  /** CSS colours of the disc and of the number on it. */
  readonly ground: string;
  readonly text: string;
  /** CSS font family. */
  readonly font: string;
  /** Writes a number as the language does. */
  readonly format: (count: number) => string;
}

/** Plots of one place, counted. */
export interface CountedPlace {
  /** Tile units. */
  readonly x: number;
  readonly y: number;
  readonly code: string;
  /** Names by interface language. */
  readonly names: Readonly<Record<string, string>>;
  /** How many plots have one of the shown statuses. */
  readonly count: number;
  readonly byStatus: readonly (readonly [status: string, count: number])[];
}

/** Pixels of the ring that shows the shares of statuses. */
const ring = 4;

/** Places that a tile gives numbers for, statuses that are not shown left out. */
export function countedPlaces(tile: TileFeatures, shown: (status: string) => boolean): CountedPlace[] {
  const facts = new Set(["level", "code", "n"]);
  const statuses = tile.keys.filter((key) => !facts.has(key) && !key.startsWith("name_"));
  const found: CountedPlace[] = [];
  for (let feature = 0; feature < tile.count; feature++) {
    const properties = propertiesOf(tile, feature);
    const [[x = 0, y = 0] = []] = ringsOf(tile, feature);
    const byStatus = statuses.flatMap((status) => {
      const count = properties[status];
      return typeof count === "number" && count > 0 && shown(status) ? [[status, count] as const] : [];
    });
    const count = byStatus.reduce((sum, [, each]) => sum + each, 0);
    if (count === 0) continue;
    const names = Object.fromEntries(
      Object.entries(properties).flatMap(([key, value]) =>
        key.startsWith("name_") && typeof value === "string" ? [[key.slice("name_".length), value]] : [],
      ),
    );
    found.push({ x, y, code: String(properties["code"] ?? feature), names, count, byStatus });
  }
  return found;
}

/** Draws the number of plots of each place, or of places too near each other, on a disc ringed by the shares of statuses. */
export function countPainter({ looks, line, ground, text, font, format }: CountPaint): TilePainter {
  return function* paint(pen, tile, { scale, left, top }) {
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.font = `600 11px ${font}`;
    const places = countedPlaces(tile, (status) => looks.has(status));
    for (const { x, y, radius, count, byStatus } of mergeCounts(places, scale, tile.extent)) {
      const [middleX, middleY] = [x + left, y + top];
      pen.beginPath();
      pen.arc(middleX, middleY, radius, 0, 2 * Math.PI);
      pen.fillStyle = ground;
      pen.fill();
      pen.lineWidth = 1;
      pen.strokeStyle = line;
      pen.stroke();
      let from = -Math.PI / 2;
      pen.lineWidth = ring;
      for (const [status, part] of byStatus) {
        const to = from + (part / count) * 2 * Math.PI;
        pen.beginPath();
        pen.arc(middleX, middleY, radius - ring / 2 - 0.5, from, to);
        pen.strokeStyle = looks.get(status)?.colour ?? line;
        pen.stroke();
        from = to;
      }
      pen.fillStyle = text;
      pen.fillText(format(count), middleX, middleY + 0.5);
    }
    yield;
  };
}
