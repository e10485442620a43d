import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { BulkBar } from "../BulkBar/BulkBar.js";
import { AppShell } from "./AppShell.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const bottomOf = (one: Element | null): number => Math.round(one?.getBoundingClientRect().bottom ?? Number.NaN);

it("keeps what stays at the window's end above the page's foot, and the foot in sight", async () => {
  const texts = await loadUiTexts("uz_UZ");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  const show = async (footer: string | null): Promise<void> =>
    act(async () =>
      root.render(
        <UiProvider locale="uz_UZ" texts={texts}>
          <AppShell path="/" brand="Yer" footer={footer && <p style={{ blockSize: 60, margin: 0 }}>{footer}</p>}>
            <div style={{ blockSize: "300vh" }} />
            <BulkBar count={1} onClear={() => {}} actions={[]} />
            <div style={{ blockSize: "300vh" }} />
          </AppShell>
        </UiProvider>,
      ),
    );
  await show("Yangi qurilma");
  await expect.poll(() => bottomOf(place.querySelector("fieldset"))).toBe(window.innerHeight - 60);
  expect(bottomOf(place.querySelector("p"))).toBe(window.innerHeight);
  await show(null);
  await expect.poll(() => bottomOf(place.querySelector("fieldset"))).toBe(window.innerHeight);
  await act(async () => root.unmount());
  place.remove();
});
