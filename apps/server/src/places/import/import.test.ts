import { permissionCodes } from "@yer/api/contract/codes";
import type { PlaceListBatch as ImportBatch, PlaceListRow as ImportRow } from "@yer/api/contract/places-import";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyHistory } from "../../platform/history/verify-history.js";
import { makePerson } from "../../testing/people.js";
import { batchMachine } from "../../main/batch-machine.js";
import { tickBatches } from "../../registers/batches/tick.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let token: string;
beforeAll(async () => {
  service = await openTestApp();
  ({ token } = await makePerson(service, { codes: permissionCodes }));
});
afterAll(async () => service.close());

const district = "1718401";

async function upload(
  content: string | Buffer,
  name = "mahallalar.csv",
): Promise<{ status: number; body: ImportBatch }> {
  const boundary = "yer-boundary";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv\r\n\r\n`;
  const reply = await service.app.inject({
    method: "POST",
    url: "/api/v1/place-imports",
    headers: {
      authorization: `Bearer ${token}`,
      "idempotency-key": `upload-${Math.random()}-key`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  return { status: reply.statusCode, body: JSON.parse(reply.body) as ImportBatch };
}

async function act(batch: ImportBatch, name: string, body?: unknown) {
  const reply = await service.call({
    method: "POST",
    path: `/place-imports/${batch.id}/${name}`,
    token,
    headers: { "if-match": `"${batch.version}"` },
    ...(body === undefined ? {} : { body }),
  });
  return { status: reply.status, body: reply.body as unknown as ImportBatch & { reasons: { code: string }[] } };
}

/** Does what a button does, and lets the service work on it. */
async function worked(batch: ImportBatch, name: string, body?: unknown): Promise<ImportBatch> {
  const begun = await act(batch, name, body);
  expect([begun.status, begun.body.reasons]).toEqual([200, undefined]);
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now());
  return look(batch);
}

async function look({ id }: ImportBatch): Promise<ImportBatch> {
  return (await service.call({ path: `/place-imports/${id}`, token })).body as unknown as ImportBatch;
}

async function check(content: string | Buffer): Promise<ImportBatch> {
  const { body } = await upload(content);
  return worked(body, "check", { mapping: body.mapping });
}

async function rowsOf(batch: ImportBatch, kind = ""): Promise<ImportRow[]> {
  const path = `/place-imports/${batch.id}/rows${kind === "" ? "" : `?kind=${kind}`}`;
  const { body } = await service.call({ path, token });
  return (body as unknown as { items: ImportRow[] }).items;
}

async function standing(): Promise<Map<string, string>> {
  const { body } = await service.call({ path: `/neighborhoods?district=${district}`, token });
  const { items } = body as unknown as { items: { id: string; name: { uz_UZ: string } }[] };
  return new Map(items.map(({ id, name }) => [id, name.uz_UZ]));
}

test("a list is tried without changing anything, applied, and undone", async () => {
  const batch = await check(
    `id;name;district_soato\r\n14160101;"Bog'ishamol MFY";${district}\r\n14160102;Registon MFY;${district}\r\n`,
  );
  expect(batch.counts).toMatchObject({ new: 2, changed: 0, known: 0, wrong: 0 });
  expect((await standing()).has("14160101")).toBe(false);
  const applied = await worked(batch, "apply", { leaveOutWrong: false });
  expect(applied).toMatchObject({ state: "applied", counts: { entered: 2 } });
  expect((await standing()).get("14160101")).toBe("Bogʻishamol MFY");

  const second = await check(
    `id,name,tuman\n14160101,Yangi nom MFY,Samarqand shahri\n14160102,Registon MFY,${district}\n`,
  );
  expect(second.counts).toMatchObject({ new: 0, changed: 1, known: 1, wrong: 0 });
  expect((await rowsOf(second, "changed"))[0]?.before).toBe("Bogʻishamol MFY");
  const renamed = await worked(second, "apply", { leaveOutWrong: false });
  expect((await standing()).get("14160101")).toBe("Yangi nom MFY");
  const restored = await worked(renamed, "undo");
  expect(restored.counts).toMatchObject({ entered: 0, undone: 1, kept: 0, known: 1 });
  expect((await standing()).get("14160101")).toBe("Bogʻishamol MFY");

  // The first of the two was changed since (twice), the other was not.
  const undone = await worked(applied, "undo");
  expect(undone.counts).toMatchObject({ undone: 1, kept: 1 });
  expect((await rowsOf(undone, "kept"))[0]?.faults.map(({ code }) => code)).toEqual(["place-moved-on"]);
  expect([...(await standing()).keys()]).toEqual(["14160101"]);
  expect((await act(undone, "undo")).body.reasons.map(({ code }) => code)).toEqual(["batch-undone"]);
  const { faults } = await verifyHistory(service.context.db, service.context.secrets.historyPublicKey);
  expect(faults).toEqual([]);
});

/** Places whose codes begin so. */
async function countOf(beginning: string): Promise<number> {
  return [...(await standing()).keys()].filter((code) => code.startsWith(beginning)).length;
}

test("a long list is entered and undone in chunks, a stop between two leaves the rest, and no place comes twice", async () => {
  const rows = Array.from({ length: 1100 }, (_, n) => `1415${String(n).padStart(4, "0")};Joy ${n} MFY;${district}`);
  const chunk = async () => tickBatches({ ...service.context, machine: batchMachine }, service.clock.now(), () => true);
  const press = async (batch: ImportBatch, name: string) => (await act(await look(batch), name)).body;
  const batch = await check(`id;name;district_soato\n${rows.join("\n")}`);
  await act(batch, "apply", { leaveOutWrong: false });
  await chunk();
  expect(await press(batch, "stop")).toMatchObject({
    state: "stopped",
    stoppedIn: "applying",
    counts: { entered: 500, new: 600 },
  });
  expect(await countOf("1415")).toBe(500);
  const applied = await worked(await look(batch), "continue");
  expect([applied.state, applied.counts.entered, await countOf("1415")]).toEqual(["applied", 1100, 1100]);
  await act(applied, "undo");
  await chunk();
  expect(await press(batch, "stop")).toMatchObject({ stoppedIn: "undoing", counts: { entered: 600, undone: 500 } });
  expect(await countOf("1415")).toBe(600);
  const undone = await worked(await look(batch), "continue");
  expect([undone.state, undone.counts.undone, await countOf("1415")]).toEqual(["undone", 1100, 0]);
  const { faults } = await verifyHistory(service.context.db, service.context.secrets.historyPublicKey);
  expect(faults).toEqual([]);
});

test("every wrong row is named by its line and what is wrong, and keeps the list from being applied", async () => {
  const lines = [
    "id;name;district_soato",
    `14160201;Toʻgʻri MFY;${district}`,
    `1416020;Qisqa MFY;${district}`,
    `14160201;Takror MFY;${district}`,
    "14160203;Begona MFY;1799999",
    `14160204;=HYPERLINK("x");${district}`,
    `17160205;Andijon kodi MFY;${district}`,
    `14160206;;${district}`,
  ];
  const batch = await check(lines.join("\n"));
  expect(batch.counts).toMatchObject({ new: 1, changed: 0, known: 0, wrong: 6 });
  const wrong = await rowsOf(batch, "wrong");
  expect(wrong.map(({ line, faults }) => [line, faults.map(({ code }) => code)])).toEqual([
    [3, ["import-code"]],
    [4, ["import-duplicate"]],
    [5, ["import-district"]],
    [6, ["import-formula"]],
    [7, ["import-region"]],
    [8, ["import-required"]],
  ]);
  const refused = await act(batch, "apply", { leaveOutWrong: false });
  expect(refused.body.reasons.map(({ code }) => code)).toEqual(["rows-wrong"]);
  expect((await worked(batch, "apply", { leaveOutWrong: true })).counts).toMatchObject({ entered: 1, wrong: 6 });
});

test("a place of an undone list that a file names already is kept and offered no more", async () => {
  const batch = await check(`id;name;district_soato\n14160301;Ishlatilgan MFY;${district}\n`);
  const applied = await worked(batch, "apply", { leaveOutWrong: false });
  await service.context.db
    .insertInto("place_successions")
    .values({ from_code: "14160301", to_code: district, kind: "split", at: service.clock.now() })
    .execute();
  const undone = await worked(applied, "undo");
  expect(undone.counts).toMatchObject({ undone: 1, kept: 0 });
  expect((await rowsOf(undone, "undone"))[0]?.faults.map(({ code }) => code)).toEqual(["place-named"]);
  const { body } = await service.call({ path: "/places/14160301", token });
  expect(body["active"]).toBe(false);
});

// oxlint-disable-next-line no-control-regex -- bytes of cp1251
const cp1251 = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (letter) =>
      letter >= "А" && letter <= "я" ? letter.charCodeAt(0) - 0x350 : letter.charCodeAt(0),
    ),
  );

test.each([
  ["UTF-8 with a mark", Buffer.from(`\ufeffid;name;district_soato\n14160401;Марказ;${district}`), "utf-8"],
  ["cp1251", cp1251(`id;name;district_soato\n14160401;Марказ;${district}`), "windows-1251"],
  ["UTF-16", Buffer.from(`\ufeffid\tname\tdistrict_soato\n14160401\tМарказ\t${district}`, "utf16le"), "utf-16le"],
  ["JSON", Buffer.from(JSON.stringify([{ id: 14160401, name: "Марказ", district_soato: Number(district) }])), "utf-8"],
])("a list in %s is read with its letters and columns", async (_, content, encoding) => {
  const { body } = await upload(content);
  expect([body.encoding, body.columns]).toEqual([encoding, ["id", "name", "district_soato"]]);
  expect(body.sample).toEqual([["14160401", "Марказ", district]]);
});

test.each([
  ["bytes that are no text", Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0])],
  ["a quote that never ends", 'id;name\n1;"abc'],
  ["nothing", ""],
  ["JSON that is none", "[{"],
  ["JSON of lists in lists", '[{"id": [1]}]'],
  ["a header alone", "id;name;district\n"],
])("a file of %s is refused with a reason", async (_, content) => {
  const { status, body } = await upload(content);
  expect(status).toBe(422);
  expect((body as unknown as { reasons: unknown[] }).reasons).toHaveLength(1);
});
