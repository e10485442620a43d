import { expect, it } from "vitest";
import { offeredPlaces } from "./offered-places.js";

const place = (id: string) => ({ id, name: { uz_UZ: id, uz_Cyrl: id, ru_RU: id, en_US: id } });
const row = (...today: string[]) => ({ ended: { how: "split" as const, today: today.map(place) } });
const told = (rows: ReturnType<typeof row>[], ...others: string[]) =>
  offeredPlaces(rows, others.map(place)).map(({ id, isInstead }) => (isInstead ? `${id} instead` : id));

it("offers first what stands for the place, then the others of the district, each once", () => {
  expect(told([row("b", "c")], "a", "b", "c")).toEqual(["b instead", "c instead", "a"]);
});

it("offers of several only what stands for the place of every one", () => {
  expect(told([row("b", "c"), row("c", "d")], "a", "b")).toEqual(["c instead", "a", "b"]);
  expect(told([row("b"), row()])).toEqual([]);
});
