import { areaFaultCodes, areaStatesOnMap } from "./area-states.js";
import { areasRegister } from "./areas.js";
import { measure } from "./measure.js";
import type { AgeBand } from "./standing.js";

const state = [...areaStatesOnMap];

/** Areas that stand, how long they stand where they stand, and what is found of them. */
export const areaMeasures = {
  standing: measure(areasRegister, { filter: { state } }),
  aged: (band: AgeBand) => measure(areasRegister, { filter: { state, age: [band] } }),
  overlapping: measure(areasRegister, { filter: { state, overlaps: true } }),
  faulty: measure(areasRegister, { filter: { state, fault: [...areaFaultCodes] } }),
} as const;
