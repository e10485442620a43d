import type { ExportAsked, ExportJob, registerFiles } from "@yer/api/contract/exports";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { tashkentDay } from "@yer/api/formats";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import { enforce } from "../../identity/access/decide.js";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { MediaReply } from "../../platform/http/media-reply.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { appendUserHistory } from "../../identity/users/user-record.js";
import { exportFiles } from "./files.js";
import { countOpen, exportView, findExport, insertExport, issueTicket, redeemTicket, stopExport } from "./queries.js";
import type { ExportRegister, OpenedRegister, Reader } from "../../registers/exports/register.js";
import { exportRegisterOf } from "./registers.js";
import { wordsOf } from "../../registers/exports/words.js";
import { exportTypes, writeTable } from "../../registers/exports/write.js";

/** Who asks for a file, and their one transaction. A route's call is one. */
export interface ExportCall extends ActingInContext {
  readonly write: <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Files that one person has made at a time: the queue is everybody's. */
const mostOpen = 5;

/**
 * A register opened for a person: they may read it and take it along, and the file can be what they ask for.
 * @throws {Problem} `permission-missing`, `invalid`
 */
export async function openAsked(
  reader: Reader,
  asked: ExportAsked,
): Promise<{ register: ExportRegister; opened: OpenedRegister }> {
  const register = exportRegisterOf[asked.register];
  for (const code of register.codes) enforce(reader.actor, { code, kind: "read" }, { kind: "none" });
  if (asked.personal) enforce(reader.actor, { code: "read_personal:property", kind: "read" }, { kind: "none" });
  if (!register.formats.includes(asked.format)) {
    throw new Problem("invalid", { errors: [{ in: "body", pointer: "/format", code: "choice" }] });
  }
  return { register, opened: await register.open(reader, asked.query) };
}

/** Whether a file may be read from a replica: persons' numbers leave access rows, in the page that reads them. */
export const mayBeReadAside = ({ personal = false }: ExportAsked): boolean => !personal;

/** The rows up to which a register is sent at once. */
async function directRows(db: Db, now: Date): Promise<number> {
  return settingAt(db, "export.direct_rows", now);
}

/** Asks for a register as a file: short ones are fetched at once, long ones made in the background. @throws {Problem} */
export async function beginExport(call: ExportCall, asked: ExportAsked): Promise<ReplyOf<typeof registerFiles.begin>> {
  const { context, actor, now, read, write } = call;
  const { isLong, rows } = await read(async (db) => {
    const { opened } = await openAsked({ db, actor, now }, asked);
    const long = (await opened.isLong?.()) ?? false;
    // How many rows it has is known once it is made.
    return { isLong: long, rows: long ? 0 : await opened.count() };
  });
  const direct = !isLong && rows <= (await directRows(context.db, now));
  if (!direct) {
    // Made by the person's own rights as they stand then, so it must be theirs, not one who borrows the name.
    if (actor.impersonation !== null) throw new Problem("impersonation-limited");
    await throttle(context, [{ kind: "export.person", key: actor.id }]);
  }
  return write(async (transaction) => {
    if (direct) return { rows, job: null };
    if ((await countOpen(transaction, actor.id)) >= mostOpen) {
      throw new Problem("move-refused", { reasons: [{ code: "too-many-exports", params: { most: mostOpen } }] });
    }
    await context.events.publish(transaction, { kind: "export.began", user: actor.id });
    return { rows, job: exportView(await insertExport(transaction, actor.id, asked, rows, now)) };
  });
}

/** A short register as a file, as it is read. @throws {Problem} `move-refused` for one that has become too long */
export async function exportNow(call: ExportCall, asked: ExportAsked): Promise<MediaReply> {
  const { context, actor, now } = call;
  await throttle(context, [{ kind: "export.person", key: actor.id }]);
  return streamExport(call, asked, await directRows(context.db, now));
}

/**
 * A register as a file, as it is read.
 * @param most rows it may have; left out: any number
 * @throws {Problem} `permission-missing`, `invalid`, `move-refused`
 */
export async function streamExport(call: ExportCall, asked: ExportAsked, most?: number): Promise<MediaReply> {
  const { context, actor, now, read, write } = call;
  const open = async (db: Db): Promise<{ opened: OpenedRegister; rows: number }> => {
    const { opened } = await openAsked({ db, actor, now }, asked);
    return { opened, rows: await opened.count() };
  };
  const { opened, rows } = mayBeReadAside(asked) ? await read(open) : await open(context.db);
  if (most !== undefined && rows > most) {
    throw new Problem("move-refused", { reasons: [{ code: "too-many-rows", params: { most } }] });
  }
  await write(async (transaction) => recordExport(transaction, call, asked, rows));
  const words = await wordsOf(asked.locale);
  const table = await opened.table(
    asked.columns,
    { outlines: asked.format === "geojson", personal: asked.personal === true },
    words,
  );
  return {
    kind: "media",
    type: exportTypes[asked.format],
    filename: fileNameOf(table.title, asked, now),
    body: writeTable(table, asked.format),
  };
}

/** The name a file is saved under. */
export function fileNameOf(title: string, { format }: ExportAsked, now: Date): string {
  return `${title} ${tashkentDay(now)}.${format}`;
}

/** Who took along what, in their own history: a chain that nobody can cut. */
export async function recordExport(
  transaction: Transaction,
  { actor, now }: Pick<ActingInContext, "actor" | "now">,
  { register, format, personal = false }: ExportAsked,
  rows: number,
): Promise<void> {
  await appendUserHistory(transaction, actor.id, {
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    action: "register.exported",
    params: { register, format, rows, personal },
  });
}

async function ownExport(db: Db | Transaction, actor: Actor, id: string) {
  const row = await findExport(db, actor.id, id);
  if (row === undefined) throw notFound();
  return row;
}

/** Stops making a file. @throws {Problem} `not-found`; `move-refused` once it is over */
export async function cancelExport(transaction: Transaction, acting: ActingInContext, id: string): Promise<ExportJob> {
  const { actor, context, now } = acting;
  await ownExport(transaction, actor, id);
  if (!(await stopExport(transaction, id, now))) {
    throw new Problem("move-refused", { reasons: [{ code: "work-over" }] });
  }
  await context.events.publish(transaction, { kind: "export.cancelled", user: actor.id });
  return exportView(await ownExport(transaction, actor, id));
}

/** A ticket for a file that is ready. @throws {Problem} `not-found`, `move-refused`, `permission-missing` */
export async function ticketOf(
  transaction: Transaction,
  { actor, now }: ActingInContext<MachineTime>,
  id: string,
): Promise<ReplyOf<typeof registerFiles.ticket>> {
  const row = await ownExport(transaction, actor, id);
  for (const code of exportRegisterOf[row.asked.register].codes) {
    enforce(actor, { code, kind: "read" }, { kind: "none" });
  }
  if (row.state !== "ready") throw new Problem("move-refused", { reasons: [{ code: "file-not-ready" }] });
  const { ticket, expiresAt } = await issueTicket(transaction, row, now);
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/** The file of a ticket. @throws {Problem} `not-found` for a ticket that is used, over, unknown or another's */
export async function contentOf(call: ExportCall, ticket: string): Promise<MediaReply> {
  const { context, actor, now, write } = call;
  const machineNow = context.machineClock.now();
  const row = await write(async (transaction) => redeemTicket(transaction, actor.id, ticket, machineNow));
  if (row === undefined) throw notFound();
  const { asked, size, ended_at: endedAt } = row;
  const register = exportRegisterOf[asked.register];
  for (const code of register.codes) enforce(actor, { code, kind: "read" }, { kind: "none" });
  const words = await wordsOf(asked.locale);
  return {
    kind: "media",
    type: exportTypes[asked.format],
    filename: fileNameOf(words(register.title), asked, endedAt ?? now),
    body: await exportFiles(context.config.dataDir).open(row.id),
    headers: size === null ? {} : { "content-length": String(size) },
  };
}
