import { loadAreaTexts } from "@yer/area-picker";
import { loadLeaflet, type PlotStatus, PlotMap, type TileLoader } from "@yer/area-picker/map";
import { loadUiTexts, UiProvider, type UiTexts } from "@yer/ui";
import { type ReactElement, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { until } from "../../page/probe.js";
import type { MapAdapter } from "../../workloads/map/adapter.js";

const statuses: readonly PlotStatus[] = [
  { key: "in_discussion", label: "Muhokamada", tone: "progress" },
  { key: "announced", label: "Eʼlonda", tone: "info" },
  { key: "in_payment", label: "Toʻlovda", tone: "warning" },
  { key: "rejected", label: "Rad qilingan", tone: "danger" },
  { key: "registered", label: "Roʻyxatdan oʻtgan", tone: "success" },
];

function loaderOf(template: string): TileLoader {
  return async ({ z, x, y }, signal) => {
    const address = template.replace("{z}", String(z)).replace("{x}", String(x)).replace("{y}", String(y));
    const answer = await fetch(address, { signal });
    return answer.status === 200 ? await answer.arrayBuffer() : null;
  };
}

/** An app of ours that is running; the screen with the map is opened in it. */
const app: { show?: (screen: ReactElement) => void } = {};

function App({ texts }: { readonly texts: UiTexts }): ReactElement {
  const [screen, setScreen] = useState<ReactElement | null>(null);
  useEffect(() => {
    app.show = setScreen;
  }, []);
  return (
    <UiProvider locale="uz_UZ" texts={texts}>
      {screen}
    </UiProvider>
  );
}

export default {
  async prepare() {
    const [texts] = await Promise.all([loadUiTexts("uz_UZ"), loadAreaTexts("uz_UZ"), loadLeaflet()]);
    const root = document.querySelector("#root");
    if (root) createRoot(root).render(<App texts={texts} />);
    await until(() => app.show !== undefined);
  },
  async open(_root, { tiles, centre, zoom }) {
    const view = { lat: centre.lat, lon: centre.lng, zoom };
    const load = loaderOf(tiles);
    app.show?.(<PlotMap aria-label="Xarita" loadPlots={load} statuses={statuses} view={view} height="900px" />);
    await until(() => document.querySelector("[data-plots=ready]") !== null);
  },
} satisfies MapAdapter;
