import { permissionCodes } from "@yer/api/contract/codes";
import { sortKey } from "@yer/api/formats";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readWorker } from "../../identity/auth/read-worker.js";
import { fixedClock } from "../../platform/clock/clock.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { csvCell } from "../exports/write.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import type { Service } from "../../main/open-service.js";
import { square } from "../../testing/application-kit.js";
import { type KilledService, makeKilledService } from "../../testing/killed-service.js";
import { makePerson } from "../../testing/people.js";
import { applyBatch, checkBatch, keepBatch } from "./service.js";
import { openReader } from "./read-apart.js";
import { surveyKind } from "../../cases/surveys/survey-kind.js";
import { batchMachine } from "../../main/batch-machine.js";
import { tickBatches } from "./tick.js";

/** The embedded database takes seconds to open; `imports.test.ts` breaks off ten chunks there. */
const kills = Number(process.env["YER_IMPORT_KILLS"] || (process.env["DATABASE_URL"] ? 10 : 3));
/** More than the killed ones get through in their time. */
const rows = 70 * kills;
const at = "2026-03-05T09:00:00.000Z";

let service: KilledService;
beforeAll(async () => {
  service = await makeKilledService("import", at);
});
afterAll(async () => service.close());

const clock = fixedClock(at);

/** Brings a survey, tries it and begins to enter it. @returns its id */
async function begin({ context }: Service): Promise<string> {
  const { db } = context;
  await db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: "1718401",
      name: jsonb({ uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Тест", en_US: "Test" }),
      sort_key: sortKey("Sinov"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id: person } = await makePerson({ context, clock }, { territory: "1718", codes: permissionCodes });
  const actor = await readWorker(db, person, clock.now());
  if (actor === undefined) throw new Error("There is nobody to bring the survey.");
  const acting = { actor, now: clock.now(), context };
  const lines = Array.from({ length: rows }, (_, n) => {
    const plot = `14:16:01:01:01:${String(n).padStart(4, "0")}`;
    const ring = square(n).coordinates[0] ?? [];
    const outline = `POLYGON((${ring.map(([x, y]) => `${x} ${y}`).join(", ")}))`;
    return ["1", plot, "14160001", `${n}-uy`, outline].map(csvCell).join(";");
  });
  const bytes = Buffer.from(["Asos;Kadastr raqami;Mahalla;Manzil;wkt", ...lines].join("\r\n"));
  const table = await openReader()(bytes, { as: "table", mostRows: 20_000 });
  const write = async <T>(work: Parameters<typeof withTransaction<T>>[1]): Promise<T> => withTransaction(db, work);
  const { id, mapping, version } = await write(async (tx) =>
    keepBatch(tx, acting, surveyKind, { fileName: "xatlov.csv", table }),
  );
  const checking = await write(async (tx) =>
    checkBatch(tx, acting, { kind: surveyKind, id }, { body: { mapping }, ifMatch: version }),
  );
  await tickBatches({ ...context, machine: batchMachine }, clock.now());
  await write(async (tx) =>
    applyBatch(tx, acting, { kind: surveyKind, id }, { body: { leaveOutWrong: false }, ifMatch: checking.version + 1 }),
  );
  return id;
}

/** Goes on with the survey in a process of its own. @returns the signal that ended it, if it did not come to its end */
async function goOn(killedAt?: number): Promise<NodeJS.Signals | null> {
  const killed: Record<string, string> = killedAt === undefined ? {} : { KILLED_AT: String(killedAt) };
  return service.goOn("batching", killed);
}

test(`a survey whose server is killed ${kills} times while rows are entered is entered whole, each row once`, async () => {
  const before = await service.open();
  const id = await begin(before);
  await before.close();
  const ends: unknown[] = [];
  // A chunk of fifty rows takes some thirty statements: anywhere in the first, or soon after its commit.
  for (let kill = 0; kill < kills; kill += 1) ends.push(await goOn(1 + Math.floor(Math.random() * 40)));
  expect(ends).toEqual(Array.from({ length: kills }, () => "SIGKILL"));
  expect(await goOn()).toBe(null);

  const after = await service.open();
  try {
    const { db, secrets } = after.context;
    const batch = await db.selectFrom("batches").select(["state", "done"]).where("id", "=", id).executeTakeFirst();
    expect(batch).toEqual({ state: "applied", done: rows });
    const kept = await db
      .selectFrom("batch_rows as r")
      .leftJoin("applications as a", (join) => join.on(sql<boolean>`a.id::text = r.record_id`))
      .select(["r.line", "r.kind", "a.number", "a.cadastre_number"])
      .where("r.batch_id", "=", id)
      .orderBy("r.line")
      .execute();
    // Numbers go on without a gap: what a killed chunk took was given back with it.
    expect(kept).toEqual(
      Array.from({ length: rows }, (_, n) => ({
        line: n + 2,
        kind: "entered",
        number: `2026-1718-${String(n + 1).padStart(6, "0")}`,
        cadastre_number: `14:16:01:01:01:${String(n).padStart(4, "0")}`,
      })),
    );
    const { files: applications } = await db
      .selectFrom("applications")
      .select((eb) => eb.fn.countAll<number>().as("files"))
      .executeTakeFirstOrThrow();
    expect(applications).toBe(rows);
    const counted = await db.selectFrom("application_counts").select(["status", "total"]).execute();
    expect(counted).toEqual([{ status: "editing", total: rows }]);
    expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  } finally {
    await after.close();
  }
});
