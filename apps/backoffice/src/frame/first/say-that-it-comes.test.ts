import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sayThatItComes } from "./say-that-it-comes.js";

/** A page whose place for the app is empty or not, and what was put into it. */
function page(isEmpty: boolean) {
  const said: { readonly lang: string; readonly textContent: string }[] = [];
  vi.stubGlobal("document", {
    getElementById: () => ({ hasChildNodes: () => !isEmpty, append: (one: (typeof said)[number]) => said.push(one) }),
    createElement: () => ({ style: {} }),
  });
  return said;
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that is empty after a while says that it comes, in the reader's language", () => {
  const said = page(true);
  sayThatItComes("uz_Cyrl");
  expect(said).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(said).toMatchObject([{ lang: "uz-Cyrl", textContent: "Саҳифа юкланмоқда…" }]);
});

test("a page in which the app stands says nothing", () => {
  const said = page(false);
  sayThatItComes("ru_RU");
  vi.advanceTimersByTime(300);
  expect(said).toEqual([]);
});
