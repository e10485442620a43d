import type { AreaFinding } from "./area-states.js";
import { measure } from "./measure.js";
import { visitsRegister } from "./visit-register.js";

const days = ["from", "to"] as const;

/** Visits of the days between two, and what was found on them. */
export const visitMeasures = {
  all: measure(visitsRegister, { days }),
  found: (finding: AreaFinding) => measure(visitsRegister, { filter: { finding: [finding] }, days }),
  walked: measure(visitsRegister, { filter: { walked: true }, days }),
  /** Those that moved nothing. */
  kept: measure(visitsRegister, { filter: { moved: false }, days }),
} as const;
