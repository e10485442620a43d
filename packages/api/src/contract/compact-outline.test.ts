import fc from "fast-check";
import { expect, test } from "vitest";
import { packOutline, unpackOutline } from "./compact-outline.js";
import type { Polygon } from "./values.js";

const corner = fc.tuple(fc.double({ min: 55.9, max: 73.2, noNaN: true }), fc.double({ min: 37, max: 46, noNaN: true }));
const outlines: fc.Arbitrary<Polygon> = fc
  .array(fc.array(corner, { minLength: 3, maxLength: 20 }), { minLength: 1, maxLength: 3 })
  .map((rings) => ({
    type: "Polygon",
    coordinates: rings.map((ring) => [...ring, ring[0] ?? [0, 0]]),
  }));

test("an outline comes back with every corner within half a millionth of a degree, closed, and the same from then on", () => {
  fc.assert(
    fc.property(outlines, (outline) => {
      const back = unpackOutline(packOutline(outline));
      expect(back.coordinates.map((ring) => ring.length)).toEqual(outline.coordinates.map((ring) => ring.length));
      for (const [at, ring] of back.coordinates.entries()) {
        expect(ring.at(-1)).toEqual(ring[0]);
        for (const [nth, [x, y]] of ring.entries()) {
          const [wasX = 0, wasY = 0] = outline.coordinates[at]?.[nth] ?? [];
          expect(Math.abs(x - wasX)).toBeLessThanOrEqual(0.000_000_51);
          expect(Math.abs(y - wasY)).toBeLessThanOrEqual(0.000_000_51);
        }
      }
      expect(packOutline(back)).toEqual(packOutline(outline));
    }),
  );
});
