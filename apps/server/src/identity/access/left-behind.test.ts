import { permissionCodes } from "@yer/api/contract";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { leftBehind } from "./left-behind.js";

const codes = ["review:property", "justice:property", "record:payment", "read:property"];
const districts = ["1703202", "1703203", "1718401"];
const rights = fc.record({
  codes: fc.subarray(codes).map((held) => new Set(held)),
  territory: fc.constantFrom("17", "1703", "1718", ...districts),
});

test("what changes of people leave to nobody is what somebody could do in a district before, and nobody after", () => {
  let some = 0;
  fc.assert(
    fc.property(fc.array(fc.record({ before: rights, after: fc.option(rights) }), { maxLength: 4 }), (people) => {
      const holders = people.map(({ before }, at) => ({ id: String(at), ...before }));
      const changes = people.flatMap(({ before, after }, at) =>
        after === null ? [] : [{ id: String(at), name: "", organisation: null, before, after }],
      );
      // Counted over whole lists of people, before and after; what only reads is nobody's part.
      const able = (all: readonly (typeof people)[number]["before"][], code: string, district: string): number =>
        all.filter((one) => one.codes.has(code) && (one.territory === "17" || district.startsWith(one.territory)))
          .length;
      const expected = codes.slice(0, 3).flatMap((code) => {
        const left = districts.filter(
          (district) =>
            able(
              people.map(({ before }) => before),
              code,
              district,
            ) > 0 &&
            able(
              people.map(({ before, after }) => after ?? before),
              code,
              district,
            ) === 0,
        );
        return left.length === 0 ? [] : [{ code, districts: left.length, places: left }];
      });
      if (expected.length > 0) some += 1;
      expect(leftBehind(changes, holders, districts)).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
  expect(some).toBeGreaterThan(100);
});

describe("a preview", () => {
  let service: TestApp;
  beforeAll(async () => {
    service = await openTestApp();
  });
  afterAll(async () => service.close());

  test("says whom a change of one person leaves a place without, until somebody else is there", async () => {
    const head = await makePerson(service, { codes: permissionCodes.filter((code) => code !== "review:property") });
    const sole = await makePerson(service, { territory: "1718401", granted: ["review:property", "justice:property"] });
    const preview = async () => {
      const { status, body } = await service.call({
        method: "POST",
        path: `/users/${sole.id}/impact`,
        token: head.token,
        body: { granted: ["justice:property"] },
      });
      expect(status).toBe(200);
      return body["left"];
    };
    expect(await preview()).toEqual([{ code: "review:property", districts: 1, places: ["1718401"] }]);
    await makePerson(service, { territory: "1718", codes: ["review:property"], blocked: true });
    expect(await preview()).toEqual([{ code: "review:property", districts: 1, places: ["1718401"] }]);
    await makePerson(service, { territory: "1718", codes: ["review:property"] });
    expect(await preview()).toEqual([]);
  });

  test("says whom blocking a person leaves a place without, and nothing of who is blocked already", async () => {
    const head = await makePerson(service, { codes: permissionCodes.filter((code) => code !== "review:property") });
    const sole = await makePerson(service, { territory: "1703202", granted: ["review:property", "read:property"] });
    const preview = async (id: string, token = head.token) =>
      service.call({ method: "POST", path: `/users/${id}/impact`, token, body: { blocked: true } });
    expect((await preview(sole.id)).body).toMatchObject({
      loses: [
        { code: "read:property", people: 1 },
        { code: "review:property", people: 1 },
      ],
      left: [{ code: "review:property", districts: 1, places: ["1703202"] }],
      // People leave: it is no reason to refuse, and whoever blocks need not hold what goes.
      reasons: [],
    });
    expect((await preview(head.id)).body).toMatchObject({ reasons: [{ code: "oneself" }] });
    const gone = await makePerson(service, { territory: "1703203", codes: ["review:property"], blocked: true });
    expect((await preview(gone.id)).body).toMatchObject({ people: 0, left: [] });
    await makePerson(service, { territory: "1703", codes: ["review:property"] });
    expect((await preview(sole.id)).body).toMatchObject({ left: [] });
    const read = await service.call({ path: `/users/${sole.id}`, token: head.token });
    expect(read.body).toMatchObject({ blocked: false });
  });
});
