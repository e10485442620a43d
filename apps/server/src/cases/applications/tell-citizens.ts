import type { DisputeVerdict } from "@yer/api/contract/objections";
import type { StatusKey } from "@yer/api/contract/statuses";
import { accountsOf, accountsOfAll } from "../../identity/access/accounts-of.js";
import { notifyOfMany } from "../../identity/notices/service.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { ApplicationRecord } from "./application.js";

/** Statuses of which the occupier is told: something is asked of them, or decided. What offices do among themselves is not. */
const toldToOccupier: ReadonlySet<StatusKey> = new Set([
  "editing",
  "announced",
  "in_payment",
  "at_council",
  "rejected",
  "registered",
  "unregistered",
]);

/** What a citizen is told of an application of theirs. */
interface ToldToHolder {
  readonly application: Pick<ApplicationRecord, "row">;
  /** Their PINFL or STIR; `null`: it is not known, and nobody is told. */
  readonly number: string | null;
  readonly kind: "own.moved" | DisputeNotice | "own.reminder" | MoneyNotice;
  /** What its sentence needs beside the application's number. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/** What somebody wrote themselves: it may be about another's application, and its answer stands on their own page. */
const writtenThemselves: ReadonlySet<ToldToHolder["kind"]> = new Set(["own.objection", "own.complaint"]);

/** Tells citizens of applications of theirs, each time on its own: what came after does not make it unsaid. */
async function tellHolders(transaction: Transaction, acting: Acting, told: readonly ToldToHolder[]): Promise<void> {
  const hands = [acting.actor?.id, acting.actor?.impersonation?.byId];
  const accounts = await accountsOfAll(
    transaction,
    told.flatMap(({ number }) => number ?? []),
  );
  await notifyOfMany(
    transaction,
    acting,
    told.map(({ application: { row }, number, kind, params }) => ({
      to: (accounts.get(number ?? "") ?? []).filter((id) => !hands.includes(id)),
      kind,
      subject: writtenThemselves.has(kind) ? null : { kind: "own_application", id: row.id },
      params: { number: row.number, ...params },
    })),
  );
}

/** The PINFL or STIR of who occupies a plot, as far as it is known. */
function numberOfOccupier({ facts: { occupier } }: Pick<ApplicationRecord, "facts">): string | null {
  return occupier?.kind === "person" ? occupier.pinfl : (occupier?.stir ?? null);
}

/** Tells occupiers where their applications came to, in the portal and by the ways they chose. */
export async function tellOccupiers(
  transaction: Transaction,
  acting: Acting,
  applications: readonly Pick<ApplicationRecord, "row" | "facts">[],
  to: StatusKey,
): Promise<void> {
  if (!toldToOccupier.has(to)) return;
  await tellHolders(
    transaction,
    acting,
    applications.map((application) => ({
      application,
      number: numberOfOccupier(application),
      kind: "own.moved",
      params: { status: to },
    })),
  );
}

/** What an occupier is told of their money: it came in, part of what they owe or the whole; a receipt was taken back; it was paid back; what they asked for was answered. */
export type MoneyNotice = "own.receipt" | "own.correction" | "own.refund" | "own.instalments";

/** Tells the occupier of their money. */
export async function tellOfMoney(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row" | "facts">,
  kind: MoneyNotice,
): Promise<void> {
  await tellAllOfMoney(transaction, acting, [application], kind);
}

/** Tells occupiers of many applications at once, as above of one. */
export async function tellAllOfMoney(
  transaction: Transaction,
  acting: Acting,
  applications: readonly Pick<ApplicationRecord, "row" | "facts">[],
  kind: MoneyNotice,
): Promise<void> {
  await tellHolders(
    transaction,
    acting,
    applications.map((application) => ({ application, number: numberOfOccupier(application), kind })),
  );
}

/** The accounts by which the occupier can be told of something. */
export async function accountsOfOccupier(
  db: Db | Transaction,
  application: Pick<ApplicationRecord, "facts">,
): Promise<string[]> {
  const number = numberOfOccupier(application);
  return number === null ? [] : accountsOf(db, number);
}

/** Reminds the occupier of what they owe. */
export async function tellOfDebt(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row" | "facts">,
): Promise<void> {
  await tellHolders(transaction, acting, [
    { application, number: numberOfOccupier(application), kind: "own.reminder" },
  ]);
}

/** What is told of disputes: one's objection or complaint was decided; an objection to one's application came, or was decided. */
type DisputeNotice = "own.objection" | "own.objected" | "own.objection-decided" | "own.complaint";

/** Tells who objected what was decided of it; nobody whose number somebody else wrote down. */
export async function tellObjector(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row">,
  objection: { readonly objector_number: string; readonly proved: boolean },
  verdict: DisputeVerdict,
): Promise<void> {
  if (!objection.proved) return;
  const { objector_number: number } = objection;
  await tellHolders(transaction, acting, [{ application, number, kind: "own.objection", params: { verdict } }]);
}

/** Tells who complained, as occupier or as objector, what was decided of it: OneID vouched for them when they did. */
export async function tellComplainant(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row">,
  number: string,
  verdict: DisputeVerdict,
): Promise<void> {
  await tellHolders(transaction, acting, [{ application, number, kind: "own.complaint", params: { verdict } }]);
}

/** Tells the occupier that an objection to their application came. */
export async function tellOccupierOfObjection(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row" | "facts">,
): Promise<void> {
  const number = numberOfOccupier(application);
  await tellHolders(transaction, acting, [{ application, number, kind: "own.objected" }]);
}

/** Tells the occupier what became of objections to their application, of those decided in one act together. */
export async function tellOccupierOfVerdict(
  transaction: Transaction,
  acting: Acting,
  application: Pick<ApplicationRecord, "row" | "facts">,
  became: { readonly verdict: DisputeVerdict | "withdrawn"; readonly objections: number },
): Promise<void> {
  const number = numberOfOccupier(application);
  await tellHolders(transaction, acting, [
    { application, number, kind: "own.objection-decided", params: { ...became } },
  ]);
}
