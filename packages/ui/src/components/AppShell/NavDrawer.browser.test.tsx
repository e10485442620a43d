import { act, useState, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { NavDrawer } from "./NavDrawer.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menyu
      </button>
      <NavDrawer brand="Yer" isOpen={isOpen} onClose={() => setOpen(false)}>
        <a href="#xarita">Xarita</a>
      </NavDrawer>
    </>
  );
}

it("closes at Escape and gives the focus back, every time", async () => {
  const texts = await loadUiTexts("uz_UZ");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <UiProvider locale="uz_UZ" texts={texts}>
        <Page />
      </UiProvider>,
    ),
  );
  const button = place.querySelector("button");
  for (let time = 0; time < 2; time += 1) {
    await act(async () => button?.focus());
    await act(async () => userEvent.keyboard("{Enter}"));
    expect(place.querySelector("dialog")?.open).toBe(true);
    expect(place.querySelector("dialog")?.contains(document.activeElement)).toBe(true);
    await act(async () => userEvent.keyboard("{Escape}"));
    // The browser closes a dialog at Escape a moment after the key.
    await expect.poll(() => place.querySelector("dialog")?.open).toBe(false);
    await expect.poll(() => place.querySelector("a")).toBeNull();
    expect(document.activeElement).toBe(button);
  }
  await act(async () => root.unmount());
  place.remove();
});
