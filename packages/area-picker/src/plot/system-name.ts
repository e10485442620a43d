import { type SystemId, zoneOfMeridian } from "../model/import/systems.js";
import type { PlotText } from "./use-plot-text.js";

/** How people call a system of coordinates. */
export function systemName(id: SystemId, text: PlotText): string {
  if (id === "wgs84") return "WGS 84";
  if (id === "sk42") return text("import.system.sk42");
  const [kind, number = ""] = id.split("-");
  if (kind === "utm") return `UTM ${number}N`;
  const zone = zoneOfMeridian(Number(number));
  return zone === undefined
    ? text("import.system.sk42.meridian", { meridian: number })
    : text("import.system.sk42.zone", { zone, meridian: number });
}
