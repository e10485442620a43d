import { loadUiTexts, UiProvider } from "@yer/ui";
import { type ReactElement, StrictMode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { type AreaPath, nowhere } from "../../model/area.js";
import { samplePlaces } from "../../testing/places.js";
import { loadAreaTexts } from "../../texts/load-area-texts.js";
import { AreaPicker } from "./AreaPicker.js";

let place: HTMLElement;
let root: Root | undefined;
const texts = await loadUiTexts("en_US");
await loadAreaTexts("en_US");

function Page({ told }: { readonly told?: (value: AreaPath) => void }): ReactElement {
  const [value, setValue] = useState<AreaPath>(nowhere);
  return (
    <StrictMode>
      <UiProvider locale="en_US" texts={texts}>
        <AreaPicker
          by="search"
          label="Place"
          loaders={samplePlaces}
          value={value}
          onChange={(next) => {
            setValue(next);
            told?.(next);
          }}
        />
      </UiProvider>
    </StrictMode>
  );
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
});

afterEach(async () => {
  root?.unmount();
  place.remove();
  await page.viewport(1280, 800);
});

it("on a phone opens a sheet with an input of its own, and leads down in it", async () => {
  await page.viewport(390, 780);
  const told = vi.fn<(value: AreaPath) => void>();
  root = createRoot(place);
  root.render(<Page told={told} />);
  const field = page.getByRole("combobox", { name: "Place" });
  await expect.element(field).toHaveAttribute("aria-haspopup", "dialog");
  await userEvent.click(field);

  const sheet = page.getByRole("dialog", { name: "Place" });
  await expect.element(sheet).toBeVisible();
  const box = sheet.element().getBoundingClientRect();
  expect(box.left).toBe(0);
  expect(box.width).toBe(390);
  expect(Math.round(box.bottom)).toBe(780);
  const input = sheet.getByRole("combobox");
  await expect.element(input).toHaveFocus();

  await userEvent.click(sheet.getByRole("option", { name: "Samarqand viloyati" }));
  expect(told).toHaveBeenLastCalledWith({ ...nowhere, region: "1718" });
  await userEvent.click(sheet.getByRole("option", { name: "Samarqand shahri" }));
  await userEvent.type(input, "registon");
  await expect.poll(() => sheet.getByRole("option").all().length).toBe(1);
  await userEvent.click(sheet.getByRole("option", { name: /Registon/ }));
  expect(told).toHaveBeenLastCalledWith({ region: "1718", district: "1718401", neighborhood: "18140001" });

  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue("Registon, Samarqand shahri, Samarqand viloyati");
});

it("closes the sheet with Escape and by a press beside it, and keeps what was chosen", async () => {
  await page.viewport(390, 780);
  root = createRoot(place);
  root.render(<Page />);
  const field = page.getByRole("combobox", { name: "Place" });
  const sheet = page.getByRole("dialog", { name: "Place" });
  await userEvent.click(field);
  await userEvent.click(sheet.getByRole("option", { name: "Andijon viloyati" }));
  await userEvent.keyboard("{Escape}");
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Andijon viloyati");
  await userEvent.click(field);
  await expect.element(sheet).toBeVisible();
  await userEvent.click(sheet, { position: { x: 195, y: -40 } });
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(field).toHaveValue("Andijon viloyati");
});
