import { fillDayCounts } from "../cases/day-counts/aggregate.js";
import { proveCounts } from "./proofs/counts.js";
import { verifyCommand } from "./verify-command.js";

/** `pnpm counts:verify`: {@link proveCounts} of the configured database; with `--fill` all is counted anew first, while acts wait. */
await verifyCommand("The counts", async (db, config) => {
  if (process.argv.includes("--fill")) await fillDayCounts(db);
  return proveCounts(db, config);
});
