import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { CopyIcon } from "../../icons/CopyIcon.js";
import { loadUiTexts } from "../../UiProvider/load-ui-texts.js";
import { UiProvider } from "../../UiProvider/UiProvider.js";
import { Toolbar } from "./Toolbar.js";

// React asks for this before it lets tests wait for renders.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const items = ["Birinchi", "Ikkinchi", "Uchinchi"].map((label) => ({
  id: label,
  label,
  icon: <CopyIcon />,
  onAction: () => undefined,
}));

/** What has the focus, by name. */
function focused(): string | null | undefined {
  return document.activeElement?.getAttribute("aria-label");
}

async function press(keys: string): Promise<void> {
  await act(async () => userEvent.keyboard(keys));
}

it("is one stop of Tab, and comes back to the control used last", async () => {
  const texts = await loadUiTexts("uz_UZ");
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  await act(async () =>
    root.render(
      <UiProvider locale="uz_UZ" texts={texts}>
        <button type="button" aria-label="Oldin" />
        <Toolbar aria-label="Diagramma" groups={[{ id: "all", label: "Hammasi", items }]} />
        <button type="button" aria-label="Keyin" />
      </UiProvider>,
    ),
  );

  await act(async () => place.querySelector("button")?.focus());
  await press("{Tab}");
  expect(focused()).toBe("Birinchi");
  await press("{ArrowRight}");
  expect(focused()).toBe("Ikkinchi");
  await press("{Tab}");
  expect(focused()).toBe("Keyin");
  await press("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Ikkinchi");
  await press("{Shift>}{Tab}{/Shift}");
  expect(focused()).toBe("Oldin");

  await act(async () => root.unmount());
  place.remove();
});
