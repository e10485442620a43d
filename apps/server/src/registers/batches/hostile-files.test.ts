import { permissionCodes } from "@yer/api/contract/codes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bringFile } from "../../testing/bring-file.js";
import { type BatchCalls, hostileFiles } from "../../testing/hostile-files.js";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let token: string;
beforeAll(async () => {
  service = await openTestApp();
  ({ token } = await makePerson(service, { codes: permissionCodes }));
});
afterAll(async () => service.close());

async function bring(to: BatchCalls, content: Buffer) {
  await service.context.db.deleteFrom("throttles").execute();
  const { status, body } = await bringFile(service, { to: `/${to}`, token, content });
  return { status, body: body as { code?: string; reasons?: readonly { code: string }[] } };
}

// By being counted, never by running into the bounds of time and memory: those are for what nobody thought of.
test.each(hostileFiles.map((file) => [`${file.to}: ${file.what}`, file] as const))(
  "%s is refused with its reason",
  async (_, { to, content, reason }) => {
    const { status, body } = await bring(to, content());
    expect([status, body.code, body.reasons]).toEqual([422, "file-refused", [{ code: `file-${reason}` }]]);
  },
);

test("a cell of twenty megabytes is cut, and ten thousand rings of one plot are refused in its row", async () => {
  const long = await bring("survey-imports", Buffer.from(`a;b\n${"x".repeat(20_000_000)};1\n`));
  expect([long.status, long.body]).toMatchObject([201, { columns: ["a", "b"] }]);
  const rings = Array(10_000).fill("[[66,41],[66,41.1],[66.1,41],[66,41]]").join();
  const many = `{"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":{"type":"Polygon","coordinates":[${rings}]}}]}`;
  expect((await bring("survey-imports", Buffer.from(many))).status).toBe(201);
});

test("a file that was refused holds no place: the mended one is taken right after it", async () => {
  const [refused, mended] = [
    await bring("survey-imports", Buffer.from("")),
    await bring("survey-imports", Buffer.from("a;b\n1;2\n")),
  ];
  expect([refused.status, refused.body.code]).toEqual([422, "file-refused"]);
  expect([mended.status, mended.body]).toMatchObject([201, { state: "uploaded", columns: ["a", "b"] }]);
});
