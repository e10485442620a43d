import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sayThatItComes } from "./say-that-it-comes.js";

interface Said {
  readonly lang: string;
  readonly textContent: string;
  isConnected: boolean;
}

/** A page whose place for the app is empty or not, what was put into it, and how the app draws. */
function page(isEmpty: boolean) {
  const nodes: unknown[] = isEmpty ? [] : ["the app"];
  const changed: (() => void)[] = [];
  vi.stubGlobal("document", {
    getElementById: () => ({
      childNodes: nodes,
      hasChildNodes: () => nodes.length > 0,
      append: (one: Said) => {
        one.isConnected = true;
        nodes.push(one);
      },
    }),
    createElement: () => {
      const said = { style: {}, isConnected: false, remove: () => nodes.splice(nodes.indexOf(said), 1) };
      return said;
    },
  });
  vi.stubGlobal(
    "MutationObserver",
    class {
      constructor(told: (changes: readonly unknown[], observer: unknown) => void) {
        changed.push(() => told([], this));
      }
      observe(): void {}
      disconnect(): void {
        changed.length = 0;
      }
    },
  );
  return {
    nodes,
    draw: (node: unknown) => {
      nodes.push(node);
      for (const tell of changed) tell();
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a page that is empty after a while says that it comes, in the reader's language", () => {
  const { nodes } = page(true);
  sayThatItComes("uz_Cyrl");
  expect(nodes).toEqual([]);
  vi.advanceTimersByTime(300);
  expect(nodes).toMatchObject([{ lang: "uz-Cyrl", textContent: "Саҳифа юкланмоқда…" }]);
});

test("a page in which the app stands says nothing", () => {
  const { nodes } = page(false);
  sayThatItComes("ru_RU");
  vi.advanceTimersByTime(300);
  expect(nodes).toEqual(["the app"]);
});

test("what was said is gone as soon as the app draws, whoever emptied the place before", () => {
  const { nodes, draw } = page(true);
  sayThatItComes("en_US");
  vi.advanceTimersByTime(300);
  draw("the app");
  expect(nodes).toEqual(["the app"]);
});
