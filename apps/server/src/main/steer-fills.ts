import type { MachineClock } from "../platform/clock/clock.js";
import type { Db } from "../platform/database/database.js";
import type { Fill } from "../platform/fills/fill.js";
import { fillOn, UnknownFill } from "../platform/fills/fill-on.js";
import { letFillGo, readFill, readFills, stopFill } from "../platform/fills/queries.js";
import { tellFill } from "../platform/fills/tell-fill.js";

/** How often a fill that is run by hand says how far it is, in milliseconds. */
const toldEvery = 2_000;

/** Usage text of `pnpm fills`. */
export const fillsUsage = `pnpm fills             every fill and how far it is
pnpm fills stop NAME   stops it after the chunk that runs
pnpm fills go NAME     lets it go on from where it stood
pnpm fills run NAME    does it now, to its end and without pauses; broken off, it goes on from where it stood
`;

/** Services that `pnpm fills` needs. */
export interface SteeringFills {
  readonly fills: readonly Fill[];
  readonly clock: MachineClock;
  readonly say: (line: string) => void;
}

/**
 * Does what `pnpm fills` is asked for.
 *
 * @returns whether it was understood.
 * @throws {UnknownFill} {@link UnknownFill} and what a fill that is run ends with.
 */
export async function steerFills(
  db: Db,
  [what, name, ...more]: readonly string[],
  { fills, clock, say }: SteeringFills,
): Promise<boolean> {
  if (what === undefined) {
    const rows = await readFills(db);
    if (rows.length === 0) say("No migration of this database has declared a fill.");
    for (const row of rows) {
      const known = fills.find((fill) => fill.name === row.name);
      say(`${row.name}: ${tellFill(row)}`);
      // What is done is asked for no more, and its code may be gone.
      if (row.done_at === null) say(`  ${known?.why ?? "Not of this version: one that knows it has to run."}`);
      if (row.fault !== null) say(`  The last try failed: ${row.fault}`);
    }
    return true;
  }
  if (name === undefined || more.length > 0 || !["stop", "go", "run"].includes(what)) return false;
  if ((await readFill(db, name)) === undefined) throw new UnknownFill(name);
  if (what === "stop") await stopFill(db, name, clock.now());
  if (what === "go") await letFillGo(db, name, clock.now());
  if (what === "run") await runFill(db, name, { fills, clock, say });
  const row = await readFill(db, name);
  if (row !== undefined) say(`${name}: ${tellFill(row)}`);
  return true;
}

async function runFill(db: Db, name: string, { fills, clock, say }: SteeringFills): Promise<void> {
  const fill = fills.find((one) => one.name === name);
  if (fill === undefined) throw new UnknownFill(name);
  let told = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - told < toldEvery) return;
    told = performance.now();
    const row = await readFill(db, name);
    if (row !== undefined) say(`${name}: ${tellFill(row)}`);
  };
  await fillOn(db, fill, { clock, pause, isByHand: true });
}
