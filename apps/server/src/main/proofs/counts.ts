import { wrongDayCounts } from "../../cases/day-counts/aggregate.js";
import type { Prove } from "./proof.js";

/** That what is counted by district and day is what counting gives. */
export const proveCounts: Prove = async (db) => {
  const wrong = await wrongDayCounts(db);
  return {
    holds: wrong.length === 0,
    faults: wrong.map(
      ({ district, what, day, over }) =>
        `${what.padEnd(10)}  district ${district}, ${day}: ${over > 0 ? "+" : ""}${over}`,
    ),
    said: [wrong.length === 0 ? "The counts hold." : `The counts do NOT hold: ${wrong.length} days.`],
  };
};
