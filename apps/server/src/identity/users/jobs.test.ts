import { afterAll, beforeAll, expect, test } from "vitest";
import { madePinfl } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import type { RegisteredPost } from "../../platform/personnel/personnel-register.js";

let service: TestApp;
let clerk: MadePerson;
let person: MadePerson;
/** What the personnel register says, and whether it answers. */
let registered: RegisteredPost[] = [];
let isDown = false;
const first: RegisteredPost = {
  externalId: "p1",
  organisation: "Tuman boʻlimi",
  position: "Mutaxassis",
  from: "2019-02-01",
  to: null,
};

beforeAll(async () => {
  service = await openTestApp(
    {},
    {
      personnel: {
        name: "Sinov reyestri",
        postsOf: async () => {
          if (isDown) throw new Error("no answer");
          return registered;
        },
      },
    },
  );
  clerk = await makePerson(service, {
    territory: "17",
    codes: ["read:user", "read_jobs:user", "sync_jobs:user", "read_history:user"],
  });
  person = await makePerson(service, { territory: "1718401", pinfl: madePinfl(700) });
});
afterAll(async () => service.close());

const address = () => `/users/${person.id}/sync-user-jobs`;
const preview = async () => (await service.call({ path: address(), token: clerk.token })).body;
const sync = async (token = clerk.token) => service.call({ method: "POST", path: address(), token });
const jobs = async () =>
  (await service.call({ path: `/users/${person.id}/user-jobs`, token: clerk.token })).body["items"] as unknown[];

test("taking over posts does exactly what its preview said, and again nothing", async () => {
  registered = [first];
  expect(await preview()).toMatchObject({ added: [{ position: "Mutaxassis" }], changed: [], unchanged: 0 });
  expect(await jobs()).toEqual([]);
  expect((await sync()).body).toMatchObject({ added: 1, changed: 0 });

  const ended = { ...first, to: "2024-10-31" };
  const next = { ...first, externalId: "p2", position: "Bosh mutaxassis", from: "2024-11-01" };
  registered = [ended, next];
  expect(await preview()).toMatchObject({
    added: [{ position: "Bosh mutaxassis" }],
    changed: [{ before: { to: null }, after: { to: "2024-10-31" } }],
  });
  expect((await sync()).body).toMatchObject({ added: 1, changed: 1 });
  expect(await jobs()).toHaveLength(2);
  expect(await preview()).toMatchObject({ added: [], changed: [], unchanged: 2 });
  expect((await sync()).body).toMatchObject({ added: 0, changed: 0 });
  const history = await service.call({ path: `/users/history/${person.id}`, token: clerk.token });
  const synced = (history.body["items"] as { action: string }[]).filter(({ action }) => action === "user.jobs-synced");
  expect(synced).toHaveLength(2);
});

test("a register that does not answer is said so, and changes nothing", async () => {
  const before = await jobs();
  isDown = true;
  expect(await preview()).toMatchObject({ code: "unavailable" });
  expect((await sync()).body).toMatchObject({ code: "unavailable" });
  isDown = false;
  expect(await jobs()).toEqual(before);
});

test("posts are read and taken over by those who may, and of people they see", async () => {
  const reader = await makePerson(service, { territory: "17", codes: ["read_jobs:user"] });
  expect((await sync(reader.token)).status).toBe(403);
  const far = await makePerson(service, { territory: "1703", codes: ["read_jobs:user", "sync_jobs:user"] });
  expect((await sync(far.token)).status).toBe(404);
});
