import type { CalendarChange, Proposal } from "@yer/api/contract/settings";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { recordSetting, type SettingActing, type SettingSubject, touchRecord } from "./record.js";

const dayLength = 86_400_000;

/** A change that shall wait for a second person. */
export interface NewProposal {
  readonly act: Proposal["act"];
  readonly validFrom: string | null;
  readonly value: unknown;
  readonly before: unknown;
  readonly changes?: readonly CalendarChange[];
  readonly reason: string;
  /** Version of the record it is made on. */
  readonly baseVersion: number;
}

/** Keeps a proposal under the record's lock; it expires after the days that are set when it is made. */
export async function propose(
  transaction: Transaction,
  acting: SettingActing,
  subject: SettingSubject,
  given: NewProposal,
): Promise<void> {
  const { actor, now } = acting;
  const days = await settingAt(transaction, "proposal.days", now);
  await transaction
    .insertInto("setting_proposals")
    .values({
      id: uuidv7(),
      subject,
      act: given.act,
      valid_from: given.validFrom,
      value: jsonb(given.value ?? null),
      before: jsonb(given.before ?? null),
      changes: jsonb(given.changes ?? []),
      reason: given.reason,
      base_version: given.baseVersion,
      proposed_by: actor.id,
      impersonator: actor.impersonation?.byId ?? null,
      proposed_at: now,
      expires_at: new Date(now.getTime() + days * dayLength),
    })
    .execute();
  await touchRecord(transaction, subject, now, false);
  await recordSetting(transaction, acting, subject, {
    action: "setting.proposed",
    reason: given.reason,
    changes:
      given.act === "calendar"
        ? (given.changes ?? []).map((change) => ({ pointer: `/days/${change.day}`, before: null, after: change }))
        : [{ pointer: "/value", before: given.before, after: given.value }],
    ...(given.validFrom === null ? {} : { params: { start: given.validFrom } }),
  });
}
