import { Certificate } from "pkijs";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { testSeal } from "../../testing/seal.js";
import { openTestDatabase } from "../../testing/test-database.js";
import type { OpenedDatabase } from "../database/open-database.js";
import { configuredCertificates, configuredSigner } from "./configured-signer.js";
import { keySigner, makeSeal } from "./key-signer.js";
import type { Signer } from "./signer.js";
import { verifySignatures } from "./verify-signatures.js";

const now = new Date("2026-11-22T03:00:00Z");
const own = configuredCertificates({ seal: testSeal });
let database: OpenedDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterEach(async () => {
  await database.db.deleteFrom("svod_statements").execute();
});
afterAll(async () => {
  await database.close();
});

async function keep(content: string, signer: Signer, written = content): Promise<string> {
  const { pkcs7, signer: name } = await signer.sign(Buffer.from(content), now);
  const id = crypto.randomUUID();
  await database.db
    .insertInto("svod_statements")
    .values({ home_region: "17", id, content: written, pkcs7, signer: name, signed_by: "ada", signed_at: now })
    .execute();
  return id;
}

test("papers signed as they stand hold, under the seal in use and under one before it", async () => {
  await keep('{"sum":1}', await configuredSigner({ seal: testSeal }));
  const former = await makeSeal("Before", now);
  await keep('{"sum":2}', keySigner(former));
  expect(await verifySignatures(database.db, [...(own ?? []), former.certificate])).toEqual({ papers: 2, faults: [] });
});

test("a word changed afterwards, a signature that is none, and a stranger's certificate are each named", async () => {
  const signer = await configuredSigner({ seal: testSeal });
  const changed = await keep('{"sum":1}', signer, '{"sum":9}');
  const broken = await keep('{"sum":2}', { sign: async () => ({ pkcs7: Buffer.from("no signature"), signer: "?" }) });
  const strange = await keep('{"sum":3}', keySigner(await makeSeal("Stranger", now)));
  const { papers, faults } = await verifySignatures(database.db, own);
  expect(papers).toBe(3);
  expect(new Map(faults.map(({ paper, fault }) => [paper, fault]))).toEqual(
    new Map([
      [`svod_statements ${changed}`, "signature"],
      [`svod_statements ${broken}`, "signature"],
      [`svod_statements ${strange}`, "certificate"],
    ]),
  );
});

test("where no certificate is known, a signature need only be one over its paper", async () => {
  await keep('{"sum":3}', keySigner(await makeSeal("Demonstration", now)));
  expect(configuredCertificates({})).toBeUndefined();
  expect((await verifySignatures(database.db)).faults).toEqual([]);
});

test("more papers than are read at once are all checked, and each that does not hold is named", async () => {
  const { pkcs7, signer } = await (await configuredSigner({ seal: testSeal })).sign(Buffer.from("{}"), now);
  const ids = Array.from({ length: 501 }, () => crypto.randomUUID()).toSorted();
  const changed = [ids[7], ids[500]];
  const rows = ids.map((id) => ({
    home_region: "17",
    id,
    content: changed.includes(id) ? '{"sum":9}' : "{}",
    pkcs7,
    signer,
    signed_by: "ada",
    signed_at: now,
  }));
  await database.db.insertInto("svod_statements").values(rows).execute();
  const { papers, faults } = await verifySignatures(database.db, own);
  expect(papers).toBe(501);
  expect(faults.map(({ paper, fault }) => `${paper} ${fault}`).toSorted()).toEqual(
    changed.map((id) => `svod_statements ${id} signature`),
  );
});

test("a certificate of the settings that is none is refused by name", () => {
  expect(() => configuredCertificates({ seal: testSeal, certificatesBefore: ["AAAA"] })).toThrow(
    "SIGNING_CERTIFICATES_BEFORE",
  );
  expect(configuredCertificates({ seal: testSeal, certificatesBefore: [testSeal.certificate] })?.[1]).toBeInstanceOf(
    Certificate,
  );
});
