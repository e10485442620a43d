import type { BankAccountMove, BankAccountRead, bankAccounts } from "@yer/api/contract/bank-accounts";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { uuidv7 } from "uuidv7";
import { takersOf } from "../../cases/applications/last-able.js";
import type { Actor } from "../../platform/acting/actor.js";
import { proposedBy, proposersOf } from "../../platform/acting/proposed.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { appendHistory } from "../../platform/history/append-history.js";
import { Problem, refuseFor } from "../../platform/problem/problem.js";
import { movesOfAccount, reasonsAgainstAccount } from "../../rules/money/bank-account.js";
import { accountsOf, changeAccount, findAccount, insertAccount, lockAccount, type NamedAccount } from "./queries.js";

function against(move: BankAccountMove, row: NamedAccount, actor: Actor) {
  const standing = { state: row.state, proposedBy: proposersOf(row) };
  return reasonsAgainstAccount(move, standing, { hands: takersOf(actor), codes: actor.codes });
}

function presentAccount(row: NamedAccount, actor: Actor): BankAccountRead {
  const { id, number, mfo, name, kind, state, reason, version } = row;
  return {
    id,
    region: { soato: row.home_region, name: row.region_name },
    number,
    mfo,
    name,
    // Those of clearing are left out of all that is read here.
    kind: kind === "online" ? kind : "bank",
    state,
    proposedBy: row.proposer ?? row.made_by,
    decidedBy: row.decider,
    reason,
    at: (row.changed_at ?? row.made_at).toISOString(),
    acts: Object.fromEntries(movesOfAccount(state).map(({ move }) => [move, against(move, row, actor)])),
    version,
  };
}

/** Accounts as a person sees them. */
export async function readAccounts(db: Db, actor: Actor): Promise<BankAccountRead[]> {
  return (await accountsOf(db, actor.territory)).map((row) => presentAccount(row, actor));
}

/** One account as a person sees it. @throws {Problem} `not-found` */
export async function readAccount(
  transaction: Transaction,
  { actor }: ActingPerson,
  id: string,
): Promise<BankAccountRead> {
  return presentAccount(await findAccount(transaction, actor.territory, id), actor);
}

/** Proposes an account. @returns its id @throws {Problem} */
export async function openAccount(
  transaction: Transaction,
  acting: ActingPerson,
  { region, ...given }: BodyOf<typeof bankAccounts.open>,
): Promise<string> {
  const { actor, now } = acting;
  if (!contains(actor.territory, region)) throw refused("other-territory");
  const id = uuidv7();
  const at = { made_at: now, made_by: actor.name, changed_at: now };
  const row = { home_region: region, id, ...given, ...at, ...proposedBy(actor), state: "proposed" as const };
  if (!(await insertAccount(transaction, row))) throw refused("account-known");
  await remember(transaction, acting, row, { action: "bank_account.proposed" });
  return id;
}

/** An act on an account that is there. */
export interface AccountActed {
  readonly id: string;
  readonly move: BankAccountMove;
  readonly ifMatch: number;
  readonly reason?: string;
}

/** Makes a move of an account, such as approving or closing it. @throws {Problem} */
export async function moveAccount(
  transaction: Transaction,
  acting: ActingPerson,
  { id, move, ifMatch, reason }: AccountActed,
): Promise<void> {
  const { actor, now } = acting;
  await lockAccount(transaction, id);
  const row = await findAccount(transaction, actor.territory, id);
  if (row.version !== ifMatch) throw new Problem("precondition-failed");
  refuseFor(against(move, row, actor));
  const to = movesOfAccount(row.state).find((one) => one.move === move)?.to;
  if (to === undefined) return;
  await changeAccount(transaction, row, {
    state: to,
    changed_at: now,
    ...(move === "close" ? { ...proposedBy(actor), decider: null } : {}),
    ...(move === "approve" || move === "refuse" ? { decider: actor.name } : {}),
    ...(reason === undefined ? {} : { reason }),
    ...(move === "withdraw" ? { reason: null } : {}),
  });
  await remember(transaction, acting, row, {
    action: `bank_account.${move}`,
    ...(reason === undefined ? {} : { reason }),
  });
}

async function remember(
  transaction: Transaction,
  { actor, now }: ActingPerson,
  { id, home_region: homeRegion, number }: Pick<NamedAccount, "id" | "home_region" | "number">,
  entry: { readonly action: string; readonly reason?: string },
): Promise<void> {
  await appendHistory(transaction, {
    record: { kind: "bank_account", id, homeRegion },
    at: now,
    actor: actor.id,
    impersonator: actor.impersonation?.byId ?? null,
    params: { number },
    ...entry,
  });
}

function refused(code: "other-territory" | "account-known"): Problem {
  return new Problem("move-refused", { reasons: [{ code }] });
}
