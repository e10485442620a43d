import {
  awaited,
  type Diagram,
  foldRun,
  giveConclusion,
  isEnded,
  latestConclusions,
  outcome,
  type Run,
  startRun,
} from "@yer/flow-editor/model";
import type { Acting } from "../../platform/acting/acting.js";
import { requestsSinceRun } from "./facts-queries.js";
import type { ApplicationRecord, LatestRun } from "./application.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { versionsInForce } from "../../questions/field-groups/queries.js";
import { Problem } from "../../platform/problem/problem.js";
import type { StepOrganisationsTable } from "../../schema/tables/discussion.js";
import { untouchedBy } from "./facts-read.js";
import { type Readiness, readiness } from "./readiness.js";
import {
  type LastHold,
  moveOrganisations,
  readConclusions,
  readConclusionsToCarry,
  readHolds,
  readVersionOfRun,
  type StoredConclusion,
  writeCancelled,
  writeCarried,
  writeOrganisations,
  writeRun,
} from "./run-queries.js";
import { tellAsked } from "./tell.js";
import { stepDue } from "./step-terms.js";

/** A run folded from its stored events. */
export interface FoldedRun {
  readonly run: Run;
  readonly events: readonly StoredConclusion[];
  readonly versionNumber: number;
  readonly diagramId: string;
}

/** The stored events of a run do not fit its diagram: somebody wrote past the services. */
export class BrokenRun extends Error {
  override readonly name = "BrokenRun";
}

/**
 * Reads a run and folds its events.
 * @throws {@link BrokenRun}
 */
export async function readRun(
  db: Db | Transaction,
  application: { readonly home_region: string },
  latest: LatestRun,
): Promise<FoldedRun> {
  const version = await readVersionOfRun(db, latest.version_id);
  const events = await readConclusions(db, { homeRegion: application.home_region, id: latest.id });
  const folded = foldRun(
    version.diagram,
    latest.resolution,
    events.map((event) => ({
      type: event.type,
      stepId: event.step_id,
      organisationId: event.organisation_id,
      verdict: event.verdict,
      at: event.at.toISOString(),
    })),
  );
  if (!folded.ok) throw new BrokenRun(`Run ${latest.id} does not fold: ${folded.refusal.code}.`);
  return { run: folded.run, events, versionNumber: version.version, diagramId: version.diagram_id };
}

type OrganisationState = StepOrganisationsTable["state"];

/** How far the run has come with every organisation of every step. */
export function organisationStates(run: Run): { stepId: string; organisationId: string; state: OrganisationState }[] {
  const waiting = new Map(awaited(run).map((step) => [step.stepId, step]));
  const given = new Set(latestConclusions(run).map((event) => `${event.stepId} ${event.organisationId}`));
  const done = new Set(
    run.diagram.relations.filter(({ id }) => run.state.remaining[id] === 0).map(({ source }) => source),
  );
  return Object.entries(run.resolution).flatMap(([stepId, organisations]) =>
    organisations.map((organisationId) => {
      const state: OrganisationState = given.has(`${stepId} ${organisationId}`)
        ? "given"
        : waiting.has(stepId)
          ? "awaited"
          : done.has(stepId)
            ? "passed"
            : "waiting";
      return { stepId, organisationId, state };
    }),
  );
}

/** The run that a discussion would begin with now, with what it carries over. @throws {Problem} `move-refused` */
export async function runToBegin(
  db: Db | Transaction,
  application: ApplicationRecord,
): Promise<{
  readonly ready: Extract<Readiness, { ready: true }>;
  readonly carried: { readonly run: Run; readonly events: StoredConclusion[] };
}> {
  const ready = await readiness(db, application.row);
  if (!ready.ready) throw new Problem("move-refused", { reasons: [ready.reason] });
  const started = startRun(ready.diagram, ready.resolution);
  if (!started.ok)
    throw new Problem("move-refused", {
      reasons: [{ code: "no-diagram", params: { legalBasis: application.row.legal_basis } }],
    });
  return { ready, carried: await carryOver(db, application, started.run) };
}

/** Starts a run on the version in force, carrying over what still holds. The application's status is the caller's. */
export async function beginRun(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
): Promise<void> {
  const { ready, carried } = await runToBegin(transaction, application);
  await insertRun(transaction, acting, application, {
    ...carried,
    seats: await seatsBefore(transaction, application),
    versionId: ready.versionId,
    groupVersions: await versionsInForce(transaction, groupsOf(ready.diagram)),
  });
}

/**
 * Who was the last at each conclusion of the run before, with the files that had come to them, where they are still of
 * the organisation. An application that comes back from a return is theirs to go on with: a lease that still runs
 * holds, and what they wrote goes to the next who takes it, as within one run.
 */
async function seatsBefore(transaction: Transaction, { row, run }: ApplicationRecord): Promise<Map<string, LastHold>> {
  if (run === null) return new Map();
  const rows = await readHolds(transaction, { homeRegion: row.home_region, id: run.id });
  return new Map(rows.map(({ step_id, organisation_id, ...hold }) => [`${step_id} ${organisation_id}`, hold]));
}

/** What an organisation that is asked on keeps when its case moves to another run: its term, and who is at it. */
export type Term = Pick<
  StepOrganisationsTable,
  "due_at" | "asked_at" | "held_by" | "holder_name" | "held_since" | "held_until"
>;

/** A run that is about to begin. */
export interface NewRun {
  readonly run: Run;
  /** Conclusions of the run before that go along, in the order in which they are given again. */
  readonly events: readonly StoredConclusion[];
  readonly versionId: string;
  readonly groupVersions: Readonly<Record<string, number>>;
  /** Terms that go on, by step and organisation with a space between; the others begin now. */
  readonly terms?: ReadonlyMap<string, Term>;
  /** Who was at which conclusion in the run before, by the same keys. */
  readonly seats?: ReadonlyMap<string, LastHold>;
}

/** Writes a run down as the application's latest: the organisations it asks, and what it carries over. */
export async function insertRun(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  { run, events, versionId, groupVersions, terms, seats }: NewRun,
): Promise<void> {
  const { home_region, id: application_id } = application.row;
  const ended = isEnded(run);
  const ofPlace = { now: acting.now, settings: acting.settings.in(application.row.district_soato) };
  const id = await writeRun(transaction, {
    home_region,
    application_id,
    sequence: (application.run?.sequence ?? 0) + 1,
    version_id: versionId,
    resolution: run.resolution,
    group_versions: { ...groupVersions },
    state: ended ? "ended" : "running",
    outcome: endOf(run),
    started_at: acting.now,
    ended_at: ended ? acting.now : null,
  });
  await writeOrganisations(
    transaction,
    organisationStates(run).map(({ stepId, organisationId, state }) => ({
      home_region,
      run_id: id,
      step_id: stepId,
      organisation_id: organisationId,
      application_id,
      state,
      due_at: state === "awaited" ? stepDue(run.diagram, stepId, ofPlace) : null,
      asked_at: state === "awaited" ? acting.now : null,
      ...seats?.get(`${stepId} ${organisationId}`),
      ...(state === "waiting" ? {} : terms?.get(`${stepId} ${organisationId}`)),
    })),
  );
  // Whose term goes on was asked before.
  await tellAsked(
    transaction,
    acting,
    application,
    organisationStates(run).flatMap(({ stepId, organisationId, state }) =>
      state === "awaited" && !terms?.has(`${stepId} ${organisationId}`) ? [organisationId] : [],
    ),
  );
  if (events.length > 0) await writeCarried(transaction, { homeRegion: home_region, id }, events);
}

/** The field groups that a diagram asks, each once. */
export function groupsOf({ steps }: Diagram): string[] {
  return [...new Set(steps.flatMap(({ fieldGroupId }) => (fieldGroupId === null ? [] : [fieldGroupId])))];
}

/** Verdict of an ended run; `null` while it runs. */
export function endOf(run: Run): "positive" | "negative" | null {
  const result = outcome(run);
  return result === "running" ? null : result;
}

/** Takes the conclusions of the run before into a new one, as far as they still hold and the diagram comes to them. */
async function carryOver(
  transaction: Db | Transaction,
  application: ApplicationRecord,
  fresh: Run,
): Promise<{ run: Run; events: StoredConclusion[] }> {
  if (application.run === null) return { run: fresh, events: [] };
  const before = await readConclusionsToCarry(transaction, {
    homeRegion: application.row.home_region,
    id: application.run.id,
  });
  const kinds = await requestsSinceRun(transaction, application.row, application.run.id);
  const groupOf = new Map(fresh.diagram.steps.map((step) => [step.id, step.fieldGroupId]));
  const holding = new Map(
    before
      .filter(
        (event) =>
          event.group_version === event.field_group_version &&
          groupOf.get(event.step_id) === String(event.field_group_id) &&
          untouchedBy(event.kind, kinds),
      )
      // The latest of each organisation at each step is the one that stays.
      .map(({ kind: _kind, group_version: _version, ...event }) => [
        `${event.step_id} ${event.organisation_id}`,
        event,
      ]),
  );
  let run = fresh;
  const events: StoredConclusion[] = [];
  for (let moved = true; moved;) {
    moved = false;
    for (const [key, event] of holding) {
      const taken = giveConclusion(run, {
        stepId: event.step_id,
        organisationId: event.organisation_id,
        verdict: event.verdict,
        at: event.at.toISOString(),
      });
      if (!taken.ok) continue;
      run = taken.run;
      events.push(event);
      holding.delete(key);
      moved = true;
    }
  }
  return { run, events };
}

/** Brings the organisations' states up to date with a run that went on, and tells those that it asks from now on. */
export async function updateOrganisations(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  runId: string,
  run: Run,
): Promise<void> {
  const ofPlace = { now: acting.now, settings: acting.settings.in(application.row.district_soato) };
  const rows = organisationStates(run).map((body) => ({
    ...body,
    due: body.state === "awaited" ? stepDue(run.diagram, body.stepId, ofPlace) : null,
  }));
  const ofRun = { homeRegion: application.row.home_region, id: runId };
  const changed = await moveOrganisations(transaction, ofRun, rows, acting.now);
  const asked = changed.flatMap(({ organisation, state }) => (state === "awaited" ? [organisation] : []));
  await tellAsked(transaction, acting, application, asked);
}

/** Ends a run before its end: nobody is awaited any more. */
export async function cancelRun(transaction: Transaction, { row, run }: ApplicationRecord, now: Date): Promise<void> {
  if (run === null || run.state !== "running") return;
  await writeCancelled(transaction, { homeRegion: row.home_region, id: run.id }, now);
}
