import { boxOf, ringsOf, trace } from "./geometry.js";
import { propertiesOf, valueIndex } from "./read-tile.js";
import type { TilePainter } from "./vector-tiles.js";

/** Everything that outlines of places are drawn with. */
export interface PlacePaint {
  /** CSS colours. */
  readonly line: string;
  readonly text: string;
  readonly halo: string;
  /** CSS font family. */
  readonly font: string;
  /** Interface language: the name is the tile's `name_…`. */
  readonly locale: string;
}

/** Draws outlines of places and their names; derived ones are dashed. */
export function placePainter({ line, text, halo, font, locale }: PlacePaint): TilePainter {
  return function* paint(pen, tile, placing) {
    const approximate = tile.keys.indexOf("approximate");
    for (let feature = 0; feature < tile.count; feature++) {
      const isDerived = tile.values.at(valueIndex(tile, feature, approximate)) === true;
      pen.beginPath();
      trace(pen, tile, feature, placing);
      pen.setLineDash(isDerived ? [6, 4] : []);
      pen.strokeStyle = line;
      pen.lineWidth = 1.5;
      pen.stroke();
      yield;
    }
    pen.setLineDash([]);
    pen.font = `500 11px ${font}`;
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    pen.lineWidth = 3;
    pen.lineJoin = "round";
    pen.strokeStyle = halo;
    pen.fillStyle = text;
    for (let feature = 0; feature < tile.count; feature++) {
      const name = propertiesOf(tile, feature)[`name_${locale}`];
      if (typeof name !== "string") continue;
      const [west, north, east, south] = boxOf(ringsOf(tile, feature));
      // A place that runs out of the tile is named by the tile in which its middle seems to lie, if in any.
      const isWhole = west > 0 && north > 0 && east < tile.extent && south < tile.extent;
      if (!isWhole || (east - west) * placing.scale < name.length * 6) continue;
      const x = ((west + east) / 2) * placing.scale + placing.left;
      const y = ((north + south) / 2) * placing.scale + placing.top;
      pen.strokeText(name, x, y);
      pen.fillText(name, x, y);
    }
    yield;
  };
}
