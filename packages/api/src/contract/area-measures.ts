import { type AreaOnRound, areasRegister } from "./areas.js";
import { areaStatesOnMap } from "./area-states.js";
import { areaFaultCodes } from "./area-faults.js";
import { measure } from "./measure.js";
import type { AgeBand } from "./standing.js";

const state = [...areaStatesOnMap];
const inspected = { state: ["area_taken" as const] };

/** Areas that stand, how long they stand where they stand, what is found of them, and who went to see them. */
export const areaMeasures = {
  standing: measure(areasRegister, { filter: { state } }),
  aged: (band: AgeBand) => measure(areasRegister, { filter: { state, age: [band] } }),
  overlapping: measure(areasRegister, { filter: { state, overlaps: true } }),
  faulty: measure(areasRegister, { filter: { state, fault: [...areaFaultCodes] } }),
  /** Areas on inspection rounds of a period: those taken along, and what became of them. */
  onRounds: (round: AreaOnRound) =>
    measure(areasRegister, { filter: { round }, days: ["roundFrom", "roundTo"], unit: "plots" }),
  /** Under an inspection now, and those of them that nobody has visited. */
  inspected: measure(areasRegister, { filter: inspected, unit: "plots" }),
  unvisited: measure(areasRegister, { filter: { ...inspected, visited: false }, unit: "plots" }),
} as const;
