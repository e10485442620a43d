import { loadUiTexts, UiProvider, type UiProviderProps, uiLocales } from "@yer/ui";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createAreaText } from "./area-text.js";
import { CreditWords } from "./CreditWords.js";
import { loadAreaTexts } from "./load-area-texts.js";

it.each(uiLocales)(
  "what of a credit stays as its makers wrote it is told to be English, our own words are of the page: %s",
  async (locale) => {
    const [texts, own] = await Promise.all([loadUiTexts(locale), loadAreaTexts(locale)]);
    const text = createAreaText("uz", own);
    const words = createElement(CreditWords, {
      notes: ["1:50 000"],
      credits: ["Map shapes: MapSVG / svg-maps, CC BY 4.0, georeferenced and recoded", "© OpenStreetMap contributors"],
    });
    expect(renderToStaticMarkup(createElement(UiProvider, { locale, texts } as UiProviderProps, words))).toContain(
      `1:50 000 · ${text("map.credit.shapes")}<span lang="en">: MapSVG / svg-maps, CC BY 4.0, </span>` +
        `${text("map.credit.changed")} · <span lang="en">© OpenStreetMap contributors</span>`,
    );
  },
);
