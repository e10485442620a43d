import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson, makePosition } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { unzip } from "../../testing/unzip.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

async function sheetFor(codes: readonly string[], body: object) {
  const reader = await makePerson(service, { codes: ["read:position", ...codes] });
  return service.app.inject({
    method: "POST",
    url: "/api/v1/report/permissions/excel",
    headers: { authorization: `Bearer ${reader.token}` },
    payload: body,
  });
}

function cells(xml: string): (string | undefined)[] {
  return [...xml.matchAll(/<t(?: xml:space="preserve")?>([^<]*)<\/t>/g)].map(([, cell]) => cell);
}

test("the matrix comes as a spreadsheet of the rows and columns shown, roles only to those who may see them", async () => {
  const position = await makePosition(service, ["read:user"]);
  const role = await makePosition(service, ["read:role"], "roles");
  const rows = [
    { code: "read:user", words: "=Foydalanuvchi: koʻrish" },
    { code: "read:role", words: "Rol: koʻrish" },
  ];
  const reply = await sheetFor(["read:role"], { rows, sets: [position, role] });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["content-disposition"]).toContain("Ruxsatlar%202026-03-05.xlsx");
  const sheet = unzip(reply.rawPayload, "xl/worksheets/sheet1.xml");
  expect(sheet).not.toContain("<f>");
  expect(cells(sheet)).toEqual([
    "Ruxsat",
    "Kod",
    "Lavozim",
    "Lavozim",
    "=Foydalanuvchi: koʻrish",
    "read:user",
    "Ha",
    "Yoʻq",
    "Rol: koʻrish",
    "read:role",
    "Yoʻq",
    "Ha",
  ]);
  const without = await sheetFor([], { rows, sets: [position, role] });
  expect(cells(unzip(without.rawPayload, "xl/worksheets/sheet1.xml")).slice(0, 4)).toEqual([
    "Ruxsat",
    "Kod",
    "Lavozim",
    "=Foydalanuvchi: koʻrish",
  ]);
});

test("a code there is not is named by its place", async () => {
  const reply = await sheetFor([], { rows: [{ code: "fly:user", words: "Uchish" }], sets: [] });
  expect(reply.json()).toMatchObject({ code: "invalid", errors: [{ code: "choice" }] });
});

test("one person takes along a hundred and twenty documents an hour and no more", async () => {
  const reader = await makePerson(service, { codes: ["read:position"] });
  const take = async () =>
    service.app.inject({
      method: "POST",
      url: "/api/v1/report/permissions/excel",
      headers: { authorization: `Bearer ${reader.token}` },
      payload: { rows: [{ code: "read:user", words: "Foydalanuvchi" }], sets: [] },
    });
  const statuses: number[] = [];
  for (let n = 0; n < 121; n += 1) {
    // One after the other, as a script would.
    statuses.push((await take()).statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(120);
  expect(statuses.at(-1)).toBe(429);
});
