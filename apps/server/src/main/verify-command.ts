import { systemClock } from "../platform/clock/clock.js";
import { openServiceDatabase } from "../platform/database/open-service-database.js";
import { configOfExisting } from "./config-of-existing.js";
import { explain } from "./explain.js";
import type { Prove } from "./proofs/proof.js";

/**
 * A command that checks what the configured database says, prints what does not hold and sets the exit code.
 * 0: all of it holds; 1: it does not; 2: it could not be checked.
 * @param what is checked, as a sentence begins: `The history`
 */
export async function verifyCommand(what: string, prove: Prove): Promise<void> {
  try {
    const config = configOfExisting();
    const database = await openServiceDatabase(config, systemClock.now());
    try {
      const { holds, faults, said } = await prove(database.db, config);
      for (const fault of faults) process.stdout.write(`  ${fault}\n`);
      for (const sentence of said) process.stdout.write(`${sentence}\n`);
      process.exitCode = holds ? 0 : 1;
    } finally {
      await database.close();
    }
  } catch (error) {
    process.stderr.write(`${what} could not be checked. ${explain(error)}\n`);
    process.exitCode = 2;
  }
}
