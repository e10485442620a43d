import { type NoticeKind, urgentNotices } from "@yer/api/contract/notices";
import type { Transaction } from "../../platform/database/database.js";
import { usualChoices } from "./chosen.js";
import { type Chosen, dueAt } from "./due.js";
import { queue, type Reader, readersOf } from "./queries.js";

/** Ways of a notice out of the service. */
export type Channel = "email" | "sms";

/** Where a person is reached by a way. */
export function addressOf({ email, phone }: Pick<Reader, "email" | "phone">, channel: Channel): string | null {
  return channel === "email" ? email : phone;
}

/** Whether a notice of a kind leaves by a way. The letter of an urgent one is written where it happens (`identity/sessions/security-mails.ts`). */
export function isWanted({ kinds }: Pick<Chosen, "kinds">, kind: NoticeKind, channel: Channel): boolean {
  return channel === "email" ? kinds[kind].email && !urgentNotices.has(kind) : kinds[kind].sms;
}

/** Lets notices wait to leave by the ways their readers chose, in the transaction that tells them. */
export async function queueNotices(
  tx: Transaction,
  told: readonly { readonly id: string; readonly user: string; readonly kind: NoticeKind }[],
  now: Date,
): Promise<void> {
  const readers = await readersOf(tx, [...new Set(told.map(({ user }) => user))]);
  const reachable = readers.filter(({ blocked, email, phone }) => !blocked && (email !== null || phone !== null));
  if (reachable.length === 0) return;
  const usual = reachable.some(({ chosen }) => chosen === undefined) ? await usualChoices(tx, now) : undefined;
  const byId = new Map(reachable.map((reader) => [reader.id, reader]));
  await queue(
    tx,
    told.flatMap(({ id, user, kind }) => {
      const reader = byId.get(user);
      const chosen = reader?.chosen ?? usual;
      if (reader === undefined || chosen === undefined) return [];
      return (["email", "sms"] as const)
        .filter((channel) => addressOf(reader, channel) !== null && isWanted(chosen, kind, channel))
        .map((channel) => ({
          notice_id: id,
          user_id: user,
          channel,
          queued_at: now,
          due_at: dueAt(chosen, kind, { at: now, now, lastDigest: reader.tally.digest_day }),
        }));
    }),
  );
}
