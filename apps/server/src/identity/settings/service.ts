import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { SettingPage } from "@yer/api/contract/settings";
import { type SettingKey, settingRegistry } from "@yer/api/contract/setting-registry";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { Problem } from "../../platform/problem/problem.js";
import { settingPage } from "./page.js";
import { propose } from "./propose.js";
import { assertRepublic, lockRecord, recordSetting, type SettingActing, touchRecord } from "./record.js";
import { setReasons, valueOn, type WantedValue, wantedValue, withdrawReasons } from "./start.js";

/** Rows of a setting as rules weigh them. */
export async function rowsOf(transaction: Transaction, key: SettingKey) {
  return transaction.selectFrom("settings").select(["valid_from", "value"]).where("key", "=", key).execute();
}

async function held(
  transaction: Transaction,
  { actor, now }: SettingActing,
  key: SettingKey,
  ifMatch: number,
): Promise<number> {
  assertRepublic(actor);
  const version = await lockRecord(transaction, key);
  if (version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await settingPage(transaction, key, actor, now) });
  }
  return version;
}

/** Writes a value that was decided, and its history. The record is locked, and reasons against it were weighed. */
export async function applyValue(
  transaction: Transaction,
  acting: SettingActing,
  key: SettingKey,
  { validFrom, value }: WantedValue,
  by: { readonly reason: string; readonly proposedBy: string; readonly approvedBy: string | null },
): Promise<void> {
  const before = valueOn(key, await rowsOf(transaction, key), validFrom)?.value ?? null;
  const row = {
    value: jsonb(value),
    reason: by.reason,
    proposed_by: by.proposedBy,
    approved_by: by.approvedBy,
    entered_at: acting.now,
  };
  await transaction
    .insertInto("settings")
    .values({ key, valid_from: validFrom, ...row })
    .onConflict((conflict) => conflict.columns(["key", "valid_from"]).doUpdateSet(row))
    .execute();
  await touchRecord(transaction, key, acting.now, true);
  await recordSetting(transaction, acting, key, {
    action: "setting.set",
    reason: by.reason,
    changes: [{ pointer: "/value", before, after: value }],
    params: { start: validFrom },
  });
}

/** Takes a value away that has not begun, and keeps that in the history. */
export async function applyWithdrawal(
  transaction: Transaction,
  acting: SettingActing,
  key: SettingKey,
  validFrom: string,
  reason: string,
): Promise<void> {
  const { value } = await transaction
    .deleteFrom("settings")
    .where("key", "=", key)
    .where("valid_from", "=", validFrom)
    .returning("value")
    .executeTakeFirstOrThrow();
  const after = valueOn(key, await rowsOf(transaction, key), validFrom)?.value ?? null;
  await touchRecord(transaction, key, acting.now, true);
  await recordSetting(transaction, acting, key, {
    action: "setting.withdrawn",
    reason,
    changes: [{ pointer: "/value", before: value, after }],
    params: { start: validFrom },
  });
}

/**
 * Gives a setting a value from a day on, or proposes it where two persons are needed.
 * @throws {Problem} `invalid`, `precondition-failed`, `move-refused`, `access-denied`
 */
export async function setValue(
  transaction: Transaction,
  acting: SettingActing,
  key: SettingKey,
  { body: given, ifMatch }: Guarded<WantedValue & { readonly reason: string }>,
): Promise<SettingPage> {
  const { actor, now } = acting;
  const baseVersion = await held(transaction, acting, key, ifMatch);
  const wanted = wantedValue(key, given, now);
  const rows = await rowsOf(transaction, key);
  const reasons = setReasons(key, rows, wanted, now);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  if (settingRegistry[key].approval === "two") {
    const before = valueOn(key, rows, wanted.validFrom)?.value ?? null;
    await propose(transaction, acting, key, { act: "set", ...wanted, before, reason: given.reason, baseVersion });
  } else {
    await applyValue(transaction, acting, key, wanted, {
      reason: given.reason,
      proposedBy: actor.id,
      approvedBy: null,
    });
  }
  return settingPage(transaction, key, actor, now);
}

/**
 * Takes back a value that has not begun, or proposes that.
 * @throws {Problem} `precondition-failed`, `move-refused`, `access-denied`
 */
export async function withdrawValue(
  transaction: Transaction,
  acting: SettingActing,
  key: SettingKey,
  { body: { validFrom, reason }, ifMatch }: Guarded<{ readonly validFrom: string; readonly reason: string }>,
): Promise<SettingPage> {
  const { actor, now } = acting;
  const baseVersion = await held(transaction, acting, key, ifMatch);
  const rows = await rowsOf(transaction, key);
  const reasons = withdrawReasons(rows, validFrom, now);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  if (settingRegistry[key].approval === "two") {
    const before = rows.find((row) => row.valid_from === validFrom)?.value ?? null;
    await propose(transaction, acting, key, { act: "withdraw", validFrom, value: null, before, reason, baseVersion });
  } else {
    await applyWithdrawal(transaction, acting, key, validFrom, reason);
  }
  return settingPage(transaction, key, actor, now);
}
