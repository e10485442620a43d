import type { Client } from "@yer/api/client";
import { type DiaryDatabase, openDiary } from "../store/diary-database.js";
import { ticketOf } from "../store/known-device.js";
import { type Outbox, openOutbox } from "../store/outbox.js";
import { endRound } from "../store/pin-lock.js";
import { officeOfService, ticketClients } from "../sync/office-of-service.js";
import { createSender, type Sender } from "../sync/sender.js";

/** The diary of this device: what is stored on it, and what sends it. */
export interface DeviceDiary {
  readonly database: DiaryDatabase;
  readonly outbox: Outbox;
  readonly sender: Sender;
  /** The round's key, once a PIN has opened it and as long as the page is open. */
  readonly heldKey: () => CryptoKey | undefined;
  readonly holdKey: (key: CryptoKey | undefined) => void;
}

async function open({ environment, session }: Client): Promise<DeviceDiary> {
  const database = await openDiary();
  const outbox = await openOutbox(database);
  await outbox.forgetReceived(Date.now());
  const clients = ticketClients(environment, async (id) => ticketOf(database, id));
  const sender = createSender({ database, outbox, clients, office: officeOfService(clients) });
  let held: CryptoKey | undefined;
  // Signed out, blocked, thrown out: the round goes, wherever it was said. The outbox stays.
  session.subscribe(({ record }) => {
    if (record) return;
    held = undefined;
    endRound(database).catch(reportError);
  });
  sender.send();
  const holdKey = (key: CryptoKey | undefined): void => {
    held = key;
  };
  return { database, outbox, sender, heldKey: () => held, holdKey };
}

let opened: Promise<DeviceDiary> | undefined;

/**
 * Opens the diary of this device, once for the page; after a failure it is tried again.
 *
 * @throws NewerDataError where a newer version of the app wrote it
 */
export async function deviceDiary(client: Client): Promise<DeviceDiary> {
  opened ??= open(client);
  try {
    return await opened;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}
