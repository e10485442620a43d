import { fillDayCounts, wrongDayCounts } from "../cases/day-counts/aggregate.js";
import { verifyCommand } from "./verify-command.js";

/**
 * `pnpm counts:verify`: that what is counted by district and day in the configured database is what counting gives; with
 * `--fill` it is counted anew first, while acts wait.
 */
await verifyCommand("The counts", async (db) => {
  if (process.argv.includes("--fill")) await fillDayCounts(db);
  const wrong = await wrongDayCounts(db);
  for (const { district, what, day, over } of wrong) {
    process.stdout.write(`  ${what.padEnd(10)}  district ${district}, ${day}: ${over > 0 ? "+" : ""}${over}\n`);
  }
  process.stdout.write(wrong.length === 0 ? "The counts hold.\n" : `The counts do NOT hold: ${wrong.length} days.\n`);
  return wrong.length === 0;
});
