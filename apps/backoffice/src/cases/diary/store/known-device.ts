import type { DiaryDatabase } from "./diary-database.js";
import { outboxKey } from "./outbox-key.js";
import { type Sealed, sealValue, unsealValue } from "./seal.js";

/** What this device is to one person: each of them registers it for themselves. */
export interface KnownDevice {
  readonly id: string;
  readonly person: string;
  /** The upload ticket, sealed: it hands in what was written here, and can nothing else. */
  readonly ticket: Sealed;
}

/** Remembers this device as the service registered it for a person. */
export async function keepDevice(
  database: DiaryDatabase,
  { id, person, ticket }: { readonly id: string; readonly person: string; readonly ticket: string },
): Promise<void> {
  const sealed = await sealValue(await outboxKey(database), `device/${id}`, ticket);
  await database.put("devices", { id, person, ticket: sealed });
}

/** This device's id for a person; undefined where it was not registered for them. */
export async function deviceOf(database: DiaryDatabase, person: string): Promise<string | undefined> {
  return (await database.getAll("devices")).find((one) => one.person === person)?.id;
}

/** The ticket that hands in what was written under a device's id; undefined where the id is not known here. */
export async function ticketOf(database: DiaryDatabase, id: string): Promise<string | undefined> {
  const known = await database.get("devices", id);
  return known && String(await unsealValue(await outboxKey(database), `device/${id}`, known.ticket));
}
