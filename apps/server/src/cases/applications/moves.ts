import type { Move } from "@yer/api/contract/applications";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readiness } from "./readiness.js";
import { transitions } from "../../rules/workflow/transitions.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { FileRecord } from "./file.js";
import { reasonsAgainst } from "./transition.js";

/** A file with the readiness of its discussion found out, where a discussion is what comes next. */
export async function withReadiness(db: Db | Transaction, file: FileRecord): Promise<FileRecord> {
  if (file.row.status !== "to_conclusion") return file;
  return { ...file, state: { ...file.state, diagram: await readiness(db, file.row) } };
}

/**
 * The moves out of a file's status as a person finds them: each open, or closed with every reason. Moves of the clock
 * and of the occupier are not among them: nobody has a button for those.
 */
export async function movesFor(db: Db | Transaction, acting: ActingPerson, given: FileRecord): Promise<Move[]> {
  const file = await withReadiness(db, given);
  const awaits = file.row.status === "in_discussion" ? await awaitedSteps(db, acting.actor, file) : 0;
  return transitions[file.row.status].flatMap(({ move, to, mover }): Move[] => {
    if (mover.by !== "staff") return [];
    const reasons = reasonsAgainst(acting, move, file);
    // A body's button: only its members have anything to conclude.
    if (move === "give_conclusion" && awaits === 0) reasons.push({ code: "step-not-awaited" });
    // Where facts still to come choose among several ends, none is promised.
    const [only, ...others] = to;
    return [{ key: move, to: others.length === 0 ? (only ?? null) : null, allowed: reasons.length === 0, reasons }];
  });
}

/** Steps of the running discussion that await, or hold, a conclusion of the person's body. */
async function awaitedSteps(db: Db | Transaction, actor: Actor, file: FileRecord): Promise<number> {
  if (file.run === null || actor.organisation === null) return 0;
  const rows = await db
    .selectFrom("step_bodies")
    .select("step_id")
    .where("home_region", "=", file.row.home_region)
    .where("run_id", "=", file.run.id)
    .where("organisation_id", "=", actor.organisation.id)
    .where("state", "in", ["awaited", "given"])
    .execute();
  return rows.length;
}
