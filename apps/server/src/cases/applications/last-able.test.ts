import { afterAll, beforeAll, expect, test } from "vitest";
import { kitDistrict } from "../../testing/application-kit.js";
import { addNeighborhood, bareFacts } from "../../testing/bare-application.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
  await addNeighborhood(service.context.db);
});
afterAll(async () => service.close());

const read = ["read:property"];

async function opened(token: string, headers: Record<string, string> = {}) {
  return service.call({ method: "POST", path: "/applications", token, body: bareFacts, headers });
}

test("over HTTP the last person able to review is told before they open a file, and the history says why they did", async () => {
  const { token } = await makePerson(service, {
    territory: kitDistrict,
    codes: [...read, "create:property", "review:property"],
  });
  const refused = await opened(token);
  expect(refused).toMatchObject({
    status: 403,
    body: { code: "last-able", reasons: [{ code: "last-able", params: { part: "review" } }] },
  });
  const list = await service.call({ path: "/applications?limit=5", token });
  expect(list.body).toMatchObject({ items: [] });

  for (const [said, pointer] of [
    ["ab", "/act-reason"],
    ["%E0%A4%A", "/act-reason"],
    ["%00%00%00%00", "/act-reason"],
  ] as const) {
    expect(await opened(token, { "act-reason": said })).toMatchObject({
      status: 400,
      body: { code: "invalid", errors: [{ in: "headers", pointer }] },
    });
  }

  const why = "Oʻrinbosar taʼtilda, ertaga qaytadi";
  const { status, body } = await opened(token, { "act-reason": encodeURIComponent(why) });
  expect(status).toBe(201);
  const history = await service.call({ path: `/applications/${String(body["id"])}/history`, token });
  expect(history.body["items"]).toContainEqual(
    expect.objectContaining({
      action: "application.last_able",
      reason: why,
      params: { part: "submit", left: "review" },
    }),
  );

  // With somebody beside them nothing is asked, and what they say unasked is not kept.
  await makePerson(service, { territory: kitDistrict, codes: ["review:property"] });
  const free = await opened(token, { "act-reason": encodeURIComponent(why) });
  expect(free.status).toBe(201);
  const quiet = await service.call({ path: `/applications/${String(free.body["id"])}/history`, token });
  expect(quiet.text).not.toContain("last_able");
});

test("the same act goes on under its key once the person has said why", async () => {
  const { token } = await makePerson(service, {
    territory: kitDistrict,
    codes: [...read, "create:property", "justice:property"],
  });
  const key = { "idempotency-key": "one-act-of-a-person" };
  expect((await opened(token, key)).body).toMatchObject({ code: "last-able" });
  const done = await opened(token, { ...key, "act-reason": "Bugun%20boshqa%20hech%20kim%20yoq" });
  expect(done.status).toBe(201);
  expect((await opened(token, key)).body["id"]).toBe(done.body["id"]);
});

test("a move of many says of each file for which nobody would be left that it waits for a reason of its own", async () => {
  const clerk = await makePerson(service, { territory: kitDistrict, codes: [...read, "create:property"] });
  const { body } = await opened(clerk.token);
  const id = String(body["id"]);
  await service.context.db.updateTable("applications").set({ status: "in_review" }).where("id", "=", id).execute();
  const sole = await makePerson(service, {
    territory: kitDistrict,
    codes: [...read, "review:property", "council:property"],
  });
  const asked = { move: "review_announce", applicationIds: [id] };
  const preview = await service.call({ method: "POST", path: "/bulk-moves/preview", token: sole.token, body: asked });
  expect(preview.body["unable"]).toMatchObject([{ reasons: [{ code: "last-able", params: { part: "council" } }] }]);
  await makePerson(service, { territory: kitDistrict, codes: ["council:property"] });
  const after = await service.call({ method: "POST", path: "/bulk-moves/preview", token: sole.token, body: asked });
  expect(after.body["able"]).toEqual([id]);
});

test("of two people who both may review and decide at the Council, the one who opens a file is told that the other can do one of them", async () => {
  await service.context.db.updateTable("users").set({ blocked: true }).execute();
  const both = ["review:property", "council:property"] as const;
  const { token } = await makePerson(service, { territory: kitDistrict, codes: [...read, "create:property", ...both] });
  await makePerson(service, { territory: kitDistrict, codes: [...both] });
  expect(await opened(token)).toMatchObject({
    status: 403,
    body: {
      code: "last-able",
      reasons: [
        { code: "too-few-able", params: { part: "review" } },
        { code: "too-few-able", params: { part: "council" } },
      ],
    },
  });
  const done = await opened(token, { "act-reason": "Uchinchi%20xodim%20ertaga%20keladi" });
  expect(done.status).toBe(201);
  const history = await service.call({ path: `/applications/${String(done.body["id"])}/history`, token });
  for (const shared of both.map((code) => code.split(":")[0])) {
    expect(history.body["items"]).toContainEqual(
      expect.objectContaining({ action: "application.last_able", params: { part: "submit", shared } }),
    );
  }
  // A third who may do either: they share it out, and nothing is asked.
  await makePerson(service, { territory: kitDistrict, codes: ["review:property"] });
  expect((await opened(token)).status).toBe(201);
});
