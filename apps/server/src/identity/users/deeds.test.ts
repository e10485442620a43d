import { afterAll, beforeAll, expect, test } from "vitest";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { appendUserHistory } from "./user-record.js";
import { withTransaction } from "../../platform/database/transaction.js";

let app: TestApp;
let head: MadePerson;
let reader: MadePerson;
let colleague: MadePerson;

beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-03-05T09:00:00.000Z"));
  head = await makePerson(app, { territory: "17", codes: ["read:user", "read_history:user"] });
  reader = await makePerson(app, { territory: "17", codes: ["read:user"] });
  colleague = await makePerson(app, { territory: "1703202", codes: [] });
  for (const action of ["session.opened", "register.exported", "personal.read"]) {
    await withTransaction(app.context.db, async (transaction) =>
      appendUserHistory(transaction, colleague.id, { at: app.clock.now(), actor: colleague.id, action }),
    );
  }
  await withTransaction(app.context.db, async (transaction) =>
    appendUserHistory(transaction, reader.id, { at: app.clock.now(), actor: colleague.id, action: "user.blocked" }),
  );
});
afterAll(() => app.close());

async function found(query: string, person = head) {
  const { status, body } = await app.call({ path: `/users?limit=200&${query}`, token: person.token });
  const items = (body["items"] ?? []) as { id: string }[];
  return { status, ids: items.map(({ id }) => id), total: body["total"] };
}

test.each(["signed_in", "acted", "exported", "read_personal"])(
  "people who %s in some days are listed by it",
  async (did) => {
    const that = await found(`did=${did}&didFrom=2026-03-05&didTo=2026-03-05`);
    expect(that.ids).toContain(colleague.id);
    expect(that.total).toBe(that.ids.length);
    expect((await found(`did=${did}&didFrom=2026-03-06`)).ids).not.toContain(colleague.id);
    expect((await found(`did=${did}&didTo=2026-03-04`)).ids).not.toContain(colleague.id);
  },
);

test("what was done to somebody is none of their deeds, and their own record none of their acts", async () => {
  expect((await found("did=acted&didFrom=2026-03-05")).ids).not.toContain(reader.id);
});

test("who did what is told to nobody who may not read people's histories", async () => {
  for (const asked of ["did=acted", "didFrom=2026-03-05", "didTo=2026-03-05"]) {
    expect({ asked, status: (await found(asked, reader)).status }).toEqual({ asked, status: 403 });
  }
  expect((await found("", reader)).status).toBe(200);
  expect((await found("did=slept")).status).toBe(400);
});
