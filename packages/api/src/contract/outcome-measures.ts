import { openStatuses } from "./application-measures.js";
import { applicationsRegister } from "./application-register.js";
import { measure } from "./measure.js";
import type { StuckKind } from "./standing.js";

const ended = ["finishedFrom", "finishedTo"] as const;

/** How files ended in a period: in the whole term or beyond it, with the right registered or not. */
export const outcomeMeasures = {
  inTime: measure(applicationsRegister, { filter: { inTime: true }, days: ended }),
  overTime: measure(applicationsRegister, { filter: { inTime: false }, days: ended }),
  registered: measure(applicationsRegister, { filter: { status: ["registered"] }, days: ended }),
  unregistered: measure(applicationsRegister, { filter: { status: ["unregistered"] }, days: ended }),
  /** Square metres of the plots whose right was registered. */
  land: measure(applicationsRegister, {
    what: { sum: "area" },
    filter: { status: ["registered"] },
    days: ended,
    unit: "squareMetres",
  }),
} as const;

/** Unfinished files past their term, and those of them that something known holds. */
export const lateMeasures = {
  for: (kind: StuckKind) =>
    measure(applicationsRegister, { filter: { status: [...openStatuses], late: true, stuck: [kind] } }),
  /** Refused: what can be complained about until its term is over. */
  rejected: measure(applicationsRegister, { filter: { status: ["rejected"] } }),
} as const;
