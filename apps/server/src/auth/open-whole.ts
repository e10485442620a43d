import type { SignInRecord } from "@yer/api/contract/auth";
import type { Context } from "../context.js";
import type { Transaction } from "../database/database.js";
import { factorRequired } from "../factors/requirement.js";
import type { SignInMethod } from "../schema/tables/people.js";
import { settingAt } from "../settings/queries.js";
import { appendUserHistory } from "../users/user-record.js";
import { type Arrival, rememberDevice } from "./device.js";
import { tellNewDevice } from "./security-mails.js";
import { openSession } from "./session-service.js";

/** How somebody proved who they are, and whether this browser is to remember them. */
export interface Way {
  readonly method: Exclude<SignInMethod, "impersonation">;
  readonly remember: boolean;
}

/**
 * Opens the session of a person who has given everything that is asked of them, and tells them of a device they never
 * came from before. Who must have a second factor is not remembered.
 */
export async function openWhole(
  context: Context,
  tx: Transaction,
  person: { readonly id: string; readonly is_staff: boolean },
  { method, remember }: Way,
  arrival: Arrival,
  now: Date,
): Promise<SignInRecord> {
  const remembered = remember && !(await factorRequired(context.config, tx, person.id));
  const hours = remembered
    ? 24 * (await settingAt(tx, "session.remembered_days", now))
    : await settingAt(tx, "session.hours", now);
  const idleMinutes = remembered ? null : await settingAt(tx, "session.idle_minutes", now);
  const record = await openSession(
    tx,
    context.secrets,
    {
      userId: person.id,
      isStaff: person.is_staff,
      method,
      expiresAt: new Date(now.getTime() + hours * 3_600_000),
      idleMinutes,
      arrival,
    },
    now,
  );
  await appendUserHistory(tx, person.id, { at: now, actor: person.id, action: "session.opened", params: { method } });
  if (await rememberDevice(tx, person.id, arrival, now)) {
    await appendUserHistory(tx, person.id, { at: now, actor: person.id, action: "device.new" });
    await context.events.publish(tx, { kind: "session.new-device", user: person.id });
    await tellNewDevice(context, tx, person.id, arrival, now);
  }
  return record;
}
