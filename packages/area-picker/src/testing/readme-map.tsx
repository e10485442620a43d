import { type MapView, PlotMap, readMapView, type TileLoader, writeMapView } from "@yer/area-picker/map";
import { useState } from "react";

/** Outside of the component: another function would load everything anew. `null` where there is nothing (204). */
const loadPlots: TileLoader = async ({ z, x, y }, signal) => {
  const headers = { authorization: `Bearer ${sessionStorage.getItem("token") ?? ""}` };
  const answer = await fetch(`/api/v1/tiles/plots/${z}/${x}/${y}.mvt`, { headers, signal });
  if (!answer.ok) throw new Error(`A tile could not be read: ${answer.status}.`);
  return answer.status === 204 ? null : answer.arrayBuffer();
};

const statuses = [
  { key: "announced", label: "Eʼlonda", tone: "info" },
  { key: "registered", label: "Roʻyxatdan oʻtgan", tone: "success" },
] as const;

/** Plots on a map; where one looks stands in the address. */
export function Plots() {
  const [view, setView] = useState<MapView | null>(() => readMapView(location.hash.slice(1)));
  return (
    <PlotMap
      aria-label="Plots"
      loadPlots={loadPlots}
      statuses={statuses}
      view={view}
      onViewChange={(next) => {
        setView(next);
        history.replaceState(null, "", `#${writeMapView(next)}`);
      }}
      hrefOf={({ id }) => `/application/${id}`}
    />
  );
}
