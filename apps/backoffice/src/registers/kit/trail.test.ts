import { expect, it } from "vitest";
import { ahead, back, mostMarks, type Trail, trailIn, trailTo, withTrail } from "./trail.js";

const rows = 50;
const walked = (pages: number): Trail =>
  Array.from({ length: pages }).reduce<Trail>((trail, _, index) => ahead(trail, `c${index + 1}`, rows), []);

it("leads back page by page to the first one, from the address alone", () => {
  const address = withTrail(new URLSearchParams("late=true"), walked(3));
  const third = trailIn(address);
  expect(third.at(-1)).toEqual({ after: "c3", offset: 150 });
  const second = back(third, rows) ?? [];
  expect(second.at(-1)).toEqual({ after: "c2", offset: 100 });
  const first = back(back(second, rows) ?? [], rows);
  expect(first).toEqual([]);
  expect(withTrail(address, []).toString()).toBe("late=true");
});

it("keeps an address short, and says where the way back has to be sought", () => {
  const address = withTrail(new URLSearchParams(), walked(mostMarks + 5));
  expect(trailIn(address)).toHaveLength(mostMarks);
  const [oldest] = trailIn(address);
  expect(back(oldest ? [oldest] : [], rows)).toBeUndefined();
});

it("reads an address of before, which told one page alone", () => {
  const trail = trailIn(new URLSearchParams("after=c7&offset=50"));
  expect(back(trail, rows)).toEqual([]);
  expect(back(trailIn(new URLSearchParams("after=c7")), rows)).toEqual([]);
  expect(trailIn(new URLSearchParams("after=c7&offset=-3"))).toEqual([{ after: "c7", offset: 0 }]);
});

it("finds the page before by walking from the beginning, in the largest steps", async () => {
  const asked: object[] = [];
  const list = async (query: { readonly after?: string; readonly limit: number }) => {
    asked.push(query);
    const from = Number(query.after ?? 0);
    return { items: Array.from({ length: query.limit }), next: String(from + query.limit) };
  };
  expect(await trailTo(450, list, 200)).toEqual([{ after: "450", offset: 450 }]);
  expect(asked).toEqual([{ limit: 200 }, { limit: 200, after: "200" }, { limit: 50, after: "400" }]);
  expect(await trailTo(0, list, 200)).toEqual([]);
});

it("ends where a list has become shorter than it was", async () => {
  const left = 200;
  const list = async ({ after }: { readonly after?: string }) =>
    after === undefined ? { items: Array.from({ length: left }), next: String(left) } : { items: [], next: null };
  expect(await trailTo(450, list, 200)).toEqual([{ after: "200", offset: 200 }]);
});
