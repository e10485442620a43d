import type { CalendarChange, Proposal } from "@yer/api/contract/settings";
import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
import { settingAt } from "../../platform/dated-settings/queries.js";
import { storeProposal } from "./proposal-queries.js";
import { touchRecord } from "./queries.js";
import { type InTerritory, type Person, recordSetting } from "./record.js";

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

/**
 * Keeps a proposal under the record's lock; it expires after the days that are set when it is made.
 * @returns its id
 */
export async function propose(
  transaction: Transaction,
  doer: Person,
  of: InTerritory,
  given: NewProposal,
): Promise<string> {
  const { actor, now } = doer;
  const id = uuidv7();
  const days = await settingAt(transaction, "proposal.days", now);
  await storeProposal(transaction, {
    id,
    ...of,
    act: given.act,
    valid_from: given.validFrom,
    value: given.value ?? null,
    before: given.before ?? null,
    changes: given.changes ?? [],
    reason: given.reason,
    base_version: given.baseVersion,
    proposed_by: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    proposed_at: now,
    expires_at: new Date(now.getTime() + days * dayLength),
  });
  await touchRecord(transaction, of, now, false);
  await recordSetting(transaction, doer, of, {
    action: "setting.proposed",
    reason: given.reason,
    changes:
      given.act === "calendar"
        ? (given.changes ?? []).map((change) => ({ pointer: `/days/${change.day}`, before: null, after: change }))
        : [{ pointer: "/value", before: given.before, after: given.value }],
    start: given.validFrom,
  });
  return id;
}
