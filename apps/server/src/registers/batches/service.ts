import type { Reason } from "@yer/api/contract/problem";
import type {
  Batch,
  BatchFilled,
  BatchGiven,
  BatchMapping,
  BatchState,
  BatchWork,
  DeclaredBatch,
} from "@yer/api/contract/batch";
import { missingFields } from "@yer/api/contract/missing-fields";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Fault } from "@yer/api/contract/problem";
import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { type BatchKind, undoable } from "./batch-kind.js";
import {
  type BatchChange,
  changeBatch,
  clearFindings,
  confirmRows,
  insertBatch,
  rememberMapping,
} from "./batch-writes.js";
import { tellOfBatch } from "./tell-of-batch.js";
import { isSystemId } from "./is-system-id.js";
import { type BatchRecord, countRows, findBatch, presentBatch, presentRow, rowsToUndo } from "./queries.js";
import type { StoredTable } from "./read-apart.js";
import { unreadable } from "./uploaded-text.js";

type Calls = DeclaredBatch["calls"];

/** A batch by its id, and the kind that its rows are of. */
interface BatchOfKind {
  readonly kind: BatchKind;
  readonly id: string;
}

/** Rows of an undo's preview that are named. */
const mostNamed = 50;

/** What goes on after a request is nobody else's in another's name: the service would go on when the visit is over. */
function assertOneself({ actor }: ActingInContext): void {
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
}

/** Keeps an uploaded file as it was read; nothing of the register changes. @throws {Problem} */
export async function keepBatch(
  transaction: Transaction,
  acting: ActingInContext,
  kind: BatchKind,
  file: { readonly fileName: string; readonly table: StoredTable },
): Promise<Batch> {
  assertOneself(acting);
  const { declared } = kind;
  const named = declared.columns === "named" ? kind.guess(file.table.columns) : undefined;
  const missing = declared.needed.find((field) => named !== undefined && typeof named[field] !== "number");
  if (missing !== undefined) throw unreadable("format", `The file has no column “${missing}”.`);
  const id = await insertBatch(transaction, acting, kind, file);
  const batch = await present(transaction, acting, { kind, id });
  // A template as it was given away holds notes alone.
  if (batch.rows === 0) throw unreadable("empty", "The file has no rows.");
  return batch;
}

/** Tells everybody who looks at a batch that it changed, and shows it. */
async function present(transaction: Transaction, acting: ActingInContext, { kind, id }: BatchOfKind): Promise<Batch> {
  const { actor, context } = acting;
  const batch = await findBatch(transaction, actor, kind, id);
  await tellOfBatch(transaction, context.events, batch);
  return presentBatch(transaction, actor, kind, batch);
}

/** The batch, locked, where it stands in one of the states and the person may go on with it. */
async function lock(
  transaction: Transaction,
  acting: ActingInContext,
  { kind, id }: BatchOfKind,
  { ifMatch, states }: { readonly ifMatch: number; readonly states: readonly BatchState[] },
): Promise<BatchRecord> {
  assertOneself(acting);
  const { actor } = acting;
  const batch = await findBatch(transaction, actor, kind, id, true);
  // Others may look at it; its rows are entered in the name of who brought it.
  if (kind.shared === "own" && batch.by_id !== actor.id) throw refused("batch-of-another");
  if (batch.version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await presentBatch(transaction, actor, kind, batch) });
  }
  if (!states.includes(batch.state)) throw refused(`batch-${batch.state}`);
  return batch;
}

function refused(code: Reason["code"], params?: Readonly<Record<string, number>>): Problem {
  return new Problem("move-refused", { reasons: [{ code, ...(params === undefined ? {} : { params }) }] });
}

async function begin(
  transaction: Transaction,
  acting: ActingInContext,
  batch: BatchOfKind,
  change: BatchChange,
): Promise<Batch> {
  await changeBatch(transaction, batch.id, { worker: acting.actor.id, ...change });
  return present(transaction, acting, batch);
}

/** What is wrong with a choice of columns, or of the system of the shapes. */
function faultsOfChoice(
  { declared }: BatchKind,
  batch: BatchRecord,
  mapping: BatchMapping,
  { filled, system }: { readonly filled: BatchFilled; readonly system: string | null },
): Fault[] {
  const errors: Fault[] = missingFields(declared, mapping, filled).map((field) => ({
    in: "body",
    pointer: `/mapping/${field}`,
    code: "required",
  }));
  for (const [field, at] of Object.entries(mapping)) {
    if (typeof at === "number" && at >= batch.columns.length) {
      errors.push({ in: "body", pointer: `/mapping/${field}`, code: "choice" });
    }
  }
  if (batch.system !== null && batch.system.name === null && !isSystemId(system)) {
    errors.push({ in: "body", pointer: "/system", code: system === null ? "required" : "choice" });
  }
  return errors;
}

/** Begins the dry run with a choice of columns, and remembers the choice. @throws {Problem} */
export async function checkBatch(
  transaction: Transaction,
  acting: ActingInContext,
  of: BatchOfKind,
  { body: given, ifMatch }: Guarded<BodyOf<Calls["check"]>>,
): Promise<Batch> {
  const batch = await lock(transaction, acting, of, { ifMatch, states: ["uploaded", "checked", "stopped"] });
  // What was stopped while rows were entered or undone is gone on with: rows have become records by then.
  if (batch.state === "stopped" && batch.stopped_in !== "checking") throw refused("batch-stopped");
  const isTold = of.kind.declared.columns !== "named";
  const mapping = isTold ? given.mapping : batch.mapping;
  const chosen = given.system ?? batch.system?.chosen ?? null;
  const filled = isTold ? (given.filled ?? batch.filled) : {};
  const errors = faultsOfChoice(of.kind, batch, mapping, { filled, system: chosen });
  if (errors.length > 0) throw new Problem("invalid", { errors });
  if (isTold) await rememberMapping(transaction, acting, batch, mapping);
  await clearFindings(transaction, of.id);
  return begin(transaction, acting, of, {
    state: "checking",
    anew: true,
    mapping,
    filled,
    ...(batch.system === null ? {} : { system: { ...batch.system, chosen } }),
  });
}

/** Begins to enter the rows that are right. @throws {Problem} */
export async function applyBatch(
  transaction: Transaction,
  acting: ActingInContext,
  of: BatchOfKind,
  { body: { leaveOutWrong, confirmed = [], ...given }, ifMatch }: Guarded<BatchGiven>,
): Promise<Batch> {
  await lock(transaction, acting, of, { ifMatch, states: ["checked"] });
  await confirmRows(transaction, of.id, confirmed);
  const { counts } = await countRows(transaction, of.id);
  const { wrong } = of.kind.declared;
  if (counts.wrong > 0 && (wrong === "refuse" || (wrong === "asked" && !leaveOutWrong))) {
    throw refused("rows-wrong", { count: counts.wrong });
  }
  if (counts.new + counts.changed === 0) throw refused("nothing-to-import");
  return begin(transaction, acting, of, { state: "applying", anew: true, given });
}

const works: readonly BatchState[] = ["checking", "applying", "undoing"];

/** Stops what is under way, behind the chunk that is worked on. @throws {Problem} */
export async function stopBatch(
  transaction: Transaction,
  acting: ActingInContext,
  of: BatchOfKind,
  ifMatch: number,
): Promise<Batch> {
  const { state } = await lock(transaction, acting, of, { ifMatch, states: works });
  return begin(transaction, acting, of, { state: "stopped", stoppedIn: state as BatchWork });
}

/** Goes on with what was stopped, behind the last row that was gone through. @throws {Problem} */
export async function proceedBatch(
  transaction: Transaction,
  acting: ActingInContext,
  of: BatchOfKind,
  ifMatch: number,
): Promise<Batch> {
  const { stopped_in: work } = await lock(transaction, acting, of, { ifMatch, states: ["stopped"] });
  return begin(transaction, acting, of, { state: work ?? "checking" });
}

/** What undoing would come to. @throws {Problem} `not-found` */
export async function previewUndo(
  db: Db,
  actor: Actor,
  kind: BatchKind,
  id: string,
): Promise<ReplyOf<Calls["undoPreview"]>> {
  await findBatch(db, actor, kind, id);
  const rows = await rowsToUndo(db, id);
  const kept = new Set<string>();
  for (let from = 0; kind.workedOn && from < rows.length; from += 1000) {
    const ids = rows.slice(from, from + 1000).flatMap(({ record_id: record }) => (record === null ? [] : [record]));
    for (const one of await kind.workedOn(db, ids)) kept.add(one);
  }
  const left = rows.filter(({ record_id: record }) => record !== null && kept.has(record));
  return { undoable: rows.length - left.length, kept: left.length, rows: left.slice(0, mostNamed).map(presentRow) };
}

/** Begins to take back what the rows did, as far as nobody has gone on from it. @throws {Problem} */
export async function undoBatch(
  transaction: Transaction,
  acting: ActingInContext,
  of: BatchOfKind,
  ifMatch: number,
): Promise<Batch> {
  const states: BatchState[] = [
    "applied",
    "stopped",
    ...(of.kind.declared.undoesAgain === true ? ["undone" as const] : []),
  ];
  const batch = await lock(transaction, acting, of, { ifMatch, states });
  if (batch.stopped_in === "checking") throw refused("batch-uploaded");
  const { counts } = await countRows(transaction, of.id);
  if (undoable.every((one) => counts[one] === 0)) throw refused("nothing-to-undo");
  return begin(transaction, acting, of, { state: "undoing", anew: true });
}
