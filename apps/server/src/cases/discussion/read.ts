import type { Discussion } from "@yer/api/contract/discussion";
import type { OrganisationRef } from "@yer/api/contract/values";
import { awaited, quantityOf } from "@yer/flow-editor/model";
import { namesOf } from "@yer/flow-editor/model/names";
import { applicationScope, seesConclusion } from "../../identity/access/scope.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, readApplicationRecord } from "../applications/application.js";
import { enforceOnApplication } from "../applications/transition.js";
import { leaseView, seatView } from "../conclusions/lease.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { readRun } from "../applications/run.js";
import type { StoredConclusion } from "../applications/run-queries.js";

/**
 * The latest run over an application as a person may see it, or `null` before the first.
 * @throws {Problem} `not-found`
 */
export async function readDiscussion(
  db: Db | Transaction,
  acting: ActingPerson,
  id: string,
): Promise<Discussion | null> {
  const application = await readApplicationRecord(db, id);
  enforceOnApplication(acting, "read:property", application, "read");
  return application.run === null ? null : discussionOf(db, acting, application, application.run);
}

async function discussionOf(
  db: Db | Transaction,
  { actor, now }: ActingPerson,
  { row, subject }: ApplicationRecord,
  latest: NonNullable<ApplicationRecord["run"]>,
): Promise<Discussion> {
  const { run, events, versionNumber, diagramId } = await readRun(db, row, latest);
  const times = await db
    .selectFrom("runs")
    .select(["started_at", "ended_at"])
    .where("home_region", "=", row.home_region)
    .where("id", "=", latest.id)
    .executeTakeFirstOrThrow();
  const bodies = await db
    .selectFrom("step_organisations")
    .select(["step_id", "due_at", "organisation_id", "state"])
    .select(["held_by", "holder_name", "held_since", "held_until"])
    .where("home_region", "=", row.home_region)
    .where("run_id", "=", latest.id)
    .execute();
  const organisations = await organisationRefs(db, [...new Set(bodies.map((body) => body.organisation_id))]);
  const waiting = new Set(latest.state === "running" ? awaited(run).map((step) => step.stepId) : []);
  // By the run itself, not by dates: a step whose conclusions were all carried over was never asked.
  const done = new Set(
    run.diagram.relations.filter(({ id }) => run.state.remaining[id] === 0).map(({ source }) => source),
  );

  const scope = applicationScope(actor);
  const runEnded = latest.state !== "running";
  const visible = events.filter(
    (event) => scope !== undefined && seesConclusion(scope, { organisationId: event.organisation_id, runEnded }),
  );
  const files = await readAttachedFiles(
    db,
    visible.flatMap(({ file_ids }) => file_ids),
  );
  const fileOf = new Map(files.map((file) => [file.id, file]));
  const lastOf = new Map(events.map((event) => [`${event.step_id} ${event.organisation_id}`, event.id]));

  return {
    runId: latest.id,
    diagramId,
    diagramVersion: versionNumber,
    diagram: run.diagram,
    state: latest.state,
    outcome: latest.outcome,
    startedAt: times.started_at.toISOString(),
    endedAt: times.ended_at?.toISOString() ?? null,
    steps: run.diagram.steps.map((step) => {
      const own = bodies.filter((body) => body.step_id === step.id);
      const due = own.find((body) => body.due_at !== null)?.due_at ?? null;
      const state = waiting.has(step.id)
        ? ("awaited" as const)
        : done.has(step.id)
          ? ("done" as const)
          : ("waiting" as const);
      const given = new Set(events.filter((event) => event.step_id === step.id).map((event) => event.organisation_id));
      return {
        stepId: step.id,
        label: namesOf(step),
        state,
        late: state === "awaited" && due !== null && now >= due,
        remaining: Math.max(0, quantityOf(run.diagram, step.id) - given.size),
        deadline: due?.toISOString() ?? null,
        organisations: own.flatMap((body) => organisations.get(body.organisation_id) ?? []),
        fieldGroupId: Number(step.fieldGroupId ?? 0),
        fieldGroupVersion: latest.group_versions[step.fieldGroupId ?? ""] ?? 0,
        mine: own.some((body) => body.organisation_id === actor.organisation?.id),
        leases: own.flatMap((body) => {
          const readable =
            scope !== undefined && seesConclusion(scope, { organisationId: body.organisation_id, runEnded });
          return (readable && leaseView(body, actor, now)) || [];
        }),
        acts: own
          .filter((body) => body.organisation_id === actor.organisation?.id)
          .flatMap((body) => seatView(actor, subject, { ...body, running: !runEnded }, now).acts),
      };
    }),
    conclusions: visible.map((event) => conclusionOf(event)),
    closed: events.length - visible.length,
  };

  function conclusionOf(event: StoredConclusion): Discussion["conclusions"][number] {
    return {
      id: event.id,
      stepId: event.step_id,
      organisation: organisations.get(event.organisation_id) ?? unknownOrganisation(event.organisation_id),
      verdict: event.verdict,
      summary: event.summary,
      answers: event.answers,
      fieldGroupVersion: event.field_group_version,
      files: event.file_ids.flatMap((id) => fileOf.get(id) ?? []),
      by: event.by_name,
      at: event.at.toISOString(),
      superseded: lastOf.get(`${event.step_id} ${event.organisation_id}`) !== event.id,
      carried: event.carried,
      signed: event.act_id !== null,
      version: event.version,
    };
  }
}

async function organisationRefs(
  db: Db | Transaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, OrganisationRef>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("organisations")
    .select(["id", "name", "kind"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** Cannot be met: organisations are never deleted and conclusions refer to them. */
function unknownOrganisation(id: string): OrganisationRef {
  throw new Error(`Organisation ${id} concluded and is gone.`);
}
