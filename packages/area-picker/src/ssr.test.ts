import { loadUiTexts, UiProvider, type UiProviderProps, type UiTexts } from "@yer/ui";
import { createElement, type FunctionComponent, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { AreaPicker, type AreaPickerProps } from "./components/AreaPicker/index.js";
import { MultiAreaPicker, type MultiAreaPickerProps } from "./components/MultiAreaPicker/index.js";
import { nowhere } from "./model/area.js";
import { AreaMap, PlotMap } from "./maps/index.js";
import { OutlineVersions, PlotEditor, PlotsView } from "./plot/index.js";
import { loadPlotTexts } from "./plot/use-plot-text.js";
import { sampleAreaOutlines } from "./testing/area-outlines.js";
import { samplePlaces } from "./testing/places.js";
import { plotBox } from "./testing/plots.js";
import { samplePlotStatuses, samplePlotTiles } from "./testing/tiles.js";
import { writeOutline } from "./model/read-outline.js";
import { loadAreaTexts } from "./texts/load-area-texts.js";

const complaints = vi.fn<(...all: unknown[]) => void>();
const loaded: { texts?: UiTexts } = {};
const samarqand = { region: "1718", district: "1718401", neighborhood: "18140001" };
const shared = {
  label: "Joy",
  loaders: samplePlaces,
  onChange: () => undefined,
  name: "place",
  error: "Joyni tanlang",
};

function draw<Props extends object>(component: FunctionComponent<Props>, props: Props): string {
  const given = { locale: "uz_UZ", ...(loaded.texts ? { texts: loaded.texts } : {}) } as UiProviderProps;
  return renderToString(
    createElement(StrictMode, null, createElement(UiProvider, given, createElement(component, props))),
  );
}

beforeAll(async () => {
  const [texts] = await Promise.all([loadUiTexts("uz_UZ"), loadAreaTexts("uz_UZ"), loadPlotTexts("uz_UZ")]);
  loaded.texts = texts;
});

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(complaints);
  vi.spyOn(console, "warn").mockImplementation(complaints);
});

afterEach(() => {
  vi.restoreAllMocks();
  complaints.mockReset();
});

describe("on a server, in strict mode", () => {
  it.each([
    ["boxes", {}],
    ["a search field", { by: "search" }],
    ["a chosen place", { by: "search", value: samarqand }],
    ["out of use", { isDisabled: true, disabledReason: "Fayl yopilgan." }],
    ["to be read", { value: samarqand, isReadOnly: true }],
  ] satisfies [string, Partial<AreaPickerProps>][])("AreaPicker draws %s, closed, with what is wrong", (_, props) => {
    const html = draw<AreaPickerProps>(AreaPicker, { ...shared, value: nowhere, ...props });
    expect(html).toContain('role="combobox"');
    expect(html).toContain("Joyni tanlang");
    expect(html).not.toContain('role="listbox"');
    expect(complaints.mock.calls).toEqual([]);
  });

  it.each(["levels", "search"] as const)("MultiAreaPicker draws what is chosen, by %s", (by) => {
    const html = draw<MultiAreaPickerProps>(MultiAreaPicker, { ...shared, by, value: [samarqand] });
    expect(html).toContain("18140001");
    expect(complaints.mock.calls).toEqual([]);
  });

  it("maps and the editor of outlines draw their frame, and what of them needs no map", () => {
    const [before, after] = [plotBox(0, 0, 40, 40), plotBox(0, 0, 50, 38)];
    const versions = [
      { id: "1", label: "Avval", outline: before },
      { id: "2", label: "Keyin", outline: after },
    ];
    const drawn = [
      draw(AreaMap, {
        "aria-label": "Joylar",
        value: nowhere,
        onChange: shared.onChange,
        outlines: sampleAreaOutlines,
      }),
      draw(PlotMap, { "aria-label": "Xarita", loadPlots: samplePlotTiles, statuses: samplePlotStatuses }),
      draw(PlotEditor, { label: "Chegara matni", value: writeOutline(before), onChange: shared.onChange }),
      draw(OutlineVersions, { versions }),
      draw(PlotsView, { "aria-label": "Yerlar", plots: [{ id: "1", outline: before, spot: null }] }),
    ];
    for (const html of drawn) expect(html.length).toBeGreaterThan(200);
    expect(drawn[1]).toContain('role="application"');
    expect(drawn[2]).toContain("POLYGON");
    expect(drawn[3]).toContain('type="range"');
    expect(complaints.mock.calls).toEqual([]);
  });
});
