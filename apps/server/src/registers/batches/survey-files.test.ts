import { noteMark } from "@yer/api/contract/batch";
import { permissionCodes } from "@yer/api/contract/codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { square } from "../../testing/application-kit.js";
import { makePerson } from "../../testing/people.js";
import type { SurveyCalls } from "../../testing/survey-calls.js";
import { csvOf, laterCalls, openSurveys, plotMaker } from "../../testing/survey-kit.js";
import type { TestApp } from "../../testing/test-app.js";
import { inCp1251, zippedShapefile } from "../../testing/shapefile.js";

let service: TestApp;
let token: string;
let calls: SurveyCalls;
beforeAll(async () => {
  ({ service, token, calls } = await openSurveys());
});
afterAll(async () => service.close());

const { upload, act, look, rowsOf, work, tried, entered } = laterCalls(() => calls);
const plot = plotMaker();

test("columns chosen once are remembered for the person and the header", async () => {
  const content = "Mening ustunim;Boshqa\r\n1;14160001\r\n";
  const { body } = await upload(content);
  expect(body.mapping).toEqual({});
  const missing = await act(body, "check", { mapping: {} });
  expect(missing.body.errors.map(({ pointer }) => pointer)).toEqual(["/mapping/legalBasis", "/mapping/neighborhood"]);
  await act(body, "check", { mapping: { legalBasis: 0, neighborhood: 1 } });
  await work();
  expect((await look(body)).counts.new).toBe(1);
  const again = await upload(content);
  expect(again.body).toMatchObject({ remembered: true, mapping: { legalBasis: 0, neighborhood: 1 } });
  const other = await makePerson(service, { territory: "1718", codes: permissionCodes });
  expect((await upload(content, "x.csv", other.token)).body).toMatchObject({ remembered: false, mapping: {} });
});

test("old encodings, tabs and places by name are read", async () => {
  const words = "14:16:01:01:02:9001";
  const content = Buffer.concat([
    Buffer.from("Ground\tCadastre number\tDistrict\tNeighbourhood\tAddress\r\n1\t"),
    Buffer.from(`${words}\tSamarqand shahri\tBogishamol\t`),
    inCp1251("Боғ".replace("ғ", "г")),
    Buffer.from("\r\n"),
  ]);
  const batch = await entered(content);
  expect(batch).toMatchObject({ encoding: "windows-1251", counts: { entered: 1 } });
  const [row] = await rowsOf(batch);
  expect(row?.about).toContain("Бог");
});

test("a Shapefile's rows wait for their system where it says none, and lie where it says one", async () => {
  const known = await upload(zippedShapefile(square(900)), "plots.zip");
  expect(known.body).toMatchObject({ format: "shapefile", columns: ["NAME"], system: { name: "WGS 84" } });
  const unknown = await upload(
    zippedShapefile(square(901), { prj: 'LOCAL_CS["?"]', cpg: "1251", name: inCp1251("Бог") }),
    "plots.zip",
  );
  expect(unknown.body).toMatchObject({
    sample: [["Бог"]],
    system: { name: null, likely: expect.arrayContaining(["wgs84"]) },
  });
  const geojson = {
    type: "FeatureCollection",
    crs: { type: "name", properties: { name: "mystery" } },
    features: [{ type: "Feature", properties: { asos: 1, mahalla: "14160001" }, geometry: square(902) }],
  };
  const batch = await upload(JSON.stringify(geojson), "plots.geojson");
  const refused = await act(batch.body, "check", { mapping: batch.body.mapping });
  expect(refused.body.errors.map(({ pointer }) => pointer)).toEqual(["/system"]);
  await act(batch.body, "check", { mapping: batch.body.mapping, system: "wgs84" });
  await work();
  const ready = await look(batch.body);
  await act(ready, "apply", { leaveOutWrong: false });
  await work();
  const [row] = await rowsOf(ready);
  const file = await service.call({ path: `/applications/${row?.recordId}`, token });
  expect(file.body).toMatchObject({ facts: { outline: square(902) } });
});

test("hostile files are refused whole", async () => {
  const tooMany = `Asos;Mahalla\r\n${"1;14160001\r\n".repeat(20_001)}`;
  for (const [content, code] of [
    ["", "file-empty"],
    ["Asos;Mahalla\r\n", "file-empty"],
    [Buffer.from([0, 1, 2, 3]), "file-encoding"],
    ["{}", "file-format"],
    [
      '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Polygon","coordinates":7}}]}',
      "file-format",
    ],
    [Buffer.from("PK\u0003\u0004broken"), "file-format"],
    [Buffer.from("PK\u0003\u0004 xl/workbook.xml broken"), "file-format"],
    [tooMany, "file-too-many"],
  ] as const) {
    const { status, body } = await upload(content);
    expect([status, body.reasons?.map((reason) => reason.code)]).toEqual([422, [code]]);
  }
});

test("rows that a template marks are no rows; a template as it was given away is empty", async () => {
  const { cadastreNumber } = plot();
  const head = [noteMark, "Asos", "Kadastr raqami", "Mahalla"];
  const notes = [
    [`${noteMark} misol`, "1", "14:16:01:01:02:9999", "14160001"],
    [`${noteMark} qiymatlar`, "1 | 2", "", ""],
  ];
  const empty = await upload(csvOf([head, ...notes]));
  expect([empty.status, empty.body]).toMatchObject([422, { code: "file-refused" }]);
  const batch = await tried(csvOf([head, ...notes, ["", "1", cadastreNumber ?? "", "14160001"]]));
  expect(batch).toMatchObject({ rows: 1, counts: { new: 1, wrong: 0 } });
});
