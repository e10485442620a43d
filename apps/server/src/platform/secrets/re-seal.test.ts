import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readAccessToken } from "../../identity/auth/tokens.js";
import { hashPassword } from "../../identity/sessions/password-hash.js";
import type { Secrets } from "../config/secrets.js";
import { withTransaction } from "../database/transaction.js";
import { documentKeyOf, opensDocument } from "../../cases/documents/document-key.js";
import { proveFactor } from "../../identity/factors/prove.js";
import { codeOf, enrolApp } from "../../testing/authenticator.js";
import { makePerson } from "../../testing/people.js";
import { rotated } from "../../testing/rotated.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { withKeyStore } from "./key-store.js";
import { leftUnderFormer, reSealJob } from "./re-seal.js";

const logger = pino({ level: "silent" });
const password = "tong otgan dala yoʻli";
let service: TestApp;
let person: { readonly id: string };
let enrolled: Awaited<ReturnType<typeof enrolApp>>;
beforeAll(async () => {
  service = await openTestApp({}, { secrets: await rotated("first") });
  person = await makePerson(service, {
    username: "xodim",
    passwordHash: await hashPassword(password),
    granted: ["update:user"],
  });
  const body = { username: "xodim", password };
  enrolled = await enrolApp(service, await service.call({ method: "POST", path: "/auth/password", body }));
});
afterAll(async () => service.close());

function reSeal(secrets: Secrets): Promise<unknown> {
  return reSealJob({ db: service.context.db, secrets, logger }).tick(service.clock.now());
}

function left(secrets: Secrets): Promise<number> {
  return leftUnderFormer({ db: service.context.db, secrets });
}

/** Proves, as a server with these secrets would judge it. */
async function prove(secrets: Secrets, proof: Parameters<typeof proveFactor>[3]): Promise<void> {
  const context = { ...service.context, secrets: await withKeyStore(secrets, service.context.db) };
  await withTransaction(context.db, async (tx) =>
    proveFactor(context, tx, { ...person, holder: person.id }, proof, service.clock.now()),
  );
}

function readSeeds() {
  return service.context.db.selectFrom("factors").select("secret").execute();
}

function byApp(secrets: Secrets) {
  service.clock.advance(60_000);
  return prove(secrets, { kind: "totp", code: codeOf(service, enrolled.seed) });
}

test("without the former secret nothing of it works, and what lies under it is counted and said", async () => {
  const alone = await rotated("second");
  await expect(byApp(alone)).rejects.toMatchObject({ code: "factor-refused" });
  const recovery = { kind: "recovery", code: enrolled.codes[0] ?? "" } as const;
  await expect(prove(alone, recovery)).rejects.toMatchObject({ code: "factor-refused" });
  await expect(reSeal(alone)).rejects.toThrow("MASTER_SECRET_BEFORE");
  expect(await left(alone)).toBe(1);
  expect(readAccessToken(alone, enrolled.token)).toBeUndefined();
});

test("all that lies in the database lies under the new secret after one run, and works without the former", async () => {
  const [both, after] = [await rotated("second", "first"), await rotated("second")];
  expect(await left(both)).toBeGreaterThan(1);
  await byApp(both);
  expect(readAccessToken(both, enrolled.token)?.sub).toBe(person.id);

  await reSeal(both);
  expect(await left(both)).toBe(0);
  expect(await left(after)).toBe(0);
  const seeds = await readSeeds();
  await reSeal(both);
  expect(await readSeeds()).toEqual(seeds);
  await byApp(after);
  const recovery = { kind: "recovery", code: enrolled.codes[0] ?? "" } as const;
  await prove(after, recovery);
  await expect(prove(after, recovery)).rejects.toMatchObject({ code: "factor-refused" });
  const printed = documentKeyOf(service.context.secrets, person.id);
  expect(documentKeyOf(after, person.id)).not.toBe(printed);
  expect(opensDocument(await withKeyStore(after, service.context.db), person.id, printed)).toBe(true);

  // What the first rotation kept is kept by the next.
  await reSeal(await withKeyStore(await rotated("third", "second"), service.context.db));
  const third = await rotated("third");
  expect(await left(third)).toBe(0);
  await byApp(third);
  await prove(third, { kind: "recovery", code: enrolled.codes[1] ?? "" });
});
