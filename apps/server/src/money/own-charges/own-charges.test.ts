import type { IssuedBill } from "@yer/api/contract/bills";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { demoId } from "../../demo/random.js";
import { openOwnChargeKit, type OwnChargeKit, textOfPdf } from "../../testing/own-charge-kit.js";
import type { TestApp } from "../../testing/test-app.js";

let kit: OwnChargeKit;
let app: TestApp;
/** The occupier, by OneID. */
let own: string;
beforeAll(async () => {
  kit = await openOwnChargeKit();
  ({ app } = kit);
});
beforeEach(async () => {
  own = await kit.signIn();
});
afterAll(() => app.close());

const mine = async () => kit.mine();
const issue = async (id: string, language?: string, token?: string) => kit.issue(id, language, token);
const asStaff = async (id: string) => kit.asStaff(id);

test("nobody issues, reads or asks about a charge of somebody else, or learns that there is one", async () => {
  const { id } = await mine();
  const schedule = [
    { dueOn: "2026-12-01", amount: 1 },
    { dueOn: "2026-12-20", amount: 1 },
  ];
  const ask = { schedule, reason: "Birdaniga toʻlay olmayman" };
  expect((await issue(id, "uz_UZ", kit.stranger.token)).status).toBe(404);
  const asked = await app.call({
    method: "POST",
    path: `/public/charges/${id}/instalment-requests`,
    token: kit.stranger.token,
    body: ask,
  });
  expect(asked.status).toBe(404);
  expect((await app.call({ path: "/public/charges", token: kit.stranger.token })).body).toEqual({ items: [] });
  expect((await app.call({ path: "/public/charges" })).status).toBe(401);
  expect((await issue(demoId("no charge"))).status).toBe(404);
  expect((await issue(id, "xx")).status).toBe(400);
  const byEcology = {
    method: "POST",
    path: `/charges/${id}/bill`,
    token: kit.ecologist.token,
    body: { language: "uz_UZ" },
  } as const;
  expect((await app.call(byEcology)).status).toBe(404);
  const unvouched = await kit.signIn("password");
  const said = await app.call({
    method: "POST",
    path: `/public/charges/${id}/instalment-requests`,
    token: unvouched,
    body: ask,
  });
  expect(said).toMatchObject({ status: 403, body: { code: "access-denied" } });
});

/** Two parts of what is owed. */
const halves = (owed: number) => [
  { dueOn: "2026-12-01", amount: Math.floor(owed / 2) },
  { dueOn: "2026-12-25", amount: owed - Math.floor(owed / 2) },
];
const ask = (id: string, schedule: unknown, reason = "Birdaniga toʻlay olmayman") =>
  app.call({
    method: "POST",
    path: `/public/charges/${id}/instalment-requests`,
    token: own,
    body: { schedule, reason },
  });
const answer = (id: string, request: string, act: "agree" | "refuse", version: number, body: unknown) =>
  app.call({
    method: "POST",
    path: `/charges/${id}/instalment-requests/${request}/${act}`,
    token: kit.cashier.token,
    headers: { "if-match": `"${version}"` },
    body,
  });
const asked = async () =>
  (
    (await app.call({ path: "/charges?asked=true", token: kit.cashier.token })).body as { items: { id: string }[] }
  ).items.map(({ id }) => id);

test("instalments are asked for within bounds, once at a time; staff find the request, refuse it with a reason, and it may be asked again", async () => {
  const { id, remaining } = await mine();
  const many = Array.from({ length: 13 }, (_, n) => ({
    dueOn: `2027-${String(1 + (n % 12)).padStart(2, "0")}-01`,
    amount: 1,
  }));
  expect((await ask(id, many)).body).toMatchObject({
    errors: [{ pointer: "/schedule", code: "instalment-many", params: { most: 12 } }],
  });
  for (const odd of [
    halves(remaining + 1),
    [
      { dueOn: "2026-11-01", amount: 1 },
      { dueOn: "2026-12-01", amount: remaining - 1 },
    ],
    [
      { dueOn: "2026-12-01", amount: 1 },
      { dueOn: "2099-12-01", amount: remaining - 1 },
    ],
    [
      { dueOn: "2026-12-01", amount: -1 },
      { dueOn: "2026-12-02", amount: remaining + 1 },
    ],
    [{ dueOn: "2026-12-01", amount: remaining }],
    [],
    "2026",
  ]) {
    expect((await ask(id, odd)).status).toBe(400);
  }
  expect((await ask(id, halves(remaining), " ")).status).toBe(400);
  expect(await asked()).toEqual([]);
  expect((await ask(id, halves(remaining))).status).toBe(204);
  expect((await ask(id, halves(remaining))).body).toMatchObject({ reasons: [{ code: "instalments-asked" }] });
  expect(await asked()).toEqual([id]);
  expect((await mine()).request).toMatchObject({ state: "asked", schedule: halves(remaining) });

  const [request] = (await asStaff(id)).requests;
  if (request === undefined) throw new Error("Staff read what was asked for.");
  expect(request.decide).toEqual([]);
  const stale = await answer(id, request.id, "refuse", request.version + 1, { reason: "Yoʻq" });
  expect(stale).toMatchObject({ status: 412, body: { current: { id } } });
  expect((await answer(id, request.id, "refuse", request.version, { reason: "Muddat juda uzoq" })).status).toBe(200);
  // The second click meets what is answered.
  const again = await answer(id, request.id, "agree", request.version + 1, {
    number: "1",
    signedOn: "2026-11-20",
    fileId: null,
  });
  expect(again.body).toMatchObject({ reasons: [{ code: "request-answered" }] });
  expect(await asked()).toEqual([]);
  const refused = await mine();
  expect(refused.request).toMatchObject({ state: "refused", answer: "Muddat juda uzoq" });
  expect(refused.ask.against).toEqual([]);
  expect((await app.call({ path: "/notices", token: own })).text).toContain("own.instalments");
});

test("agreed to by a contract, the next part speaks everywhere: to the occupier, to staff, on the file and in the bill", async () => {
  const { id, applicationId, remaining } = await mine();
  const schedule = halves(remaining);
  await ask(id, schedule);
  const [request] = (await asStaff(id)).requests;
  const body = { number: "SH-7", signedOn: "2026-11-20", fileId: null };
  const agreed = await answer(id, request?.id ?? "", "agree", request?.version ?? 0, body);
  expect(agreed.body).toMatchObject({
    contract: { number: "SH-7" },
    requests: [{ state: "agreed" }, { state: "refused" }],
  });
  const next = schedule[0];
  const charge = await mine();
  expect(charge.sentence).toEqual({ code: "due_instalment", amount: next?.amount, day: next?.dueOn });
  expect((await asStaff(id)).sentence).toEqual(charge.sentence);
  const file = await app.call({ path: `/applications/${applicationId}`, token: kit.cashier.token });
  expect(file.body["sentence"]).toMatchObject({ code: "in_payment_instalments", amount: next?.amount });
  expect(charge.ask.against).toEqual([{ code: "instalments-agreed" }]);
  const bill = (await issue(id)).body as unknown as IssuedBill;
  const text = await textOfPdf((await kit.bytesOf(bill.id, own)).bytes);
  for (const { dueOn } of schedule) expect(text).toContain(dueOn.split("-").toReversed().join("."));
  expect(text).toContain("reja");
});
