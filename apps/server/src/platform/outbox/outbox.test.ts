import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withTransaction } from "../database/transaction.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import type { Mail } from "../mail/mailer.js";
import { sendMail, sendOutboxJob } from "./outbox.js";

let service: TestApp;
/** What the mail server took, and whether it takes anything. */
let taken: (Mail & { readonly id: string })[] = [];
let isDown = false;
const letter: Mail = { to: "kimdir@yer.example", subject: "Sinov", text: "Bir\nikki" };

beforeAll(async () => {
  service = await openTestApp(
    {},
    {
      mailer: {
        send: async (mail, id) => {
          if (isDown) throw new Error("421 try again later");
          taken.push({ ...mail, id });
        },
      },
    },
  );
});
afterAll(async () => service.close());
beforeEach(async () => {
  taken = [];
  isDown = false;
  await service.context.db.deleteFrom("outbox").execute();
});

const write = async (mail: Mail) =>
  withTransaction(service.context.db, async (tx) => sendMail(service.context, tx, mail, service.clock.now()));
const pass = async (minutes = 0) =>
  sendOutboxJob(service.context).tick(new Date(service.clock.now().getTime() + minutes * 60_000));
const waiting = async () => (await service.context.db.selectFrom("outbox").selectAll().execute()).length;

test("a letter goes out once, after the act that it tells of, and its words are forgotten", async () => {
  await write(letter);
  expect(taken).toEqual([]);
  await pass();
  await pass();
  expect(taken).toMatchObject([letter]);
  expect(await waiting()).toBe(0);
});

test("an act that came to nothing sends no letter", async () => {
  const failed = withTransaction(service.context.db, async (tx) => {
    await sendMail(service.context, tx, letter, service.clock.now());
    throw new Error("the act failed");
  });
  await expect(failed).rejects.toThrow("the act failed");
  await pass();
  expect(taken).toEqual([]);
});

test("a letter that was not taken is tried again, later each time and under the same id, then given up", async () => {
  isDown = true;
  await write(letter);
  await pass();
  await pass(0.5);
  const { id, tries } = await service.context.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(tries).toBe(1);
  isDown = false;
  await pass(1);
  expect(taken).toMatchObject([{ id }]);

  isDown = true;
  await write(letter);
  for (let hours = 0; hours < 8; hours += 1) await pass(hours * 60 * 24);
  expect(await waiting()).toBe(0);
});

test("where no mail server is connected nothing is written down", async () => {
  await withTransaction(service.context.db, async (tx) => sendMail({}, tx, letter, service.clock.now()));
  expect(await waiting()).toBe(0);
});
