import type { ChargeRead } from "@yer/api/contract/charges";
import type { OwnCharge } from "@yer/api/contract/own-charges";
import { getDocumentProxy } from "unpdf";
import { expect } from "vitest";
import { addBankAccounts } from "../demo/demo-accounts.js";
import { demoBillCode } from "../demo/demo-bill-code.js";
import { demoId } from "../demo/random.js";
import { openSession } from "../identity/auth/session-service.js";
import { withTransaction } from "../platform/database/transaction.js";
import type { SignInMethod } from "../schema/tables/people.js";
import { fillTestApp } from "./fill-test-app.js";
import { type MadePerson, makePerson } from "./people.js";
import { openTestApp, type TestApp } from "./test-app.js";

/** The demonstration's citizen with a charge to pay, and those who may or may not see it. */
export interface OwnChargeKit {
  readonly app: TestApp;
  readonly cashier: MadePerson;
  /** Sees applications only where their organisation is asked. */
  readonly ecologist: MadePerson;
  readonly stranger: MadePerson;
  /** Signs the occupier in. @returns their token */
  signIn(method?: SignInMethod): Promise<string>;
  /** The occupier's open charge. */
  mine(): Promise<OwnCharge>;
  asStaff(id: string): Promise<ChargeRead>;
  issue(id: string, language?: string, token?: string): ReturnType<TestApp["call"]>;
  pay(applicationId: string, amount: number, document: string): Promise<void>;
  /** A document's bytes. @param k the key of its paper */
  bytesOf(id: string, token?: string, k?: string): Promise<{ status: number; bytes: Buffer }>;
}

/** Opens it, on a day in November. */
export async function openOwnChargeKit(): Promise<OwnChargeKit> {
  const app = await openTestApp({}, { billCode: demoBillCode });
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 20);
  await addBankAccounts(app.context.db, app.clock.now());
  const codes = [
    "menu:payments",
    "read:cpayments",
    "read:property",
    "record:payment",
    "correct:payment",
    "agree:instalments",
  ] as const;
  const cashier = await makePerson(app, { territory: "1718", codes });
  const ecologist = await makePerson(app, {
    territory: "17",
    codes: ["menu:payments", "read:property"],
    organisation: { kind: "ecology" },
  });
  const stranger = await makePerson(app, { staff: false, pinfl: "30101900010017" });
  const signIn = async (method: SignInMethod = "oneid"): Promise<string> => {
    const now = app.clock.now();
    const expiresAt = new Date(now.getTime() + 3_600_000);
    const session = { userId: demoId("identity citizen"), isStaff: false, method, expiresAt };
    const record = await withTransaction(app.context.db, async (tx) =>
      openSession(tx, { context: app.context, now }, session),
    );
    return record.access_token;
  };
  return {
    app,
    cashier,
    ecologist,
    stranger,
    signIn,
    mine: async () => {
      const { body } = await app.call({ path: "/public/charges", token: await signIn() });
      const [first] = (body as { items: OwnCharge[] }).items.filter(({ state }) => state === "open");
      if (first === undefined) throw new Error("The demonstration's citizen has an open charge.");
      return first;
    },
    asStaff: async (id) =>
      (await app.call({ path: `/charges/${id}`, token: cashier.token })).body as unknown as ChargeRead,
    issue: async (id, language = "uz_UZ", token) =>
      app.call({
        method: "POST",
        path: `/public/charges/${id}/bill`,
        token: token ?? (await signIn()),
        body: { language },
      }),
    pay: async (applicationId, amount, document) => {
      const body = { amount, paidOn: "2026-11-20", document };
      const path = `/applications/${applicationId}/receipts`;
      expect((await app.call({ method: "POST", path, token: cashier.token, body })).status).toBe(200);
    },
    bytesOf: async (id, token, k = "") => {
      const reply = await app.app.inject({
        url: `/api/v1/documents/${id}/pdf${k}`,
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      });
      return { status: reply.statusCode, bytes: reply.rawPayload };
    },
  };
}

/** What a PDF says, in one line. */
export async function textOfPdf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  );
  return pages
    .flatMap(({ items }) => items.map((item) => ("str" in item ? item.str : "")))
    .join(" ")
    .replaceAll(/\s+/g, " ");
}
