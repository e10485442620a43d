import { setTimeout as delay } from "node:timers/promises";
import { expect } from "vitest";
import { verifyStatuses } from "../../cases/applications/verify-statuses.js";
import type { Db } from "../../platform/database/database.js";
import type { Context } from "../../platform/context.js";
import { verifyJournal } from "../../money/journal/verify-journal.js";
import { verifyHistory } from "../../platform/history/verify-history.js";
import type { TestApp } from "../test-app.js";
import { type Ledger, openLedger, runClient, type Send } from "./clients.js";
import type { Contest } from "./contested-applications.js";
import { type Recorded, readRecorded } from "./recorded.js";

/** Runs all clients of a contest for as long as `meanwhile` lasts; what it throws, or a client, ends the contest. */
export async function contend(
  contest: Contest,
  servers: readonly Send[],
  meanwhile: (ledger: Ledger) => Promise<void>,
): Promise<Ledger> {
  const ledger = openLedger();
  const stop = new AbortController();
  const clients = Promise.all(
    contest.clerks.map(async (clerk) => runClient(clerk, contest, servers, ledger, stop.signal)),
  );
  try {
    await Promise.race([meanwhile(ledger), clients]);
  } finally {
    stop.abort();
  }
  await clients;
  return ledger;
}

/** Waits until something is true of what the clients did; asked without a pause, it would take a processor from them. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await delay(10);
}

/** How many acts were acknowledged. */
export function actsOf(ledger: Ledger): number {
  return [...ledger.done.values()].reduce((sum, times) => sum + times, 0);
}

/** What was acknowledged is what was done: each act once, no money more or less, no version skipped. */
export async function expectAgreement(
  ledger: Ledger,
  since: Date,
  { db, secrets }: Context,
  read: (db: Db, since: Date) => Promise<Recorded> = readRecorded,
): Promise<void> {
  const recorded = await read(db, since);
  expect(ledger.faults).toEqual([]);
  expect(Object.fromEntries(recorded.done)).toEqual(Object.fromEntries(ledger.done));
  expect(Object.fromEntries(recorded.paid)).toEqual(Object.fromEntries(ledger.paid));
  expect(recorded.lost).toEqual([]);
  expect((await verifyStatuses(db)).faults).toEqual([]);
  expect((await verifyHistory(db, secrets.historyPublicKey)).faults).toEqual([]);
  expect((await verifyJournal(db)).faults).toEqual([]);
}

/** Prints what came of a contest. */
export function tell(what: string, ledger: Ledger): void {
  const answers = [...ledger.statuses]
    .toSorted(([one], [two]) => one - two)
    .map(([status, times]) => `${times} × ${status}`);
  process.stdout.write(`${what}: ${actsOf(ledger)} acts done, ${answers.join(", ")}, ${ledger.retried} sent again.\n`);
}

/** A service within this process, as a server that clients call. */
export function within(service: TestApp): Send {
  return async ({ method, path, token, key, ifMatch, body }) =>
    service.call({
      method,
      path,
      token,
      body,
      headers: {
        ...(key !== undefined && { "idempotency-key": key }),
        ...(ifMatch !== undefined && { "if-match": `"${ifMatch}"` }),
      },
    });
}
