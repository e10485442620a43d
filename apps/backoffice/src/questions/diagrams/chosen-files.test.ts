import { expect, test, vi } from "vitest";
import { chosenFiles } from "./chosen-files.js";

const pages = [
  { items: [{ applicationId: "a" }, { applicationId: "b" }], next: "b" },
  { items: [{ applicationId: "c" }], next: null },
];
const read = vi.fn(
  async (after: string | undefined) => pages[after === undefined ? 0 : 1] ?? { items: [], next: null },
);

test("of all but some, those are named too that stand on pages nobody opened", async () => {
  expect(await chosenFiles({ kind: "all", except: new Set(["a"]) }, read)).toEqual(["b", "c"]);
});

test("all are named by nobody, and some as they were chosen, without reading a page", async () => {
  read.mockClear();
  expect(await chosenFiles({ kind: "all", except: new Set() }, read)).toBeUndefined();
  expect(await chosenFiles({ kind: "some", ids: new Set(["c", "a"]) }, read)).toEqual(["c", "a"]);
  expect(read).not.toHaveBeenCalled();
});
