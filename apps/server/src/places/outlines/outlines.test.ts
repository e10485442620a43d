import { permissionCodes } from "@yer/api/contract/codes";
import type { OutlineFeature } from "@yer/api/contract/places";
import type { OutlineBatch, OutlineRow } from "@yer/api/contract/places-outlines";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringFile } from "../../testing/bring-file.js";
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

/** Brings a file, has it tried, and reads what was found. */
async function upload(content: unknown): Promise<{ status: number; body: Found }> {
  const { status, body } = await send(content);
  if (status !== 201) return { status, body: { ...body, checks: [] } };
  return { status, body: await worked(body) };
}

/** A file of outlines, and what was found of each. */
type Found = OutlineBatch & { readonly checks: readonly OutlineRow[] };

async function worked({ id }: OutlineBatch): Promise<Found> {
  await tickBatches({ ...service.context, machine: batchMachine }, service.clock.now());
  const { body } = await service.call({ path: `/place-outlines/${id}`, token });
  const rows = await service.call({ path: `/place-outlines/${id}/rows?limit=200`, token });
  return { ...(body as unknown as OutlineBatch), checks: rows.body["items"] as OutlineRow[] };
}

async function send(content: unknown): Promise<{ status: number; body: OutlineBatch }> {
  const { status, body } = await bringFile(service, {
    to: "/place-outlines",
    token,
    content: typeof content === "string" ? content : JSON.stringify(content),
    name: "a.geojson",
  });
  return { status, body: body as OutlineBatch };
}

async function act(batch: OutlineBatch, name: "apply" | "undo", given?: { readonly credit: string | null }) {
  const body = given && { leaveOutWrong: false, ...given };
  const reply = await service.call({
    method: "POST",
    path: `/place-outlines/${batch.id}/${name}`,
    token,
    headers: { "if-match": `"${batch.version}"` },
    ...(body === undefined ? {} : { body }),
  });
  const { reasons } = reply.body as unknown as { reasons: { code: string }[] };
  return { status: reply.status, body: { ...(await worked(batch)), reasons } };
}

async function outlines(within: string): Promise<OutlineFeature[]> {
  const { body } = await service.call({ path: `/places/outlines?within=${within}` });
  return (body as unknown as { features: OutlineFeature[] }).features;
}

function box(code: string, west: number, south: number, east: number, north: number) {
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return { type: "Feature", properties: { code }, geometry: { type: "Polygon", coordinates: [ring] } };
}

const collection = (...features: unknown[]) => ({ type: "FeatureCollection", features });
const faultsOf = ({ checks }: Found) => checks.map(({ faults }) => faults.map(({ code }) => code));

test("regions and districts come with approximate outlines and the credit they ask for", async () => {
  const { body } = await service.call({ path: "/places/outlines?within=17" });
  const { features, credits } = body as unknown as { features: OutlineFeature[]; credits: string[] };
  expect(features).toHaveLength(14);
  expect(new Set(features.map(({ properties }) => properties.kind))).toEqual(new Set(["approximate"]));
  expect(credits.join(" ")).toMatch(/MapSVG.*CC BY 4\.0/);
  expect((await outlines("1718")).map(({ id }) => id)).toHaveLength(16);
});

test("derived districts cover their region, without overlaps, each around its own centre", async () => {
  const { rows } = await sql<{ region: string; covered: number; twice: number; astray: number }>`
    select r.code as region, st_area(st_union(o.outline)) / st_area(r.outline) as covered,
      sum(st_area(o.outline)) / st_area(r.outline) as twice,
      count(*) filter (where not st_dwithin(o.outline, d.centre, 0.1))::int as astray
    from place_outlines as o join districts as d on d.soato = o.code join place_outlines as r on r.code = d.region_soato
    group by r.code, r.outline`.execute(service.context.db);
  expect(rows).toHaveLength(14);
  for (const { region, covered, twice, astray } of rows) {
    expect([region, Math.round(covered * 1000), Math.round(twice * 1000), astray]).toEqual([region, 1000, 1000, 0]);
  }
  // All but Soʻx, which is an exclave.
  const { rows: without } = await sql<{ code: string }>`
    select soato as code from districts where soato not in (select code from place_outlines)`.execute(
    service.context.db,
  );
  expect(without).toEqual([{ code: "1730226" }]);
});

test("an uploaded outline becomes the official one, the neighbours give way, and undoing puts all back", async () => {
  const before = await outlines("1718");
  const { body: batch } = await upload(collection(box("1718401", 66.9, 39.6, 67.02, 39.7)));
  expect(batch.checks[0]?.faults).toEqual([]);
  const applied = await act(batch, "apply", { credit: "Kadastr agentligi" });
  const after = await outlines("1718");
  const own = after.find(({ id }) => id === "1718401");
  expect([own?.properties.kind, own?.properties.credit]).toEqual(["official", "Kadastr agentligi"]);
  const { rows } = await sql<{ shared: number }>`
    select sum(st_area(st_intersection(a.outline, b.outline))) as shared
    from place_outlines as a join place_outlines as b on a.code < b.code
    where a.code like '1718___' and b.code like '1718___'`.execute(service.context.db);
  expect(rows[0]?.shared).toBeLessThan(1e-9);
  expect(applied.body).toMatchObject({ state: "applied", credit: "Kadastr agentligi", counts: { entered: 1 } });
  const undone = await act(applied.body, "undo");
  expect(undone.body).toMatchObject({ state: "undone", counts: { undone: 1, kept: 0 } });
  expect(await outlines("1718")).toEqual(before);
});

test("an outline that another file replaced since is kept when its file is undone, and says so", async () => {
  const { body: one } = await upload(collection(box("1718401", 66.9, 39.6, 67.02, 39.7)));
  const first = await act(one, "apply", { credit: null });
  const { body: other } = await upload(collection(box("1718401", 66.9, 39.6, 67.01, 39.7)));
  const second = await act(other, "apply", { credit: null });
  const { body } = await act(first.body, "undo");
  expect(body.counts).toMatchObject({ undone: 0, kept: 1 });
  expect(faultsOf(body)).toEqual([["outline-replaced"]]);
  await act(second.body, "undo");
});

test("outlines that cross themselves, lie elsewhere or name no place are refused one by one", async () => {
  const bow = box("1718401", 66.9, 39.6, 67, 39.7);
  bow.geometry.coordinates[0]?.splice(1, 2, [67, 39.7], [67, 39.6]);
  const { body } = await upload(
    collection(
      bow,
      box("1718203", 71, 40.5, 71.1, 40.6),
      box("1718999", 66.9, 39.6, 67, 39.7),
      box("1718206", 39.6, 66.9, 39.7, 67),
      box("1718209", 10, 10, 11, 11),
      { type: "Feature", properties: { soato: 1718212 }, geometry: { type: "Point", coordinates: [66, 39] } },
    ),
  );
  expect(faultsOf(body)).toEqual([
    ["outline-invalid"],
    ["outline-outside-parent"],
    ["outline-no-place"],
    ["outline-swapped"],
    ["outline-outside-country"],
    ["outline-not-polygon"],
  ]);
  expect((await act(body, "apply", { credit: null })).body.reasons.map(({ code }) => code)).toEqual(["rows-wrong"]);
});

test("official neighbours may not overlap, and a parent may not be left with gaps, over the thresholds of the settings", async () => {
  const { body: region } = await upload(collection(box("1724", 68.2, 40.1, 69.2, 41)));
  await act(region, "apply", { credit: null });
  const { body: overlapping } = await upload(
    collection(box("1724401", 68.7, 40.4, 68.9, 40.6), box("1724413", 68.85, 40.4, 69, 40.6)),
  );
  expect(faultsOf(overlapping)).toEqual([["outline-overlap"], ["outline-overlap"]]);
  const districts = await sql<{ code: string }>`
    select soato as code from districts where region_soato = '1724' order by soato`.execute(service.context.db);
  const width = 1 / districts.rows.length;
  const strips = districts.rows.map(({ code }, at) => box(code, 68.2 + at * width, 40.1, 68.2 + (at + 1) * width, 41));
  expect(faultsOf((await upload(collection(...strips))).body).flat()).toEqual([]);
  const short = districts.rows.map(({ code }, at) => box(code, 68.2 + at * width, 40.1, 68.2 + (at + 1) * width, 40.9));
  expect(faultsOf((await upload(collection(...short))).body).flat()).toEqual(["outline-gap"]);
});

async function stand(code: string) {
  const { rows } = await sql<{ kind: string; credit: string | null; box: string }>`
    select kind, credit, st_astext(st_envelope(outline), 3) as box from place_outlines where code = ${code}`.execute(
    service.context.db,
  );
  return rows[0];
}

async function turn(code: string, name: "merge" | "split", body: object): Promise<void> {
  const { body: place } = await service.call({ path: `/place-register/${code}`, token });
  const { status } = await service.call({
    method: "POST",
    path: `/place-register/${code}/${name}`,
    token,
    headers: { "if-match": `"${String(place["version"])}"` },
    body: { ...body, reason: "Qaror" },
  });
  expect(status).toBe(200);
}

const facts = (code: string, parent: string | null, more: object = {}) => ({
  code,
  name: { uz_UZ: `Joy ${code}`, uz_Cyrl: "", ru_RU: "", en_US: "" },
  parent,
  type: null,
  cadastreCode: null,
  bhmMultiple: null,
  ...more,
});

test("merged places have their outlines as one; where one of them had none, what is left is approximate", async () => {
  const codes = ["14160001", "14160002", "14160003"];
  for (const code of codes) {
    await service.call({ method: "POST", path: "/place-register", token, body: facts(code, "1718401") });
  }
  const { body } = await upload(
    collection(box("14160001", 66.9, 39.6, 66.92, 39.62), box("14160002", 66.92, 39.6, 66.95, 39.62)),
  );
  await act(body, "apply", { credit: "Kadastr agentligi" });
  await turn("14160001", "merge", { into: "14160002" });
  expect(await stand("14160002")).toEqual({
    kind: "official",
    credit: "Kadastr agentligi",
    box: "POLYGON((66.9 39.6,66.9 39.62,66.95 39.62,66.95 39.6,66.9 39.6))",
  });
  expect((await outlines("1718401")).map(({ id }) => id)).toEqual(["14160002"]);
  await turn("14160003", "merge", { into: "14160002" });
  expect((await stand("14160002"))?.kind).toBe("approximate");
});

/** In square degrees; 0 for a place without an outline. */
async function area(code: string): Promise<number> {
  const { rows } = await sql<{ area: number }>`
    select coalesce(sum(st_area(outline)), 0) as area from place_outlines where code = ${code}`.execute(
    service.context.db,
  );
  return rows[0]?.area ?? 0;
}

test("a merged region lies where both lay, and a region split off where its districts lie", async () => {
  const [from, into] = [await area("1712"), await area("1708")];
  await turn("1712", "merge", { into: "1708" });
  expect((await area("1708")) / (from + into)).toBeCloseTo(1, 3);
  expect(await area("1712")).toBe(0);
  const [first = "", second = ""] = (await outlines("1706")).map(({ id }) => id);
  const whole = await area("1706");
  const given = (await area(first)) + (await area(second));
  const part = facts("1798", null, { cadastreCode: "98", children: [first, second] });
  await turn("1706", "split", { parts: [part], keep: true });
  expect((await area("1798")) / given).toBeCloseTo(1, 3);
  expect((await area("1706")) / (whole - given)).toBeCloseTo(1, 3);
});

test.each([
  ["no JSON", "{"],
  ["no GeoJSON", { hello: "there" }],
  ["an empty collection", collection()],
])("a file that is %s is refused", async (_, content) => {
  expect((await upload(content)).status).toBe(422);
});
