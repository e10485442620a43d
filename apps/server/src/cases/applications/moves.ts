import type { Move } from "@yer/api/contract/applications";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readiness } from "./readiness.js";
import { transitions } from "../../rules/workflow/transitions.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import { reasonsAgainst } from "./transition.js";

/** A file with the readiness of its discussion found out, where a discussion is what comes next. */
export async function withReadiness(db: Db | Transaction, application: ApplicationRecord): Promise<ApplicationRecord> {
  if (application.row.status !== "to_conclusion") return application;
  return { ...application, state: { ...application.state, diagram: await readiness(db, application.row) } };
}

/**
 * The moves out of a file's status as a person finds them: each open, or closed with every reason. Moves of the clock
 * and of the occupier are not among them: nobody has a button for those.
 */
export async function movesFor(db: Db | Transaction, acting: ActingPerson, given: ApplicationRecord): Promise<Move[]> {
  const application = await withReadiness(db, given);
  const awaits = application.row.status === "in_discussion" ? await awaitedSteps(db, acting.actor, application) : 0;
  return transitions[application.row.status].flatMap(({ move, to, mover }): Move[] => {
    if (mover.by !== "staff") return [];
    const reasons = reasonsAgainst(acting, move, application);
    // A body's button: only its members have anything to conclude.
    if (move === "give_conclusion" && awaits === 0) reasons.push({ code: "step-not-awaited" });
    // Where facts still to come choose among several ends, none is promised.
    const [only, ...others] = to;
    return [{ key: move, to: others.length === 0 ? (only ?? null) : null, allowed: reasons.length === 0, reasons }];
  });
}

/** Steps of the running discussion that await, or hold, a conclusion of the person's body. */
async function awaitedSteps(db: Db | Transaction, actor: Actor, application: ApplicationRecord): Promise<number> {
  if (application.run === null || actor.organisation === null) return 0;
  const rows = await db
    .selectFrom("step_organisations")
    .select("step_id")
    .where("home_region", "=", application.row.home_region)
    .where("run_id", "=", application.run.id)
    .where("organisation_id", "=", actor.organisation.id)
    .where("state", "in", ["awaited", "given"])
    .execute();
  return rows.length;
}
