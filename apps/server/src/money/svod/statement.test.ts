import { createHash } from "node:crypto";
import { svodSumNames, type SvodRow, type SvodSums } from "@yer/api/contract/svod";
import { formatBareMoney } from "@yer/api/formats";
import { Certificate, ContentInfo, SignedData } from "pkijs";
import { getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifySignature } from "../../platform/signing/key-signer.js";
import { fillTestApp } from "../../testing/fill-test-app.js";
import { type MadePerson, makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let app: TestApp;
let reader: MadePerson;
beforeAll(async () => {
  app = await openTestApp();
  app.clock.set(new Date("2026-11-20T10:00:00Z"));
  await fillTestApp(app, 40);
  reader = await makePerson(app, { name: "Hisobchiyev Botir", territory: "17", codes: ["read:svod"] });
});
afterAll(() => app.close());

interface Table {
  readonly items: readonly SvodRow[];
  readonly total: SvodSums;
}
async function tableOf(person: MadePerson, query = ""): Promise<Table> {
  const { body, status, text } = await app.call({ path: `/svod${query}`, token: person.token });
  if (status !== 200) throw new Error(text);
  return body as unknown as Table;
}
async function sign(person: MadePerson, of: object, language = "ru_RU") {
  const { status, body } = await app.call({
    method: "POST",
    path: "/svod/statements",
    token: person.token,
    body: { of, language },
  });
  return { status, ...(body as unknown as { readonly id: string; readonly key: string }) };
}
async function pdfOf({ id }: { readonly id: string }, k: string) {
  const reply = await app.app.inject({ url: `/api/v1/svod-statements/${id}/pdf?k=${k}` });
  return { status: reply.statusCode, bytes: reply.rawPayload };
}
async function textOf(bytes: Buffer): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, at) => {
      const { items } = await (await document.getPage(at + 1)).getTextContent();
      return items.map((item) => ("str" in item ? item.str : "")).join(" ");
    }),
  );
  return pages.join(" ");
}

test("the paper says what the screen says, to the tiyin: it is signed, and its key opens it to anyone", async () => {
  const query = "?from=2026-01-01&to=2026-11-20";
  const table = await tableOf(reader, query);
  expect(table.total.charged).toBeGreaterThan(0);
  const signed = await sign(reader, { from: "2026-01-01", to: "2026-11-20" });
  expect(signed.status).toBe(200);
  const kept = await app.context.db
    .selectFrom("svod_statements")
    .selectAll()
    .where("id", "=", signed.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(kept.content)).toMatchObject(table);
  const { certificates } = new SignedData({ schema: ContentInfo.fromBER(kept.pkcs7).content });
  const own = certificates?.[0];
  if (!(own instanceof Certificate)) throw new Error("The signature names no certificate.");
  expect(await verifySignature(kept.pkcs7, Buffer.from(kept.content), own)).toBe(true);

  const printed = await pdfOf(signed, signed.key);
  expect(printed.status).toBe(200);
  const said = (await textOf(printed.bytes)).replaceAll(/\s+/g, " ");
  const all = [table.total, ...table.items].flatMap((sums) => svodSumNames.map((name) => sums[name]));
  for (const sum of all.filter((one) => one !== null)) {
    expect(said).toContain(formatBareMoney(sum, "ru_RU").replaceAll(/\s+/g, " "));
  }
  for (const { place } of table.items) expect(said).toContain(place.name.ru_RU);
  for (const words of ["01.01.2026 – 20.11.2026", "Hisobchiyev Botir", "20.11.2026 15:00", "стр. 1 из", "Утвердил"]) {
    expect(said).toContain(words);
  }

  // The register's own copy stays, also when the store is rid of what nothing names.
  await app.context.files.removeUnnamed(createHash("sha256").update(printed.bytes).digest("hex"));
  expect((await pdfOf(signed, signed.key)).bytes.equals(printed.bytes)).toBe(true);
  expect((await pdfOf(signed, signed.key.toLowerCase().replaceAll(/[a-f]/g, "z"))).status).toBe(404);
});

test("each has signed what they read: a region its own part, and what it is a part of; another's place is not found", async () => {
  const region = await makePerson(app, { territory: "1718", codes: ["read:svod"] });
  const { total } = await tableOf(region);
  const whole = await sign(region, {}, "en_US");
  const own = await app.context.db
    .selectFrom("svod_statements")
    .select(["content", "home_region"])
    .where("id", "=", whole.id)
    .executeTakeFirstOrThrow();
  expect(JSON.parse(own.content)).toMatchObject({ total, seenBy: { territory: { en_US: "Samarkand region" } } });
  const district = await sign(region, { place: "1718401" }, "uz_UZ");
  const said = await textOf((await pdfOf(district, district.key)).bytes);
  expect(said).toContain("Samarqand");
  expect(said).toContain("Samarqand viloyati");
  expect((await sign(region, { place: "1726" })).status).toBe(404);
  expect((await sign(reader, { place: "1799" })).status).toBe(404);
  expect((await sign(reader, { from: "2026-03-05", to: "2026-03-04" })).status).toBe(400);
  const stranger = await makePerson(app, { territory: "17", codes: ["read:property"] });
  expect((await sign(stranger, {})).status).toBe(403);
});
