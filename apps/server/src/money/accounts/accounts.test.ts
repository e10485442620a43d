import { bankAccounts } from "@yer/api/contract/bank-accounts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { safeParse } from "zod/mini";
import type { Actor } from "../../platform/acting/actor.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { accountsOfLists } from "./queries.js";
import { type AccountActed, moveAccount, openAccount, readAccounts } from "./service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const clerk = (): Actor => ({ ...kit.cast.cashier, territory: "1718" });
const head = (): Actor => ({ ...kit.cast.financeHead, territory: "1718" });
const given = { region: "1718", mfo: "00401", name: "Samarqand", kind: "bank" as const };
const propose = async (number: string, more: object = {}, by = clerk()) =>
  kit.act(by, (tx, acting) => openAccount(tx, acting, { ...given, number, ...more }));
const accountOf = async (id: string, by = head()) => {
  const found = (await readAccounts(kit.database.db, by)).find((one) => one.id === id);
  if (found === undefined) throw new Error("It is not seen.");
  return found;
};
const move = async (id: string, by: Actor, what: Omit<AccountActed, "id" | "ifMatch">) => {
  const { version: ifMatch } = await accountOf(id);
  return kit.act(by, (tx, acting) => moveAccount(tx, acting, { id, ifMatch, ...what }));
};
const taken = async () => [...(await accountsOfLists(kit.database.db, "1718")).keys()];
const refusedWith = (code: string) => ({ code: "move-refused", details: { reasons: [{ code }] } });

test("an account takes lists once another person has opened it, and none once another has closed it", async () => {
  const number = "20208000900100000001";
  const id = await propose(number);
  expect(await taken()).toEqual([]);
  await expect(move(id, clerk(), { move: "approve" })).rejects.toMatchObject(refusedWith("permission-missing"));
  const both: Actor = { ...clerk(), codes: new Set([...clerk().codes, ...head().codes]) };
  await expect(move(id, both, { move: "approve" })).rejects.toMatchObject(refusedWith("proposal-own"));
  await move(id, head(), { move: "approve" });
  expect(await accountOf(id)).toMatchObject({ state: "open", proposedBy: clerk().name, decidedBy: head().name });
  expect(await taken()).toEqual([number]);
  await move(id, clerk(), { move: "close", reason: "Bank almashdi" });
  expect(await taken()).toEqual([number]);
  await move(id, head(), { move: "refuse", reason: "Hali roʻyxat keladi" });
  expect(await accountOf(id)).toMatchObject({ state: "open", reason: "Hali roʻyxat keladi" });
  await move(id, clerk(), { move: "close", reason: "Bank almashdi" });
  await move(id, head(), { move: "approve" });
  expect(await taken()).toEqual([]);
  // Its lines are known by it: under another id they could be booked anew.
  await expect(propose(number)).rejects.toMatchObject(refusedWith("account-known"));
});

test("what was refused or taken back frees its number; a proposal is taken back by who made it", async () => {
  const number = "20208000900100000002";
  const first = await propose(number);
  await expect(propose(number)).rejects.toMatchObject(refusedWith("account-known"));
  await expect(move(first, { ...clerk(), id: head().id }, { move: "withdraw" })).rejects.toMatchObject(
    refusedWith("proposal-of-another"),
  );
  await move(first, clerk(), { move: "withdraw" });
  const second = await propose(number);
  await move(second, head(), { move: "refuse", reason: "Raqam boshqa" });
  expect((await accountOf(await propose(number))).state).toBe("proposed");
});

test("a region has one account for online payments, and nobody opens one beyond their territory", async () => {
  await propose("20208000900100000003", { kind: "online" });
  await expect(propose("20208000900100000004", { kind: "online" })).rejects.toMatchObject(refusedWith("account-known"));
  await expect(propose("20208000900100000005", { region: "1703" })).rejects.toMatchObject(
    refusedWith("other-territory"),
  );
  expect(await readAccounts(kit.database.db, { ...head(), territory: "1718401" })).toEqual([]);
});

test.each([
  ["2020800090010000000", "19 digits"],
  ["20208840900100000001", "another currency"],
  ["20208000000000000000", "nothing behind the currency"],
])("a number of %s is refused when it is saved: %s", (number) => {
  const body = { ...given, number };
  expect(safeParse(bankAccounts.open.body, body).success).toBe(false);
  expect(safeParse(bankAccounts.open.body, { ...body, number: "20208000900100000001" }).success).toBe(true);
  expect(safeParse(bankAccounts.open.body, { ...body, number: "20208000900100000001", mfo: "00000" }).success).toBe(
    false,
  );
});
