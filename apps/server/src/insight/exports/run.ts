import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import { personAsActor } from "../../identity/access/person-actor.js";
import type { Context } from "../../platform/context.js";
import { reasonsOf } from "../../platform/database/attempt.js";
import { describeError } from "../../platform/database/errors.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { Problem } from "../../platform/problem/problem.js";
import type { Job, LegalJob } from "../../platform/jobs/jobs.js";
import { notify } from "../../identity/notices/service.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { exportFiles } from "./files.js";
import { expireExports, type ExportRow, failExport, finishExport, keepExport, takeExport } from "./queries.js";
import { mayBeReadAside, openAsked, recordExport } from "./service.js";
import { wordsOf } from "../../registers/exports/words.js";
import { writeTable } from "../../registers/exports/write.js";

/** Milliseconds between two looks at whether the file is still wanted, and by whom. */
const look = 1000;
/** How often a file is begun before it is given up. */
const mostFailures = 3;
const day = 86_400_000;

type Making = Pick<Context, "db" | "replicas" | "events" | "config" | "legalClock" | "machineClock" | "logger">;

/** Makes every file that waits, one after the other. @returns how many were begun */
export async function makeExports(context: Making, holder = uuidv7()): Promise<number> {
  for (let made = 0; ; made += 1) {
    const row = await takeExport(context.db, holder, context.machineClock.now());
    if (row === undefined) return made;
    await make(context, row);
  }
}

/** Somebody stopped it, or another server has it. */
class NotWanted extends Error {}

async function make(context: Making, row: ExportRow): Promise<void> {
  try {
    await writeFile(context, row);
  } catch (error) {
    if (error instanceof NotWanted) return;
    await fail(context, row, error);
  }
}

/** Writes the file by the rights that the person has now; they are looked at again while it is written. */
async function writeFile(context: Making, row: ExportRow): Promise<void> {
  const { db, legalClock, config } = context;
  const { asked } = row;
  const now = legalClock.now();
  const actor = await personAsActor(db, row.user_id, now);
  if (actor === undefined) throw new Problem("not-found");
  // All of it from one place: a replica that fails in the middle fails the try, and the next may go to the primary.
  const replica = mayBeReadAside(asked) ? await context.replicas?.caughtUp() : undefined;
  const { opened } = await openAsked({ db: replica ?? db, actor, now }, asked);
  const personal = asked.personal === true;
  const table = await opened.table(
    asked.columns,
    { outlines: asked.format === "geojson", personal },
    await wordsOf(asked.locale),
  );
  let done = 0;
  const content = writeTable(table, asked.format, (rows) => {
    done = rows;
  });
  const stopping = new AbortController();
  const watch = watching(context, row, actor, () => done, stopping);
  const files = exportFiles(config.dataDir);
  try {
    const size = await files.write(row.id, content, stopping.signal);
    await watch.end();
    const at = legalClock.now();
    const days = await settingAt(db, "export.days", at);
    const wanted = await withTransaction(db, async (transaction) => {
      const expiresAt = new Date(at.getTime() + days * day);
      if (!(await finishExport(transaction, row, { done, size, at, expiresAt }))) return false;
      await recordExport(transaction, { actor, now: at }, asked, done);
      await tell(context, transaction, row, "export.ready", { rows: done, register: asked.register });
      return true;
    });
    if (!wanted) await files.remove(row.id);
  } catch (error) {
    await watch.end();
    throw watch.failure() ?? error;
  }
}

/** Once a second: how far it is; stops it where it is not wanted any more, or the person's rights have changed. */
function watching(
  context: Making,
  row: ExportRow,
  begun: Actor,
  done: () => number,
  stopping: AbortController,
): { end(): Promise<void>; failure(): Error | undefined } {
  let failure: Error | undefined;
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(lookNow).catch((error: unknown) => {
      context.logger.warn({ export: row.id, error: describeError(error) }, "the progress of an export was not noted");
    });
  }, look);

  async function lookNow(): Promise<void> {
    if (stopping.signal.aborted) return;
    const kept = await withTransaction(context.db, async (transaction) => {
      const still = await keepExport(transaction, row, done(), context.machineClock.now());
      if (still) await context.events.publish(transaction, { kind: "export.progressed", user: row.user_id });
      return still;
    });
    const person = await personAsActor(context.db, row.user_id, context.legalClock.now());
    if (!kept) failure = new NotWanted("The export was cancelled.");
    else if (person === undefined || !sameRights(begun, person)) failure = new Problem("access-denied");
    if (failure) stopping.abort();
  }

  return {
    end: async () => {
      clearInterval(timer);
      await looking;
    },
    failure: () => failure,
  };
}

function sameRights(before: Actor, after: Actor): boolean {
  const kept = [...before.codes].every((code) => after.codes.has(code));
  return (
    kept && !after.blocked && before.territory === after.territory && before.organisation?.id === after.organisation?.id
  );
}

/** A refusal is final; anything else is tried again. */
async function fail(context: Making, row: ExportRow, error: unknown): Promise<void> {
  const { db, legalClock, logger, config } = context;
  const refused = error instanceof Problem;
  if (!refused) logger.error({ export: row.id, error: describeError(error) }, "an export failed");
  await withTransaction(db, async (transaction) => {
    const state = await failExport(transaction, row, {
      reasons: refused ? reasonsOf(error) : [{ code: "work-failed" }],
      at: legalClock.now(),
      most: refused ? 1 : mostFailures,
    });
    if (state === "failed") await tell(context, transaction, row, "export.failed", { register: row.asked.register });
  });
  await exportFiles(config.dataDir).remove(row.id);
}

async function tell(
  { events, legalClock }: Making,
  transaction: Parameters<typeof notify>[0],
  row: ExportRow,
  kind: "export.ready" | "export.failed",
  params: Readonly<Record<string, string | number>>,
): Promise<void> {
  await events.publish(transaction, { kind, user: row.user_id });
  await notify(transaction, { events, now: legalClock.now() }, { to: [row.user_id], kind, subject: null, params });
}

/**
 * The job that makes files. It only sets the making off: a million rows take longer than the other jobs of this server
 * may wait. The lease on the export's own row keeps two servers from making one file.
 */
export function exportsJob(context: Making): Job {
  let making: Promise<unknown> | undefined;
  return {
    name: "exports.make",
    clock: "machine",
    lane: "bulk",
    everySeconds: 1,
    restsSeconds: 30,
    tick: async () => {
      making ??= makeExports(context)
        .catch((error: unknown) => context.logger.error({ error: describeError(error) }, "exports could not be made"))
        .finally(() => {
          making = undefined;
        });
    },
  };
}

/** The job that deletes files whose time is over. */
export function expireExportsJob({ db, config }: Pick<Context, "db" | "config">): LegalJob {
  return {
    name: "exports.expire",
    lane: "upkeep",
    everySeconds: 600,
    tick: async (now) => {
      const files = exportFiles(config.dataDir);
      for (const id of await expireExports(db, now)) await files.remove(id);
    },
  };
}
