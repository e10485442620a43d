import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { diagrams } from "@yer/api/contract/diagrams";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import { type Diagram, emptyDiagram, parseDiagram, serialiseDiagram } from "@yer/flow-editor/model";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { appendHistory, type NewEntry } from "../../platform/history/append-history.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { faultsOfDraft } from "./impact.js";
import { changeDiagramDraft, deleteDiagramDraft, insertDiagramDraft } from "./draft-queries.js";
import { publishVersion, putInForce, replaceOutOfForce, replacePublished, takeOutOfForce } from "./force-queries.js";
import {
  deleteDiagram,
  findVersion,
  inForce,
  insertDiagram,
  knownOrganisations,
  lockDiagram,
  newestNumber,
  readDiagram,
  setDiagramName,
} from "./queries.js";

type DraftReply = ReplyOf<typeof diagrams.beginDraft>;

/** Writes an act into the diagram's history, and has open screens read again. */
async function remember(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  id: string,
  entry: Pick<NewEntry, "action" | "params" | "changes" | "reason">,
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "diagram", id, homeRegion: republic },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    ...entry,
  });
  await context.events.publish(transaction, { kind: entry.action, id });
}

/**
 * Begins a diagram with a draft: the empty one, or a copy of a version.
 * @throws {Problem} `not-found` for a version to copy that there is not
 */
export async function createDiagram(
  transaction: Transaction,
  acting: ActingInContext,
  { name, copyOf }: BodyOf<typeof diagrams.create>,
): Promise<{ id: string }> {
  const model = copyOf === undefined ? undefined : await findVersion(transaction, copyOf);
  if (copyOf !== undefined && model === undefined) throw notFound();
  const id = uuidv7();
  await insertDiagram(transaction, id, name);
  await firstDraft(transaction, acting, id, { number: 1, model });
  await remember(transaction, acting, id, {
    action: "diagram.created",
    params: copyOf === undefined ? {} : { copyOf },
    changes: [{ pointer: "/name", before: null, after: name }],
  });
  return { id };
}

async function firstDraft(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  diagramId: string,
  { number, model }: { readonly number: number; readonly model: Awaited<ReturnType<typeof findVersion>> },
): Promise<DraftReply> {
  await insertDiagramDraft(transaction, diagramId, number, {
    diagram: model?.diagram ?? emptyDiagram,
    scenarios: model?.scenarios ?? [],
    savedAt: now,
    savedBy: actor.name,
  });
  return { revision: 1, savedAt: now.toISOString(), savedBy: actor.name };
}

/**
 * Gives a diagram another name.
 * @throws {Problem} `not-found`, `precondition-failed`
 */
export async function renameDiagram(
  transaction: Transaction,
  acting: ActingInContext,
  id: string,
  { body: { name }, ifMatch }: Guarded<BodyOf<typeof diagrams.rename>>,
): Promise<{ version: number }> {
  const line = await lockDiagram(transaction, id);
  if (line.version !== ifMatch)
    throw new Problem("precondition-failed", { current: { name: line.name, version: line.version } });
  const version = line.version + 1;
  await setDiagramName(transaction, id, { name, version });
  await remember(transaction, acting, id, {
    action: "diagram.renamed",
    changes: [{ pointer: "/name", before: line.name, after: name }],
  });
  return { version };
}

/**
 * Begins a draft from one of the diagram's versions.
 * @throws {Problem} `not-found`, `duplicate` where a draft is being drawn already
 */
export async function beginDraft(
  transaction: Transaction,
  acting: ActingInContext,
  id: string,
  from: string,
): Promise<DraftReply> {
  const line = await lockDiagram(transaction, id);
  const model = await findVersion(transaction, from, id);
  if (model === undefined) throw notFound();
  if (line.draft !== undefined) throw new Problem("duplicate", { params: { number: line.draft.number } });
  const number = (await newestNumber(transaction, id)) + 1;
  const draft = await firstDraft(transaction, acting, id, { number, model });
  await remember(transaction, acting, id, { action: "diagram.draft-begun", params: { number, from } });
  return draft;
}

/**
 * Keeps a draft, sound or not. The history does not tell of every save: it tells what was published.
 * @throws {Problem} `not-found`, `invalid` for what is no diagram at all, `precondition-failed` when somebody saved since
 */
export async function saveDraft(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  id: string,
  { body: { diagram, scenarios }, ifMatch }: Guarded<BodyOf<typeof diagrams.saveDraft>>,
): Promise<DraftReply> {
  const parsed = parseDiagram(diagram);
  if (!parsed.ok) {
    const { path, code } = parsed.fault;
    throw new Problem("invalid", {
      errors: [
        { in: "body", pointer: `/diagram/${path.replaceAll(".", "/")}`, code: "not-a-diagram", params: { why: code } },
      ],
    });
  }
  const draft = await draftAt(transaction, id, ifMatch);
  const revision = draft.revision + 1;
  await changeDiagramDraft(transaction, draft.id, revision, {
    // The model's own form: the same diagram is the same bytes, whoever sent it.
    diagram: JSON.parse(serialiseDiagram(parsed.diagram)) as Diagram,
    scenarios,
    savedAt: now,
    savedBy: actor.name,
  });
  await context.events.publish(transaction, { kind: "diagram.draft-saved", id });
  return { revision, savedAt: now.toISOString(), savedBy: actor.name };
}

/** The draft under lock, if it is still the one the person has read. */
async function draftAt(transaction: Transaction, id: string, ifMatch: number) {
  const { draft } = await lockDiagram(transaction, id);
  if (draft === undefined) throw notFound();
  if (draft.revision !== ifMatch) {
    throw new Problem("precondition-failed", { current: (await readDiagram(transaction, id)).draft });
  }
  return draft;
}

/**
 * Throws a draft away, and the diagram with it where nothing of it was ever published.
 * @throws {Problem} `not-found`, `precondition-failed`
 */
export async function dropDraft(
  transaction: Transaction,
  acting: ActingInContext,
  id: string,
  ifMatch: number,
): Promise<void> {
  const draft = await draftAt(transaction, id, ifMatch);
  await deleteDiagramDraft(transaction, draft.id);
  if ((await newestNumber(transaction, id)) === 0) await deleteDiagram(transaction, id);
  await remember(transaction, acting, id, { action: "diagram.draft-dropped", params: { number: draft.number } });
}

/**
 * Puts the draft in force for legal bases: an explicit replacement of what was in force for them. Running cases keep their
 * version. Refused while the draft breaks a clause, names what there is not, or fails a scenario, and to staff of a part
 * of the republic: discussion logic holds for all of it.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused`, `access-denied`
 */
export async function publishDiagram(
  transaction: Transaction,
  acting: ActingInContext,
  id: string,
  { body: { legalBases, reason }, ifMatch }: Guarded<BodyOf<typeof diagrams.publish>>,
): Promise<{ versionId: string; number: number }> {
  assertRepublic(acting.actor);
  const draft = await draftAt(transaction, id, ifMatch);
  const { findings, failedScenarios } = faultsOfDraft(
    draft.diagram,
    draft.scenarios,
    await knownOrganisations(transaction),
  );
  if (findings.length + failedScenarios.length > 0) {
    throw new Problem("move-refused", {
      reasons: [
        ...(findings.length > 0 ? [{ code: "diagram-unsound" as const, params: { count: findings.length } }] : []),
        ...failedScenarios.map(({ name }) => ({ code: "scenario-failed" as const, params: { name } })),
      ],
    });
  }
  // One publisher at a time, whatever the diagram: who comes second sees what the first put in force.
  await inForce(transaction, [1, 2, 3, 4, 5, 6, 7, 8], true);
  await publishVersion(transaction, draft.id, { publishedAt: acting.now, publishedBy: acting.actor.name });
  await putInForce(transaction, draft.id, [...new Set(legalBases)]);
  await replaceOutOfForce(transaction);
  await remember(transaction, acting, id, {
    action: "diagram.published",
    reason,
    params: { number: draft.number, legalBases: [...new Set(legalBases)].toSorted((a, b) => a - b).join(", ") },
  });
  return { versionId: draft.id, number: draft.number };
}

/** Why somebody may not put a diagram in force: it holds for the whole republic, and so must the territory. */
export function reasonsAgainstPublishing(actor: Pick<Actor, "territory">): Reason[] {
  return actor.territory === republic ? [] : [{ code: "republic-only" as const }];
}

/**
 * Takes a diagram out of force for all its legal bases. Running cases go on; until another diagram is published, no
 * discussion starts for these legal bases.
 * @throws {Problem} `not-found`, `access-denied`, `move-refused` where no version of it is in force
 */
export async function deactivateDiagram(
  transaction: Transaction,
  acting: ActingInContext,
  id: string,
  reason: string,
): Promise<void> {
  assertRepublic(acting.actor);
  await lockDiagram(transaction, id);
  // As publishing does: whoever changes what is in force is alone with it.
  await inForce(transaction, [1, 2, 3, 4, 5, 6, 7, 8], true);
  const removed = await takeOutOfForce(transaction, id);
  if (removed.length === 0) throw new Problem("move-refused", { reasons: [{ code: "not-in-force" as const }] });
  await replacePublished(transaction, id);
  await remember(transaction, acting, id, {
    action: "diagram.deactivated",
    reason,
    params: {
      legalBases: removed.toSorted((a, b) => a - b).join(", "),
    },
  });
}

/**
 * Refuses staff of a part of the republic.
 * @throws {Problem} `access-denied`
 */
export function assertRepublic(actor: Actor): void {
  const reasons = reasonsAgainstPublishing(actor);
  if (reasons.length > 0) throw new Problem("access-denied", { reasons });
}
