import type { ReplyOf } from "@yer/api/contract/endpoint";
import { neededSurveyFields } from "@yer/api/contract/survey-columns";
import type { SurveyBatch, SurveyMapping, SurveyState, surveyImports } from "@yer/api/contract/survey-imports";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../access/actor.js";
import type { Db, Transaction } from "../database/database.js";
import { jsonb } from "../database/jsonb.js";
import type { Events } from "../events/events.js";
import { Problem } from "../http/problem.js";
import type { ImportKind } from "./import-kind.js";
import { findImport, type ImportRecord, presentImport, presentRow, shownColumns } from "./import-queries.js";
import type { KeptTable } from "./read-apart.js";
import { isSystemId } from "./survey/survey-kind.js";
import { layoutOf } from "./survey/guess-columns.js";

/** Who brings rows, and when. */
export interface ImportActing {
  readonly actor: Actor;
  readonly now: Date;
  readonly events: Events;
}

/** Rows of an undo's preview that are named. */
const named = 50;

/** What goes on after a request is nobody else's in another's name: the service would go on when the visit is over. */
function assertOneself({ actor }: ImportActing): void {
  if (actor.impersonation !== null) throw new Problem("impersonation-limited");
}

/** Keeps an uploaded file as it was read; nothing of the register changes. @throws {Problem} */
export async function keepImport(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  fileName: string,
  table: KeptTable,
): Promise<SurveyBatch> {
  assertOneself(acting);
  const { actor, now } = acting;
  const layout = layoutOf(table.columns);
  const known = await transaction
    .selectFrom("import_mappings")
    .select("mapping")
    .where("user_id", "=", actor.id)
    .where("kind", "=", kind.name)
    .where("layout", "=", layout)
    .executeTakeFirst();
  const id = uuidv7();
  await transaction
    .insertInto("imports")
    .values({
      id,
      kind: kind.name,
      file_name: fileName,
      format: table.format,
      encoding: table.encoding,
      columns: jsonb(table.columns),
      layout,
      mapping: jsonb(known?.mapping ?? kind.guess(table.columns)),
      remembered: known !== undefined,
      system: table.system && jsonb(table.system),
      row_count: table.rowCount,
      state: "uploaded",
      by_id: actor.id,
      by_name: actor.name,
      at: now,
      applied_at: null,
      undone_at: null,
    })
    .execute();
  for (const piece of table.pieces) {
    await sql`
      insert into import_rows (import_id, line, cells, shape)
      select ${id}::uuid, line, cells, nullif(shape, 'null')
      from jsonb_to_recordset(${piece}::text::jsonb) as r (line integer, cells jsonb, shape jsonb)`.execute(
      transaction,
    );
  }
  return presentImport(transaction, actor, await findImport(transaction, actor, kind.name, id));
}

async function lockOwn(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  id: string,
  ifMatch: number,
  states: readonly SurveyState[],
): Promise<ImportRecord> {
  assertOneself(acting);
  const { actor } = acting;
  const batch = await findImport(transaction, actor, kind.name, id, true);
  // Others may look at a survey; its rows are entered in the name of who brought it.
  if (batch.by_id !== actor.id) throw new Problem("move-refused", { reasons: [{ code: "batch-of-another" }] });
  if (batch.version !== ifMatch) {
    throw new Problem("conflict", { current: await presentImport(transaction, actor, batch) });
  }
  if (!states.includes(batch.state)) throw new Problem("move-refused", { reasons: [{ code: `batch-${batch.state}` }] });
  return batch;
}

async function begin(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  id: string,
  change: { readonly state: SurveyState; readonly mapping?: SurveyMapping; readonly system?: ImportRecord["system"] },
): Promise<SurveyBatch> {
  const { mapping, system, ...rest } = change;
  await transaction
    .updateTable("imports")
    .set((eb) => ({
      ...rest,
      ...(mapping === undefined ? {} : { mapping: jsonb(mapping) }),
      ...(system === undefined ? {} : { system: system && jsonb(system) }),
      reached: 0,
      done: 0,
      version: eb("version", "+", 1),
    }))
    .where("id", "=", id)
    .execute();
  await acting.events.publish(transaction, { kind: "import.changed", id, user: acting.actor.id });
  return presentImport(transaction, acting.actor, await findImport(transaction, acting.actor, kind.name, id));
}

/** Begins the dry run with a choice of columns, and remembers the choice. @throws {Problem} */
export async function checkImport(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  id: string,
  given: { readonly mapping: SurveyMapping; readonly system?: string | null | undefined },
  ifMatch: number,
): Promise<SurveyBatch> {
  const batch = await lockOwn(transaction, acting, kind, id, ifMatch, ["uploaded", "checked"]);
  const { mapping } = given;
  const errors = neededSurveyFields
    .filter((field) => typeof mapping[field] !== "number")
    .map((field) => ({ in: "body" as const, pointer: `/mapping/${field}`, code: "required" }));
  for (const [field, at] of Object.entries(mapping)) {
    if (typeof at === "number" && at >= batch.columns.length) {
      errors.push({ in: "body", pointer: `/mapping/${field}`, code: "choice" });
    }
  }
  const chosen = given.system ?? batch.system?.chosen ?? null;
  if (batch.system !== null && batch.system.name === null && !isSystemId(chosen)) {
    errors.push({ in: "body", pointer: "/system", code: chosen === null ? "required" : "choice" });
  }
  if (errors.length > 0) throw new Problem("invalid", { errors });
  const { now, actor } = acting;
  await transaction
    .insertInto("import_mappings")
    .values({ user_id: actor.id, kind: kind.name, layout: batch.layout, mapping: jsonb(mapping), at: now })
    .onConflict((conflict) =>
      conflict.columns(["user_id", "kind", "layout"]).doUpdateSet({ mapping: jsonb(mapping), at: now }),
    )
    .execute();
  await sql`
    update import_rows set kind = null, subject = null, faults = '[]', warnings = '[]' where import_id = ${id}`.execute(
    transaction,
  );
  return begin(transaction, acting, kind, id, {
    state: "checking",
    mapping,
    ...(batch.system === null ? {} : { system: { ...batch.system, chosen } }),
  });
}

async function countOf(transaction: Transaction, id: string, kind: "new" | "wrong"): Promise<number> {
  const { total } = await transaction
    .selectFrom("import_rows")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("import_id", "=", id)
    .where("kind", "=", kind)
    .executeTakeFirstOrThrow();
  return total;
}

/** Begins to enter the rows that are right. @throws {Problem} */
export async function applyImport(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  id: string,
  leaveOutWrong: boolean,
  ifMatch: number,
): Promise<SurveyBatch> {
  await lockOwn(transaction, acting, kind, id, ifMatch, ["checked"]);
  const wrong = await countOf(transaction, id, "wrong");
  if (wrong > 0 && !leaveOutWrong) {
    throw new Problem("move-refused", { reasons: [{ code: "rows-wrong", params: { count: wrong } }] });
  }
  if ((await countOf(transaction, id, "new")) === 0) {
    throw new Problem("move-refused", { reasons: [{ code: "nothing-to-import" }] });
  }
  return begin(transaction, acting, kind, id, { state: "applying" });
}

/** The state that stopping leaves: what was entered stays entered. */
const stopped: Partial<Record<SurveyState, SurveyState>> = {
  checking: "uploaded",
  applying: "applied",
  undoing: "applied",
};

/** Stops what is under way. @throws {Problem} */
export async function stopImport(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  id: string,
  ifMatch: number,
): Promise<SurveyBatch> {
  const batch = await lockOwn(transaction, acting, kind, id, ifMatch, ["checking", "applying", "undoing"]);
  if (batch.state === "applying") {
    await transaction.updateTable("imports").set({ applied_at: acting.now }).where("id", "=", id).execute();
  }
  return begin(transaction, acting, kind, id, { state: stopped[batch.state] ?? batch.state });
}

/** What undoing would come to. @throws {Problem} `not-found` */
export async function previewUndo(
  db: Db,
  actor: Actor,
  kind: ImportKind,
  id: string,
): Promise<ReplyOf<typeof surveyImports.undoPreview>> {
  await findImport(db, actor, kind.name, id);
  const rows = await db
    .selectFrom("import_rows")
    .select([...shownColumns])
    .where("import_id", "=", id)
    .where("kind", "in", ["entered", "kept"])
    .orderBy("line")
    .execute();
  const kept = new Set<string>();
  for (let from = 0; from < rows.length; from += 1000) {
    const ids = rows.slice(from, from + 1000).flatMap(({ record_id: record }) => (record === null ? [] : [record]));
    for (const one of await kind.workedOn(db, ids)) kept.add(one);
  }
  const left = rows.filter(({ record_id: record }) => record !== null && kept.has(record));
  return { undoable: rows.length - left.length, kept: left.length, rows: left.slice(0, named).map(presentRow) };
}

/** Begins to take out what the rows became, as far as nobody has worked on it. @throws {Problem} */
export async function undoImport(
  transaction: Transaction,
  acting: ImportActing,
  kind: ImportKind,
  id: string,
  ifMatch: number,
): Promise<SurveyBatch> {
  await lockOwn(transaction, acting, kind, id, ifMatch, ["applied"]);
  return begin(transaction, acting, kind, id, { state: "undoing" });
}
