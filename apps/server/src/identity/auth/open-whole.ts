import type { SignInRecord } from "@yer/api/contract/auth";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { factorRequired } from "../factors/requirement.js";
import type { SignInMethod } from "../../schema/tables/people.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { appendUserHistory } from "../users/user-record.js";
import { type Arrival, rememberDevice } from "../sessions/device.js";
import { tellNewDevice } from "../sessions/security-mails.js";
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
  { method, remember, arrival }: Way & { readonly arrival: Arrival },
  now: MachineTime,
): Promise<SignInRecord> {
  const remembered = remember && !(await factorRequired(context.config, tx, person.id));
  const hours = remembered
    ? 24 * (await settingAt(tx, "session.remembered_days", context.legalClock.now()))
    : await settingAt(tx, "session.hours", context.legalClock.now());
  const idleMinutes = remembered ? null : await settingAt(tx, "session.idle_minutes", context.legalClock.now());
  const record = await openSession(
    tx,
    { context, now },
    {
      userId: person.id,
      isStaff: person.is_staff,
      method,
      expiresAt: new Date(now.getTime() + hours * 3_600_000),
      idleMinutes,
      arrival,
    },
  );
  await appendUserHistory(tx, person.id, {
    at: context.legalClock.now(),
    actor: person.id,
    action: "session.opened",
    params: { method },
  });
  if (await rememberDevice(tx, person.id, arrival, now)) {
    await appendUserHistory(tx, person.id, { at: context.legalClock.now(), actor: person.id, action: "device.new" });
    await context.events.publish(tx, { kind: "session.new-device", user: person.id });
    await tellNewDevice(context, tx, person.id, arrival, context.legalClock.now());
  }
  return record;
}
