import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { ToastQueue } from "./toast-queue.js";
import { ToastRegion } from "./ToastRegion.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function seen(): boolean {
  return document.body.textContent.includes("Saqlandi");
}

afterEach(() => {
  vi.useRealTimers();
});

describe("ToastRegion", () => {
  it("takes a message away after five seconds, and not while focus is in it", async () => {
    const texts = await loadUiTexts("uz_UZ");
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place);
    const queue = new ToastQueue();
    await act(async () =>
      root.render(
        <UiProvider locale="uz_UZ" texts={texts}>
          <ToastRegion queue={queue} />
        </UiProvider>,
      ),
    );

    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    await act(async () => void queue.push({ text: "Saqlandi" }));
    await act(async () => vi.advanceTimersByTime(4900));
    expect(seen()).toBe(true);

    const close = document.querySelector<HTMLElement>('[role="alertdialog"] button');
    await act(async () => close?.focus());
    await act(async () => vi.advanceTimersByTime(60_000));
    expect(seen()).toBe(true);

    await act(async () => close?.blur());
    await act(async () => vi.advanceTimersByTime(200));
    expect(seen()).toBe(false);

    await act(async () => root.unmount());
    place.remove();
  });
});
