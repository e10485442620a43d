import type { Setting, SettingPage, SettingPlace, SettingValueView } from "@yer/api/contract/settings";
import { type SettingKey, settingKeys, settingRegistry } from "@yer/api/contract/setting-registry";
import type { Actor } from "../../platform/acting/actor.js";
import { contains, republic } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { heldSince, holdingOn } from "../../platform/dated-settings/settings.js";
import { dayInTashkent } from "../../rules/workflow/calendar.js";
import { namesOf } from "../users/queries.js";
import { openSubjects, proposalsOf } from "./proposal-queries.js";
import { readRecords, readValues, type RecordRow, type ValueRow } from "./queries.js";
import type { InTerritory } from "./record.js";
import { earliestStart } from "./start.js";

/** Every setting of the registry, in its order; the reply leaves out their former values. */
export async function listSettings(db: Db, now: Date): Promise<Setting[]> {
  return describe(db, settingKeys, republic, now);
}

/** One setting in a territory, with all that is known of it. */
export async function settingPage(
  db: Db | Transaction,
  { subject: key, territory }: InTerritory<SettingKey>,
  actor: Actor,
  now: Date,
): Promise<SettingPage> {
  const [described] = await describe(db, [key], territory, now);
  if (described === undefined) throw new Error(`The setting ${key} could not be described.`);
  return { ...described, earliest: earliestStart(key, now), proposals: await proposalsOf(db, key, actor, now) };
}

/** What is known of one setting in all territories. */
interface Known {
  readonly key: SettingKey;
  readonly rows: readonly ValueRow[];
  readonly records: readonly RecordRow[];
  readonly today: string;
  readonly people: ReadonlyMap<string, string>;
}

async function describe(
  db: Db | Transaction,
  keys: readonly SettingKey[],
  territory: string,
  now: Date,
): Promise<Omit<SettingPage, "proposals" | "earliest">[]> {
  const rows = await readValues(db, keys);
  const records = await readRecords(db, keys);
  const open = await openSubjects(db, keys, now);
  const people = await namesOf(
    db,
    rows.flatMap(({ proposed_by, approved_by }) => [proposed_by, approved_by]),
  );
  const today = dayInTashkent(now);
  return keys.map((key) => {
    const of = <Row extends { readonly key: string }>(all: readonly Row[]) => all.filter((row) => row.key === key);
    const known: Known = { key, rows: of(rows), records: of(records), today, people };
    const waiting = open.filter(({ subject }) => subject === key).map((proposal) => proposal.territory);
    const touched = [
      ...known.rows.map((row) => row.territory),
      ...known.records.filter(({ version }) => version > 1).map((record) => record.territory),
      ...waiting,
    ];
    const within = [...new Set(touched)].filter((one) => one !== territory && contains(territory, one));
    return {
      ...standingIn(known, territory),
      key,
      places: within.toSorted().map((place) => standingIn(known, place)),
      openProposals: waiting.length,
      changedAt:
        known.records
          .flatMap(({ changed_at }) => changed_at?.toISOString() ?? [])
          .toSorted()
          .at(-1) ?? null,
    };
  });
}

/** How a setting stands in one territory. */
function standingIn(known: Known, territory: string): SettingPlace {
  const { key, rows, records, today } = known;
  const values = viewsOf(known, territory);
  const holding = holdingOn(key, rows, today, territory);
  const current =
    holding === undefined
      ? // Before the law was made; the earliest value is to come.
        viewsOf(known, republic).at(-1)
      : viewsOf(known, holding.territory).find(({ validFrom }) => validFrom === holding.validFrom);
  if (current === undefined) throw new Error(`The setting ${key} has no value.`);
  return {
    territory,
    current,
    since: heldSince(key, rows, today, territory) ?? current.validFrom,
    upcoming: values.filter(({ standing }) => standing === "future").toReversed(),
    values,
    version: records.find((record) => record.territory === territory)?.version ?? 1,
  };
}

/** A territory's own values, newest start first; the registry's own stands before all entered ones of the country. */
function viewsOf({ key, rows, today, people }: Known, territory: string): SettingValueView[] {
  const { first } = settingRegistry[key];
  const nobody = { reason: null, proposed_by: null, approved_by: null, entered_at: null };
  const own = rows.filter((row) => row.territory === territory);
  const all =
    territory !== republic || own.some(({ valid_from }) => valid_from <= first.validFrom)
      ? own
      : [{ valid_from: first.validFrom, value: first.value as unknown, ...nobody }, ...own];
  const inForce = all.findLast(({ valid_from }) => valid_from <= today)?.valid_from;
  const person = (id: string | null) => (id === null ? null : { id, name: people.get(id) ?? id });
  return all
    .map((row) => ({
      territory,
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
