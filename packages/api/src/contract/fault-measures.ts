import { areaFaultCodes } from "./area-faults.js";
import { areasRegister } from "./areas.js";
import { measure } from "./measure.js";
import { queueMeasures } from "./queue-measures.js";

/** What is wrong with the data and waits to be mended. */
export const faultMeasures = {
  overlaps: queueMeasures.overlaps,
  areas: measure(areasRegister, { filter: { fault: [...areaFaultCodes] } }),
  unplaced: queueMeasures.unplaced,
} as const;
