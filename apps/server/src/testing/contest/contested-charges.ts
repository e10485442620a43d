import { randomUUID } from "node:crypto";
import type { Application } from "@yer/api/contract/applications";
import type { ApplicationCorrections } from "@yer/api/contract/corrections";
import type { OpenLine } from "@yer/api/contract/statement-lines";
import { searchKey } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import { decideAsJustice } from "../../cases/application-acts/service.js";
import { bookLines } from "../../money/statement-lines/book.js";
import { type Look, oneOf, type Try } from "./clients.js";
import {
  actAs,
  type Clerk,
  type Contest,
  makeClerks,
  makeFiles,
  makeNeighborhood,
  offices,
  type Service,
  signsInAnew,
} from "./contested-applications.js";

const region = "1718";
const account = "20208000900100001001";
const lines = 100;

/** Who works on money, and how many of a hundred people they are. */
const ofMoney = {
  cashier: { kind: "cashier", share: 60, codes: ["record:payment"] },
  corrector: { kind: "cashier", share: 20, codes: ["correct:payment"] },
  head: { kind: "cashier", share: 20, codes: ["approve:correction"] },
} as const;

/**
 * Makes a region's people of money, charges that are due, and lines of a bank's statement that are nobody's yet.
 * The clock ends up at `at`, which the servers share.
 */
export async function makeChargesContest(service: Service, people: number, count: number, at: Date): Promise<Contest> {
  const { context, clock } = service;
  clock.set(at);
  await makeNeighborhood(service);
  const { operator, architect, ecologist, justice } = offices;
  const carriers = await makeClerks(service, { operator, architect, ecologist, justice }, 0, region);
  const files = await makeFiles(service, carriers, { at, ends: Array.from({ length: count }, () => "heard" as const) });
  for (const id of files) {
    await actAs(service, carriers, "justice", async (tx, acting) =>
      decideAsJustice(tx, acting, id, { verdict: "positive", reason: "Qonuniy" }),
    );
  }
  const clerks = await makeClerks(service, ofMoney, people, region);
  const accountId = uuidv7();
  await context.db
    .insertInto("bank_accounts")
    .values({
      home_region: region,
      id: accountId,
      number: account,
      mfo: "00401",
      name: "S",
      made_at: at,
      made_by: null,
    })
    .execute();
  const told = await actAs(service, clerks, "cashier", async (tx, acting) =>
    bookLines(
      tx,
      acting,
      Array.from({ length: lines }, (_, n) => ({
        home_region: region,
        account_id: accountId,
        bank_id: `B-${n}`,
        amount: 300_000_000,
        value_day: "2026-01-05",
        document: `B-${n}`,
        payer_name: "Toʻlovchi",
        payer_tax_id: null,
        purpose: "",
        search_key: searchKey(`B-${n}`),
        file_number: null,
        batch_id: null,
      })),
    ),
  );
  const rows = await context.db.selectFrom("applications").select(["id", "number"]).where("id", "in", files).execute();
  const things = { files: rows.map(({ id, number }) => ({ id, number: number ?? "" })), lines: told ?? [] };
  return { clerks, files, lookOf: (clerk) => lookAtMoney(clerk, things), signInAnew: signsInAnew(service) };
}

interface Things {
  readonly files: readonly { readonly id: string; readonly number: string }[];
  readonly lines: readonly string[];
}

/** What somebody sees of a charge or of a line, and could do with it. */
function lookAtMoney({ office }: Clerk, { files, lines: told }: Things): Look {
  const file = oneOf(files)?.id ?? "";
  if (office !== "cashier") {
    return {
      path: `/applications/${file}/corrections`,
      tries: (read) => triesOfCorrections(office, file, JSON.parse(read) as ApplicationCorrections),
    };
  }
  if (Math.random() < 0.5) {
    return { path: `/applications/${file}`, tries: (read) => triesOfCharge(JSON.parse(read) as Application) };
  }
  return {
    path: `/statement-lines/${oneOf(told) ?? ""}`,
    tries: (read) => triesOfLine(JSON.parse(read) as OpenLine, files),
  };
}

/** A part of a sum, or now and then all of it. */
function partOf(sum: number): number {
  return Math.random() < 0.3 ? sum : 1 + Math.floor(Math.random() * (sum - 1));
}

function triesOfCharge({ id, charge, moves }: Application): readonly Try[] {
  if (charge === null || charge.remaining === 0) return [];
  if (!moves.some(({ key, allowed }) => key === "record_payment" && allowed)) return [];
  const amount = partOf(charge.remaining);
  return [
    {
      method: "POST",
      path: `/applications/${id}/receipts`,
      body: { amount, paidOn: "2026-01-05", document: randomUUID() },
      does: [`${id} recorded`],
      paid: [{ file: id, amount }],
    },
  ];
}

function triesOfLine({ id, unmatched, version, matches }: OpenLine, files: Things["files"]): readonly Try[] {
  const tries: Try[] = [];
  const path = `/statement-lines/${id}`;
  if (unmatched > 0) {
    const chosen = [...new Set([oneOf(files), oneOf(files)])].flatMap((file) => file ?? []);
    const parts = chosen.map((file) => ({ file, amount: partOf(Math.ceil(unmatched / 3 / chosen.length)) }));
    tries.push({
      method: "POST",
      path: `${path}/match`,
      body: { parts: parts.map(({ file: { number }, amount }) => ({ number, amount })) },
      ifMatch: version,
      does: parts.map(({ file }) => `${file.id} matched`),
      paid: parts.map(({ file, amount }) => ({ file: file.id, amount })),
    });
  }
  for (const { receiptId, applicationId: file, amount } of matches) {
    tries.push({
      method: "POST",
      path: `${path}/unmatch`,
      body: { receiptId },
      ifMatch: version,
      does: [`${file} unmatched`],
      paid: [{ file, amount: -amount }],
    });
  }
  return tries;
}

function triesOfCorrections(office: string, file: string, { items, receipts }: ApplicationCorrections): readonly Try[] {
  const of = `/applications/${file}`;
  const reason = "Sinov uchun sabab";
  const post = (path: string, does: string, given: Partial<Try> = {}): Try => ({
    method: "POST",
    path: `${of}${path}`,
    does: [`${file} ${does}`],
    ...given,
  });
  if (office === "corrector") {
    return [
      ...receipts
        .filter(({ propose }) => propose.length === 0)
        .map(({ id }) => post(`/receipts/${id}/corrections`, "proposed", { body: { reason } })),
      ...items
        .filter(({ state, withdraw }) => state === "proposed" && withdraw.length === 0 && Math.random() < 0.2)
        .map(({ id, version }) => post(`/corrections/${id}/withdraw`, "withdrawn", { ifMatch: version })),
    ];
  }
  return items
    .filter(({ state, decide }) => state === "proposed" && decide.length === 0)
    .map(({ id, version, amount }) =>
      Math.random() < 0.8
        ? post(`/corrections/${id}/approve`, "approved", { ifMatch: version, paid: [{ file, amount: -amount }] })
        : post(`/corrections/${id}/refuse`, "refused", { ifMatch: version, body: { reason } }),
    );
}
