import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { SettingPage } from "@yer/api/contract/settings";
import { type SettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import { republic } from "../../platform/territory/territory.js";
import type { Transaction } from "../../platform/database/database.js";
import { holdingOn } from "../../platform/dated-settings/settings.js";
import { Problem } from "../../platform/problem/problem.js";
import { settingPage } from "./page.js";
import { propose } from "./propose.js";
import { type Given, isOffered, lockRecord, readValues, removeValue, storeValue, touchRecord } from "./queries.js";
import { assertCovers, doerOf, type InTerritory, recordSetting } from "./record.js";
import { setReasons, type WantedValue, wantedValue, withdrawReasons } from "./start.js";

type OfSetting = InTerritory<SettingKey>;

/** What a person sends of a value: left out, its territory is the country. */
type Sent<Body> = Omit<Body, "territory"> & { readonly territory?: string | undefined; readonly reason: string };

async function held(
  transaction: Transaction,
  { actor, now }: ActingInContext,
  of: OfSetting,
  ifMatch: number,
): Promise<number> {
  assertCovers(actor, of.territory);
  const version = await lockRecord(transaction, of);
  if (version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await settingPage(transaction, of, actor, now) });
  }
  return version;
}

/** Writes a value that was decided, and its history. The record is locked, and reasons against it were weighed. */
export async function applyValue(
  transaction: Transaction,
  { actor, now, context: { events } }: ActingInContext,
  of: OfSetting,
  { validFrom, value, ...by }: Omit<WantedValue, "territory"> & Omit<Given, "at">,
): Promise<void> {
  const rows = await readValues(transaction, [of.subject]);
  const before = holdingOn(of.subject, rows, validFrom, of.territory)?.value ?? null;
  await storeValue(transaction, of, { validFrom, value }, { ...by, at: now });
  await touchRecord(transaction, of, now, true);
  await recordSetting(transaction, { actor, now, events }, of, {
    action: "setting.set",
    reason: by.reason,
    changes: [{ pointer: "/value", before, after: value }],
    start: validFrom,
  });
}

/** Takes a value away that has not begun, and keeps that in the history. */
export async function applyWithdrawal(
  transaction: Transaction,
  { actor, now, context: { events } }: ActingInContext,
  of: OfSetting,
  { validFrom, reason }: { readonly validFrom: string; readonly reason: string },
): Promise<void> {
  const before = await removeValue(transaction, of, validFrom);
  const rows = await readValues(transaction, [of.subject]);
  const after = holdingOn(of.subject, rows, validFrom, of.territory)?.value ?? null;
  await touchRecord(transaction, of, now, true);
  await recordSetting(transaction, { actor, now, events }, of, {
    action: "setting.withdrawn",
    reason,
    changes: [{ pointer: "/value", before, after }],
    start: validFrom,
  });
}

/** @throws {Problem} `invalid` for a region or a district that does not stand today */
async function assertOffered(transaction: Transaction, territory: string): Promise<void> {
  if (territory === republic || (await isOffered(transaction, territory))) return;
  throw new Problem("invalid", { errors: [{ in: "body", pointer: "/territory", code: "place-unknown" }] });
}

function refuse(reasons: ReturnType<typeof setReasons>): void {
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
}

/**
 * Gives a setting a value from a day on in a territory, or proposes it where two persons are needed.
 * @throws {Problem} `invalid`, `precondition-failed`, `move-refused`, `access-denied`
 */
export async function setValue(
  transaction: Transaction,
  acting: ActingInContext,
  key: SettingKey,
  { body: given, ifMatch }: Guarded<Sent<WantedValue>>,
): Promise<SettingPage> {
  const { actor, now } = acting;
  const { reason, territory = republic } = given;
  const of = { subject: key, territory };
  const baseVersion = await held(transaction, acting, of, ifMatch);
  const { validFrom, value } = wantedValue(key, { ...given, territory }, now);
  await assertOffered(transaction, territory);
  const rows = await readValues(transaction, [key]);
  refuse(setReasons(key, rows, { territory, validFrom, value }, now));
  if (settingRegistry[key].approval === "two") {
    const before = holdingOn(key, rows, validFrom, territory)?.value ?? null;
    await propose(transaction, doerOf(acting), of, { act: "set", validFrom, value, before, reason, baseVersion });
  } else {
    await applyValue(transaction, acting, of, { validFrom, value, reason, proposedBy: actor.id, approvedBy: null });
  }
  return settingPage(transaction, of, actor, now);
}

/**
 * Takes back a value that has not begun, or proposes that.
 * @throws {Problem} `precondition-failed`, `move-refused`, `access-denied`
 */
export async function withdrawValue(
  transaction: Transaction,
  acting: ActingInContext,
  key: SettingKey,
  { body, ifMatch }: Guarded<Sent<Pick<WantedValue, "territory" | "validFrom">>>,
): Promise<SettingPage> {
  const { actor, now } = acting;
  const { validFrom, reason, territory = republic } = body;
  const of = { subject: key, territory };
  const baseVersion = await held(transaction, acting, of, ifMatch);
  const rows = await readValues(transaction, [key]);
  refuse(withdrawReasons(rows, { territory, validFrom }, now));
  if (settingRegistry[key].approval === "two") {
    const before = rows.find((row) => row.territory === territory && row.valid_from === validFrom)?.value ?? null;
    await propose(transaction, doerOf(acting), of, {
      act: "withdraw",
      validFrom,
      value: null,
      before,
      reason,
      baseVersion,
    });
  } else {
    await applyWithdrawal(transaction, acting, of, { validFrom, reason });
  }
  return settingPage(transaction, of, actor, now);
}
