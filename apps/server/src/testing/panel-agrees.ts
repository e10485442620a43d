import { ageBandKeys, stuckKinds } from "@yer/api/contract/standing";
import { statusKeys } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Actor } from "../platform/acting/actor.js";
import { readApplicationRecord } from "../cases/applications/application.js";
import { withReadiness } from "../cases/applications/moves.js";
import { registerTotal } from "../cases/applications/register.js";
import type { RegisterFilters } from "../cases/applications/register-conditions.js";
import { isStuck, stuckReasons, whatIsMissing } from "../cases/applications/stuck.js";
import type { Db } from "../platform/database/database.js";
import { readPanel } from "../insight/process-panel/service.js";
import { readSettings } from "../platform/dated-settings/queries.js";

/** Every number of the process panel is the length of the list it opens, kept or counted alike. */
export async function panelEqualsLists(db: Db, actor: Actor, now: Date): Promise<void> {
  const at = { now, soonDays: (await readSettings(db)).value("soon.days", now) };
  const panel = await readPanel(db, actor, {}, at);
  // Narrowed by all legal bases there are nothing is left out, but the numbers come from the applications themselves.
  const counted = await readPanel(db, actor, { legalBasis: [1, 2, 3, 4, 5, 6, 7, 8] }, at);
  expect(panel).toEqual(counted);
  const total = async (filters: RegisterFilters) => (await registerTotal(db, actor, filters, now, true)).total;
  for (const status of statusKeys) {
    const line = panel.statuses.find((one) => one.status === status);
    const lists = {
      total: await total({ status: [status] }),
      late: await total({ status: [status], late: true }),
      soon: await total({ status: [status], soon: true }),
      suspended: await total({ status: [status], suspended: true }),
    };
    expect({ status, ...line }).toMatchObject({ status, ...lists });
    if (status === "registered" || status === "unregistered") continue;
    const ages: Record<string, number> = {};
    for (const age of ageBandKeys) ages[age] = await total({ status: [status], age: [age] });
    expect({ status, ages: line?.ages }).toEqual({ status, ages });
  }
  for (const { kind, total: stuck } of panel.stuck) {
    expect({ kind, stuck }).toEqual({ kind, stuck: await total({ stuck: [kind] }) });
  }
}

/** An application is listed as stuck for exactly the kinds of reasons that it gives itself. */
export async function reasonsEqualLists(db: Db, now: Date): Promise<void> {
  const missing = await whatIsMissing(db);
  const listed: string[] = [];
  for (const kind of stuckKinds) {
    const { rows } = await sql<{ id: string }>`
      select a.id from applications as a where ${isStuck(kind, missing, now)}`.execute(db);
    listed.push(...rows.map(({ id }) => `${id} ${kind}`));
  }
  const said: string[] = [];
  for (const { id } of await db.selectFrom("applications").select("id").execute()) {
    const reasons = await stuckReasons(db, await withReadiness(db, await readApplicationRecord(db, id)), now);
    said.push(...new Set(reasons.map(({ kind }) => `${id} ${kind}`)));
  }
  expect(said.toSorted()).toEqual(listed.toSorted());
}
