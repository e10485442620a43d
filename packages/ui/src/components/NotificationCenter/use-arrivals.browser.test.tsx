import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, it, vi } from "vitest";
import type { Notification } from "./types.js";
import { useArrivals } from "./use-arrivals.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function item(minute: number, isRead = false): Notification {
  return { id: `n${minute}`, title: `Voqea ${minute}`, at: new Date(minute * 60_000).toISOString(), isRead };
}

function Told({ items }: { readonly items: readonly Notification[] }) {
  return useArrivals(items, true, (came) => came.map(({ id }) => id).join(" "));
}

async function pass(ms: number): Promise<void> {
  await act(async () => vi.advanceTimersByTime(ms));
}

afterEach(() => {
  vi.useRealTimers();
});

it("tells what came, a burst as one, ten seconds apart, and nothing that is old or read", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = async (...items: Notification[]) => act(async () => root.render(<Told items={items} />));

  await show(item(10));
  await pass(20_000);
  expect(place.textContent).toBe("");

  await show(item(10), item(11));
  await pass(0);
  expect(place.textContent).toBe("n11");

  await show(item(10), item(11), item(12));
  await show(item(10), item(11), item(12), item(13), item(14, true), item(1));
  await pass(9000);
  expect(place.textContent).toBe("n11");
  await pass(1000);
  expect(place.textContent).toBe("n12 n13");

  await act(async () => root.unmount());
  place.remove();
});
