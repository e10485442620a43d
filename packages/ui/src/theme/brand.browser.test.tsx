import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { Button } from "../components/Button/Button.js";
import { pageNonce } from "../host/page-nonce.js";
import { loadUiTexts } from "../UiProvider/load-ui-texts.js";
import { UiProvider } from "../UiProvider/UiProvider.js";
import brand from "../testing/brand.css?inline";
import { applyAppearance, type Theme } from "./appearance.js";

let place: HTMLElement;
let sheet: HTMLStyleElement;
let root: Root;

beforeEach(() => {
  place = document.body.appendChild(document.createElement("div"));
  sheet = document.createElement("style");
  sheet.nonce = pageNonce() ?? "";
  sheet.textContent = brand;
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  sheet.remove();
  applyAppearance({ theme: "light", density: "comfortable", direction: "ltr", language: "uz-Latn" });
});

async function button(theme: Theme): Promise<CSSStyleDeclaration> {
  const texts = await loadUiTexts("uz_UZ");
  root.render(
    <UiProvider locale="uz_UZ" texts={texts} theme={theme}>
      <Button variant="primary">Saqlash</Button>
    </UiProvider>,
  );
  const drawn = page.elementLocator(place).getByRole("button");
  await expect.element(drawn).toBeVisible();
  await expect.poll(() => document.documentElement.dataset["theme"]).toBe(theme);
  return getComputedStyle(drawn.element());
}

describe.each([
  ["before", (one: HTMLStyleElement) => document.head.prepend(one)],
  ["after", (one: HTMLStyleElement) => document.head.append(one)],
])("a host's stylesheet that stands %s the kit's", (_, put) => {
  test("gives the light theme its colours and corners", async () => {
    put(sheet);
    const { backgroundColor, borderRadius } = await button("light");
    expect({ backgroundColor, borderRadius }).toEqual({
      backgroundColor: "oklch(0.5 0.17 300)",
      borderRadius: "2px",
    });
  });

  test("gives the dark theme its own colours, and what it leaves out stays the kit's", async () => {
    put(sheet);
    const { backgroundColor, color } = await button("dark");
    expect({ backgroundColor, color, ground: getComputedStyle(document.body).backgroundColor }).toEqual({
      backgroundColor: "oklch(0.76 0.11 300)",
      color: "oklch(0.18 0.02 193)",
      ground: "oklch(0.18 0.02 300)",
    });
  });

  test("holds for a compact page, too", async () => {
    sheet.textContent = ":root { --yer-control-height: 31px; }";
    put(sheet);
    const texts = await loadUiTexts("uz_UZ");
    root.render(
      <UiProvider locale="uz_UZ" texts={texts} density="compact">
        <Button>Saqlash</Button>
      </UiProvider>,
    );
    await expect.poll(() => place.querySelector("button")?.offsetHeight).toBe(31);
  });
});

test("without one the page has the kit's colours", async () => {
  const { backgroundColor } = await button("light");
  expect(backgroundColor).toBe("oklch(0.52 0.09 195)");
});
