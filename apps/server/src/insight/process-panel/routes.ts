import { processPanel } from "@yer/api/contract/process-panel";
import { actingOf } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { route, type Api } from "../../platform/http/route.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { moveApplications, previewMoves } from "../../cases/work/moves.js";
import { readPanel, readPeople, readStuck } from "./service.js";

async function momentOf(db: Db | Transaction, now: Date): Promise<{ now: Date; soonDays: number }> {
  return { now, soonDays: (await readSettings(db)).value("soon.days", now) };
}

/** The process panel, and moving people's work from there. */
export function processPanelRoutes(api: Api): void {
  route(api, processPanel.read, async ({ actor, query, read, now }) =>
    read(async (db) => readPanel(db, actor, query, await momentOf(db, now))),
  );
  route(api, processPanel.people, async ({ actor, query, read, now }) =>
    read(async (db) => readPeople(db, actor, query, await momentOf(db, now))),
  );
  route(api, processPanel.stuck, async ({ actor, query, read, now }) =>
    read(async (db) => readStuck(db, actor, query, await momentOf(db, now))),
  );
  route(api, processPanel.preview, ({ actor, body, context, now }) =>
    withTransaction(context.db, async (tx) => previewMoves(tx, actor, body, await momentOf(tx, now))),
  );
  route(api, processPanel.move, ({ actor, body, context, now, write }) =>
    write(async (tx) => moveApplications(tx, await actingOf(tx, { actor, now, context }), body)),
  );
}
