import { createHash } from "node:crypto";
import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pino } from "pino";
import { systemClock } from "../platform/clock/clock.js";
import { readConfig } from "../platform/config/config.js";
import type { Context } from "../platform/context.js";
import { withTransaction } from "../platform/database/transaction.js";
import { saveDraft } from "../platform/drafts/service.js";
import { appendHistory } from "../platform/history/append-history.js";
import { signRoot } from "../platform/history/roots.js";
import { verifyHistory } from "../platform/history/verify-history.js";
import { beginAct, finishAct, type Act } from "../platform/idempotency/store.js";
import { openService } from "../main/open-service.js";

/**
 * The program that crash tests kill: opens the service on what the last one left, checks it, says `checked`, and then
 * writes without end, saying `acknowledged n` after each commit as the server would answer its caller.
 *
 * Each act writes to every place that must agree: a file, its record, a draft, an entry of a chain, and the reply.
 */

const chains = 5;
const homeRegion = "1718";
const lastAcknowledged = Number(process.env["LAST_ACKNOWLEDGED"] ?? 0);

function actOf(n: number): Act {
  return { actor: "writer", key: `act-${n}`, method: "POST", path: "/api/v1/acts", body: Buffer.from(String(n)) };
}

function contentOf(n: number): Buffer {
  return Buffer.from(`%PDF-1.7 ${String(n).repeat(2_000)}`);
}

async function act(context: Context, n: number): Promise<void> {
  const now = context.legalClock.now();
  const machineNow = context.machineClock.now();
  const content = await context.files.receive(once(contentOf(n)), `${n}.pdf`);
  await withTransaction(context.db, async (transaction) => {
    if (await beginAct(transaction, actOf(n), machineNow)) return;
    const file = await context.files.record(transaction, content, { by: "writer", at: now });
    const key = { person: `writer ${n}`, form: "crash", record: "new" };
    await saveDraft(transaction, key, { value: { n, file: file.id }, baseVersion: null, savedAt: now });
    await appendHistory(transaction, {
      record: { kind: "crash", id: `chain-${n % chains}`, homeRegion },
      at: now,
      actor: "writer",
      action: "crash.written",
      params: { n },
      personal: [{ pointer: "/n", before: null, after: String(n) }],
    });
    await finishAct(transaction, actOf(n), { status: 200, headers: {}, body: String(n) }, machineNow);
  });
  if (n % 10 === 0) await signRoot(context.db, homeRegion, now, context.secrets.historySigningKey);
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content;
}

/** What must hold whenever a service starts. @returns the last act that is there */
async function check(context: Context): Promise<number> {
  const { db } = context;
  const [drafts, entries, replies, files, report] = [
    await db.selectFrom("draft").select("value").where("form", "=", "crash").execute(),
    await db.selectFrom("history_entry").select("params").where("record_kind", "=", "crash").execute(),
    await db.selectFrom("idempotent_act").select("body").where("actor", "=", "writer").execute(),
    await db.selectFrom("stored_file").select(["id", "name", "sha256"]).where("uploaded_by", "=", "writer").execute(),
    await verifyHistory(db, context.secrets.historyPublicKey),
  ];
  const places = {
    drafts: drafts.map(({ value }) => Number(value["n"])),
    entries: entries.map(({ params }) => (params as { n: number }).n),
    replies: replies.map(({ body }) => Number(body)),
    files: files.map(({ name }) => Number.parseInt(name, 10)),
  };
  const last = Math.max(lastAcknowledged, 0, ...places.entries);
  const expected = JSON.stringify(Array.from({ length: last }, (_, index) => index + 1));
  for (const [place, numbers] of Object.entries(places)) {
    const found = JSON.stringify(numbers.toSorted((one, other) => one - other));
    if (found !== expected) throw new Error(`${place} hold ${found}, and not every act once up to ${last}.`);
  }
  for (const { name, sha256 } of files) {
    const wanted = contentOf(Number.parseInt(name, 10));
    const content = await buffer(await context.files.open({ sha256 }));
    if (!content.equals(wanted) || createHash("sha256").update(content).digest("hex") !== sha256) {
      throw new Error(`The file ${name} does not hold what was written.`);
    }
  }
  if (report.faults.length > 0) throw new Error(`The history does not hold: ${JSON.stringify(report.faults)}`);
  return last;
}

const service = await openService(readConfig(process.env), pino({ level: "silent" }), { clock: systemClock });
let last = await check(service.context);
writeSync(1, `checked ${last}\n`);
while (process.env["ONLY_CHECK"] === undefined) {
  last += 1;
  await act(service.context, last);
  writeSync(1, `acknowledged ${last}\n`);
}
await service.close();
