import type { Move } from "@yer/api/contract/applications";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readiness } from "./readiness.js";
import { transitions } from "../../rules/workflow/transitions.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";
import { reasonsAgainst } from "./transition.js";

/** An application with the readiness of its discussion found out, where a discussion is what comes next. */
export async function withReadiness(db: Db | Transaction, application: ApplicationRecord): Promise<ApplicationRecord> {
  if (application.row.status !== "to_conclusion") return application;
  return { ...application, state: { ...application.state, diagram: await readiness(db, application.row) } };
}

/**
 * The moves out of an application's status as a person finds them: each open, or closed with every reason. Moves of the
 * clock and of the occupier are not among them: nobody has a button for those.
 */
export async function movesFor(db: Db | Transaction, acting: ActingPerson, given: ApplicationRecord): Promise<Move[]> {
  const application = await withReadiness(db, given);
  const part = application.row.status === "in_discussion" ? await partIn(db, acting.actor, application) : "none";
  return transitions[application.row.status].flatMap(({ move, to, mover }): Move[] => {
    if (mover.by !== "staff") return [];
    const reasons = reasonsAgainst(acting, move, application);
    // An organisation's button: only its members have anything to conclude, and not before or after its turn.
    if (move === "give_conclusion" && part !== "turn") {
      reasons.push({ code: part === "none" ? "not-your-step" : "step-not-awaited" });
    }
    // Where facts still to come choose among several ends, none is promised.
    const [only, ...others] = to;
    return [{ key: move, to: others.length === 0 ? (only ?? null) : null, allowed: reasons.length === 0, reasons }];
  });
}

/**
 * What the person's organisation has to do with the running discussion: a conclusion of it is awaited or held, its turn
 * has not come or is over, or it is not asked at all. Others may be awaited meanwhile: the reason must not deny that.
 */
async function partIn(
  db: Db | Transaction,
  actor: Actor,
  application: ApplicationRecord,
): Promise<"turn" | "waiting" | "none"> {
  if (application.run === null || actor.organisation === null) return "none";
  const rows = await db
    .selectFrom("step_organisations")
    .select("state")
    .where("home_region", "=", application.row.home_region)
    .where("run_id", "=", application.run.id)
    .where("organisation_id", "=", actor.organisation.id)
    .execute();
  if (rows.length === 0) return "none";
  return rows.some(({ state }) => state === "awaited" || state === "given") ? "turn" : "waiting";
}
