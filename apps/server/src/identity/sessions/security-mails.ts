import type { LegalTime } from "../../platform/clock/clock.js";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import type { Context } from "../../platform/context.js";
import type { Transaction } from "../../platform/database/database.js";
import { notify } from "../notices/service.js";
import { sendMail } from "../../platform/outbox/outbox.js";
import type { Arrival } from "./device.js";
import { securityWords } from "./words.js";

/** Where and in which language a person is written to; undefined for who has given no address. */
async function readerOf(tx: Transaction, userId: string) {
  const row = await tx
    .selectFrom("users")
    .select(["email", "preferences"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return row.email === null
    ? undefined
    : { to: row.email, say: await securityWords(row.preferences?.locale ?? "uz_UZ") };
}

function profileOf({ config }: Pick<Context, "config">): string {
  return `${config.publicUrl}/user-profile`;
}

/** Tells a person, in their language, that they signed in on a device they never used before. */
export async function tellNewDevice(
  context: Context,
  tx: Transaction,
  userId: string,
  { browser, system, address }: Arrival,
  now: LegalTime,
): Promise<void> {
  await notify(tx, { events: context.events, now }, { to: [userId], kind: "account.device", subject: null });
  const reader = await readerOf(tx, userId);
  if (reader === undefined) return;
  const { to, say } = reader;
  const text = say("security.device.text", {
    name: [browser, system].filter(Boolean).join(", ") || say("security.device.unknown"),
    network: address,
    at: minuteInTashkent(now),
    address: profileOf(context),
  });
  await sendMail(context, tx, { to, subject: say("security.device.subject"), text }, now);
}

/** Tells a person, at the address they had, before it is changed: who changed it may not have been them. */
export async function tellChangedAddress(
  context: Context,
  tx: Transaction,
  userId: string,
  now: LegalTime,
): Promise<void> {
  await notify(tx, { events: context.events, now }, { to: [userId], kind: "account.email", subject: null });
  const reader = await readerOf(tx, userId);
  if (reader === undefined) return;
  const { to, say } = reader;
  const text = say("security.email.text", { at: minuteInTashkent(now), address: profileOf(context) });
  await sendMail(context, tx, { to, subject: say("security.email.subject"), text }, now);
}
