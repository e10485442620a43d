import type { Setting, SettingPage, SettingValueView } from "@yer/api/contract/settings";
import { type SettingKey, settingKeys, settingRegistry } from "@yer/api/contract/setting-registry";
import type { Selectable } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { SettingsTable } from "../../schema/tables/settings.js";
import { namesOf } from "../users/queries.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { proposalsOf } from "./proposal-queries.js";
import { earliestStart } from "./start.js";

type Row = Selectable<SettingsTable>;

/** Every setting of the registry, in its order; the reply leaves out their former values. */
export async function listSettings(db: Db, now: Date): Promise<Setting[]> {
  return describe(db, settingKeys, now);
}

/** One setting with all that is known of it. */
export async function settingPage(
  db: Db | Transaction,
  key: SettingKey,
  actor: Actor,
  now: Date,
): Promise<SettingPage> {
  const [described] = await describe(db, [key], now);
  if (described === undefined) throw new Error(`The setting ${key} could not be described.`);
  return { ...described, earliest: earliestStart(key, now), proposals: await proposalsOf(db, key, actor, now) };
}

async function describe(
  db: Db | Transaction,
  keys: readonly SettingKey[],
  now: Date,
): Promise<Omit<SettingPage, "proposals" | "earliest">[]> {
  const rows = await db.selectFrom("settings").selectAll().where("key", "in", keys).orderBy("valid_from").execute();
  const records = await db.selectFrom("setting_records").selectAll().where("key", "in", keys).execute();
  const open = await db
    .selectFrom("setting_proposals")
    .select(({ fn }) => ["subject", fn.countAll<number>().as("count")])
    .where("subject", "in", keys)
    .where("state", "=", "open")
    .where("expires_at", ">", now)
    .groupBy("subject")
    .execute();
  const people = await namesOf(
    db,
    rows.flatMap(({ proposed_by, approved_by }) => [proposed_by, approved_by]),
  );
  const today = dayInTashkent(now);
  return keys.map((key) => {
    const values = viewsOf(
      key,
      rows.filter((row) => row.key === key),
      today,
      people,
    );
    const current = values.find(({ standing }) => standing === "current") ?? values.at(-1);
    if (current === undefined) throw new Error(`The setting ${key} has no value.`);
    const record = records.find((one) => one.key === key);
    return {
      key,
      current,
      upcoming: values.filter(({ standing }) => standing === "future").toReversed(),
      values,
      openProposals: open.find(({ subject }) => subject === key)?.count ?? 0,
      changedAt: record?.changed_at?.toISOString() ?? null,
      version: record?.version ?? 1,
    };
  });
}

/** Values newest start first; the registry's own stands before all entered ones. */
function viewsOf(
  key: SettingKey,
  rows: readonly Row[],
  today: string,
  people: ReadonlyMap<string, string>,
): SettingValueView[] {
  const { first } = settingRegistry[key];
  const nobody = { reason: null, proposed_by: null, approved_by: null, entered_at: null };
  const all = rows.some(({ valid_from }) => valid_from <= first.validFrom)
    ? rows
    : [{ key, valid_from: first.validFrom, value: first.value as unknown, ...nobody }, ...rows];
  const inForce = all.findLast(({ valid_from }) => valid_from <= today)?.valid_from;
  const person = (id: string | null) => (id === null ? null : { id, name: people.get(id) ?? id });
  return all
    .map((row) => ({
      validFrom: row.valid_from,
      value: row.value,
      standing:
        row.valid_from === inForce
          ? ("current" as const)
          : row.valid_from > today
            ? ("future" as const)
            : ("past" as const),
      reason: row.reason,
      proposedBy: person(row.proposed_by),
      approvedBy: person(row.approved_by),
      enteredAt: row.entered_at?.toISOString() ?? null,
    }))
    .toReversed();
}
