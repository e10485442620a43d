import type { MoveOutcome } from "@yer/api/contract/case-moves";
import { resolve } from "@yer/flow-editor/model";
import type { Selectable } from "kysely";
import type { Acting } from "../../platform/acting/acting.js";
import { type ApplicationRecord, lockApplication } from "../applications/application.js";
import { makeMove } from "../applications/transition.js";
import { readRights } from "../../identity/access/codes-query.js";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { knownOrganisations } from "../../questions/diagrams/queries.js";
import { BrokenRun, cancelRun, type FoldedRun, groupsOf, insertRun, readRun } from "../applications/run.js";
import { stepDue } from "../applications/step-terms.js";
import { versionsInForce } from "../../questions/field-groups/queries.js";
import { appendHistory } from "../../platform/history/append-history.js";
import type { CaseMovesTable } from "../../schema/tables/diagrams.js";
import { outcomeOf, refusedOutcome } from "./outcome-of.js";
import { type MovePlan, planMove, verdictOf } from "./plan-move.js";
import { type MoveVersion, organisationNames } from "./queries.js";

/** A move under way with both of its versions. */
export interface MoveUnderWay {
  readonly move: Selectable<CaseMovesTable>;
  readonly from: MoveVersion;
  readonly to: MoveVersion;
}

type Moving = Exclude<MovePlan, { readonly kind: "refused" }>;

/**
 * Moves one application's running case, or says why it stays: judged anew under the application's lock, so that a
 * conclusion given a moment before counts, and one given a moment after goes to the new run. An application whose turn
 * has passed is left alone: whoever comes second finds nothing to do.
 * @returns whether it was this call that decided about the application
 */
export async function moveToVersion(
  transaction: Transaction,
  acting: Acting,
  underWay: MoveUnderWay,
  applicationId: string,
): Promise<boolean> {
  const { move } = underWay;
  const pending = await transaction
    .selectFrom("case_move_files")
    .select("application_id")
    .where("move_id", "=", move.id)
    .where("application_id", "=", applicationId)
    .where("state", "=", "pending")
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (pending === undefined) return false;
  const application = await lockApplication(transaction, applicationId);
  // Its neighbourhood ended a moment ago: nothing moves on from there.
  if (application.state.placeEnded && application.row.status === "in_discussion") return false;
  const result = await decide(transaction, acting, underWay, application);
  await transaction
    .updateTable("case_move_files")
    .set({ state: result.kind === "refused" ? "refused" : "moved", result: jsonb(result), at: acting.now })
    .where("move_id", "=", move.id)
    .where("application_id", "=", applicationId)
    .execute();
  return true;
}

async function decide(
  transaction: Transaction,
  acting: Acting,
  underWay: MoveUnderWay,
  application: ApplicationRecord,
): Promise<MoveOutcome> {
  const { move, from, to } = underWay;
  const { run: latest, row } = application;
  if (latest === null || latest.state !== "running" || row.status !== "in_discussion") {
    return refusedOutcome("not-running");
  }
  if (latest.version_id !== from.id) return refusedOutcome("other-version");
  if (!(await mayStillMove(transaction, move.by_user))) return refusedOutcome("rights-lost");
  if (await isOwnMatter(transaction, move, application)) return refusedOutcome("own-file");
  let folded: FoldedRun;
  try {
    folded = await readRun(transaction, row, latest);
  } catch (error) {
    // Somebody wrote past the services: said in the report, and no reason to hold up the other applications.
    if (error instanceof BrokenRun) return refusedOutcome("broken");
    throw error;
  }
  const { organisations } = await knownOrganisations(transaction);
  const resolved = resolve(to.diagram, organisations, { district: row.district_soato });
  const plan = planMove(folded.run, to.diagram, resolved, move.steps);
  const names = await organisationNames(transaction, [
    ...new Set(folded.events.map(({ organisation_id }) => organisation_id)),
  ]);
  const result = outcomeOf(plan, from.diagram, names);
  if (plan.kind === "refused") return result;

  await cancelRun(transaction, application, acting.now);
  await writeRun(transaction, acting, underWay, application, { plan, folded });
  await appendHistory(transaction, {
    record: { kind: "application", id: row.id, homeRegion: row.home_region },
    at: acting.now,
    actor: move.by_user,
    impersonator: move.by_impersonator,
    action: "discussion.moved",
    reason: move.reason,
    params: {
      from: from.number,
      to: to.number,
      carried: result.carried,
      superseded: result.superseded.length,
    },
  });
  await acting.events.publish(transaction, { kind: "discussion.moved", id: row.id, district: row.district_soato });
  const verdict = verdictOf(plan);
  if (verdict !== null) {
    await makeMove(transaction, acting, application, "give_conclusion", {
      params: { outcome: verdict },
      after: { runState: "ended", runOutcome: verdict },
    });
  }
  return result;
}

/**
 * The run on the new version: what was concluded goes along, questions and terms of an organisation that is asked on
 * stay.
 */
async function writeRun(
  transaction: Transaction,
  acting: Acting,
  { to, move: { steps } }: MoveUnderWay,
  application: ApplicationRecord,
  { plan, folded }: { readonly plan: Moving; readonly folded: FoldedRun },
): Promise<void> {
  const { moved } = plan;
  const { events, run: before } = folded;
  const longer = new Set(plan.longer.map(({ stepId }) => stepId));
  const settings = acting.settings.in(application.row.district_soato);
  const latest = new Map(events.map((event) => [`${event.step_id} ${event.organisation_id}`, event]));
  const carried = moved.carried.flatMap((conclusion) => {
    const event = latest.get(`${conclusion.from} ${conclusion.organisationId}`);
    return event ? [{ ...event, step_id: conclusion.stepId }] : [];
  });
  const bodies = await transaction
    .selectFrom("step_organisations")
    .select(["step_id", "organisation_id", "due_at", "asked_at"])
    .select(["held_by", "holder_name", "held_since", "held_until"])
    .where("home_region", "=", application.row.home_region)
    .where("run_id", "=", application.run?.id ?? "")
    .where("asked_at", "is not", null)
    .execute();
  const groups = groupsOf(moved.run.diagram);
  const kept = application.run?.group_versions ?? {};
  const known = new Set(before.diagram.steps.map(({ fieldGroupId }) => fieldGroupId));
  await insertRun(transaction, acting, application, {
    run: moved.run,
    events: carried,
    versionId: to.id,
    groupVersions: {
      ...(await versionsInForce(transaction, groups)),
      ...Object.fromEntries(
        groups.flatMap((group) => {
          const version = known.has(group) ? kept[group] : undefined;
          return version === undefined ? [] : [[group, version]];
        }),
      ),
    },
    // An organisation that is asked on keeps its term and who is at it. Where the step gives more days, they count from
    // when it was asked: nobody is late by a term that no longer holds. Fewer take nobody's time.
    terms: new Map(
      bodies.flatMap(({ step_id, organisation_id, ...term }) => {
        const there = Object.hasOwn(steps, step_id) ? steps[step_id] : step_id;
        if (there === null || there === undefined) return [];
        const { asked_at: askedAt } = term;
        const due = longer.has(there) && askedAt !== null && stepDue(to.diagram, there, { now: askedAt, settings });
        return [[`${there} ${organisation_id}`, due ? { ...term, due_at: due } : term]];
      }),
    ),
  });
}

/** Rights are as they stand now, not as they stood when the move began. */
async function mayStillMove(transaction: Transaction, userId: string): Promise<boolean> {
  const rights = await readRights(transaction, userId);
  return rights !== undefined && !rights.blocked && rights.territory === republic && rights.codes.has("move:case");
}

/** Nobody acts on an application whose occupier or objector they are, by a borrowed name neither (DOMAIN §8). */
async function isOwnMatter(
  transaction: Transaction,
  move: Selectable<CaseMovesTable>,
  { subject }: ApplicationRecord,
): Promise<boolean> {
  const people = await transaction
    .selectFrom("users")
    .select("pinfl")
    .where("id", "in", [move.by_user, ...(move.by_impersonator === null ? [] : [move.by_impersonator])])
    .execute();
  const own = [subject.occupierPinfl, ...subject.objectorPinfls];
  return people.some(({ pinfl }) => pinfl !== null && own.includes(pinfl));
}
