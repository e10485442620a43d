import type { Fill } from "../../platform/fills/fill.js";
import { countSent, fillSent } from "./sent-areas.js";

/** What organisations were sent before the database wrote it down itself (migration 0987). */
export const sentAreasFill: Fill = {
  name: "sent-areas",
  why: "which areas each organisation was sent, as its registers read them",
  total: countSent,
  chunk: fillSent,
};
