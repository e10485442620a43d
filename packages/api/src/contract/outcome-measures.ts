import { openStatuses } from "./application-measures.js";
import { applicationsRegister } from "./application-register.js";
import { measure } from "./measure.js";
import type { StuckKind } from "./standing.js";

/** What has ended stays as it ended, and so does what is known of it. */
const ended = { days: ["finishedFrom", "finishedTo"], asOf: "record" } as const;

/** How applications ended in a period: in the whole term or beyond it, with the right registered or not. */
export const outcomeMeasures = {
  inTime: measure(applicationsRegister, { filter: { inTime: true }, ...ended }),
  overTime: measure(applicationsRegister, { filter: { inTime: false }, ...ended }),
  registered: measure(applicationsRegister, { filter: { status: ["registered"] }, ...ended }),
  unregistered: measure(applicationsRegister, { filter: { status: ["unregistered"] }, ...ended }),
  /** Square metres of the plots whose right was registered. */
  land: measure(applicationsRegister, {
    what: { sum: "area" },
    filter: { status: ["registered"] },
    ...ended,
    unit: "squareMetres",
  }),
  /** Square metres under their buildings. */
  built: measure(applicationsRegister, {
    what: { sum: "built" },
    filter: { status: ["registered"] },
    ...ended,
    unit: "squareMetres",
  }),
} as const;

/** Unfinished applications past their term, and those of them that something known holds. */
export const lateMeasures = {
  for: (kind: StuckKind) =>
    measure(applicationsRegister, { filter: { status: [...openStatuses], late: true, stuck: [kind] } }),
  /** Refused: what can be complained about until its term is over. */
  rejected: measure(applicationsRegister, { filter: { status: ["rejected"] } }),
} as const;
