import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { permissionCodes } from "@yer/api/contract";
import type { ApplicationRow } from "@yer/api/contract/application-register";
import { addNeighborhood } from "../../testing/bare-application.js";
import { kitDistrict, madePinfl, square } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../../identity/users/standard-positions.js";

let app: TestApp;
let operator: MadePerson;
let stranger: MadePerson;
let ecologist: MadePerson;
const names = ["Oʻtkirov Oʻtkir", "Ahmedov Ali", "Shodiyev Shuhrat", "Gʻaniyev Gʻayrat", "=SUM(A1)"];

beforeAll(async () => {
  app = await openTestApp();
  for (const [id, district] of [
    ["14160001", kitDistrict],
    ["17090001", "1703202"],
  ] as const) {
    await addNeighborhood(app.context.db, id, district);
  }
  const { codes } = standardPositions.operator;
  operator = await makePerson(app, { territory: kitDistrict, codes });
  stranger = await makePerson(app, { territory: "1703202", codes });
  ecologist = await makePerson(app, {
    territory: kitDistrict,
    codes: standardPositions.member.codes,
    organisation: { kind: "ecology" },
  });
  for (const [index, name] of names.entries()) {
    const made = await app.call({
      method: "POST",
      path: "/applications",
      token: operator.token,
      body: facts(index + 1, name),
    });
    if (made.status !== 201) throw new Error(`The file was not made: ${made.text}`);
    app.clock.advance(60_000);
  }
});
afterAll(() => app.close());

function facts(n: number, name: string) {
  return {
    legalBasis: 1,
    cadastreNumber: `14:16:01:01:01:${String(n).padStart(4, "0")}`,
    occupier: { kind: "person", name, pinfl: madePinfl(n), passport: "ZZ1234567", birthDate: "1980-04-12" },
    districtSoato: kitDistrict,
    neighborhoodId: "14160001",
    address: `Registon koʻchasi, ${n}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: 0, excess: 0, built: 120 },
    occupiedSince: 2012,
    outline: square(n),
    buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

async function list(query: string, token = operator.token) {
  const reply = await app.call({ path: `/applications?${query}`, token });
  expect(reply.status).toBe(200);
  return reply.body as unknown as { items: ApplicationRow[]; total: number; next: string | null; forgiven?: boolean };
}

describe("the register", () => {
  test.each(["-createdAt", "createdAt", "number", "-number", "occupier", "-occupier", "deadline", "-statusSince"])(
    "sorted by %s, its pages together are every row once, in that order",
    async (sort) => {
      const whole = await list(`sort=${sort}`);
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const query: string = after === null ? "" : `&after=${encodeURIComponent(after)}`;
        const page = await list(`sort=${sort}&limit=2${query}`);
        seen.push(...page.items.map(({ id }) => id));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(whole.items.map(({ id }) => id));
      expect(whole.total).toBe(names.length);
    },
  );

  test("orders occupiers as Uzbek does: oʻ, gʻ and sh after z", async () => {
    const { items } = await list("sort=occupier");
    expect(items.map(({ occupier }) => occupier)).toEqual([
      "Ahmedov Ali",
      "=SUM(A1)",
      "Oʻtkirov Oʻtkir",
      "Gʻaniyev Gʻayrat",
      "Shodiyev Shuhrat",
    ]);
  });

  const numbers = ["2026-1718-000001", "20261718000001", "2026 1718 000001", "2026–1718–000001"];
  test.each(["o'tkir", "Ўткир", "otkirov", ...numbers, "14:16:01:01:01:0001", "registon 1"])(
    "finds a file by %s",
    async (search) => {
      const { items } = await list(`search=${encodeURIComponent(search)}`);
      expect(items.map(({ occupier }) => occupier)).toContain("Oʻtkirov Oʻtkir");
    },
  );

  test.each(["o'tkrov", "Уткиров", "ўткриов", "otkirof", "registn 1", "utkirov registan"])(
    "forgives small mistakes, and says so: %s",
    async (search) => {
      const found = await list(`search=${encodeURIComponent(search)}`);
      expect(found.items.map(({ occupier }) => occupier)).toContain("Oʻtkirov Oʻtkir");
      expect(found.total).toBe(found.items.length);
      expect(found.forgiven).toBe(true);
    },
  );

  test("forgives nothing in a number, in a short word, or where a word is known", async () => {
    for (const search of ["2026-1718-000091", "ala", "registon 9999"]) {
      const found = await list(`search=${encodeURIComponent(search)}`);
      expect(found.forgiven).toBeUndefined();
    }
    expect((await list("search=otkirov")).forgiven).toBeUndefined();
    expect((await list("search=2026-1718-000091")).items).toEqual([]);
  });

  test("forgives mistakes in words that came with a change of a file", async () => {
    expect((await list("search=navbahxor")).items).toEqual([]);
    const [row] = (await list("search=ahmedov")).items;
    if (!row) throw new Error("The file is not there.");
    const changed = await app.call({
      method: "PUT",
      path: `/applications/${row.id}/facts`,
      token: operator.token,
      headers: { "if-match": '"1"' },
      body: { ...facts(2, "Ahmedov Ali"), address: "Navbahor koʻchasi, 2-uy" },
    });
    expect(changed.status).toBe(200);
    expect((await list("search=navbahxor")).items.map(({ id }) => id)).toEqual([row.id]);
  });

  test("is as long as the counts say, for the operator and for a body that is asked nothing", async () => {
    for (const { token } of [operator, stranger, ecologist]) {
      const counts = (await app.call({ path: "/applications/counts", token })).body as unknown as {
        all: number;
        byStatus: Record<string, { total: number }>;
      };
      expect((await list("", token)).total).toBe(counts.all);
      expect((await list("status=editing", token)).total).toBe(counts.byStatus["editing"]?.total);
    }
  });

  test("refuses a cursor that is forged, or of another sort", async () => {
    const { next } = await list("limit=2");
    const forged = Buffer.from(JSON.stringify(["-createdAt", "1; drop table", "x"])).toString("base64url");
    for (const query of [`after=${forged}`, `after=%00`, `sort=number&after=${next ?? ""}`]) {
      const reply = await app.call({ path: `/applications?${query}`, token: operator.token });
      expect(reply.status).toBe(400);
    }
  });

  test("as CSV holds the filtered rows, and no cell is a formula", async () => {
    const reply = await app.call({
      method: "POST",
      path: "/exports/direct",
      token: operator.token,
      body: { register: "applications", format: "csv", locale: "uz_UZ", columns: [], query: { sort: "createdAt" } },
    });
    expect(reply.headers["content-type"]).toBe("text/csv; charset=utf-8");
    const lines = reply.text.trim().split("\r\n");
    expect(lines).toHaveLength(names.length + 1);
    expect(lines.at(-1)).toContain("'=SUM(A1)");
  });
});

describe("a file", () => {
  test("hides numbers of persons until they are asked for, and remembers who asked", async () => {
    const [row] = (await list("search=otkirov")).items;
    const path = `/applications/${row?.id ?? ""}`;
    const masked = (await app.call({ path, token: operator.token })).body as { facts: { occupier: { pinfl: string } } };
    expect(masked.facts.occupier.pinfl).toMatch(/^3•+\d\d$/);
    const full = (await app.call({ method: "POST", path: `${path}/personal`, token: operator.token })).body;
    expect((full as typeof masked).facts.occupier.pinfl).toBe(madePinfl(1));
    const readings = await app.context.db.selectFrom("personal_readings").selectAll().execute();
    expect(readings.map(({ user_id }) => user_id)).toEqual([operator.id]);
  });

  test("remembers of whoever asks for numbers in a borrowed name who that was", async () => {
    const lender = await makePerson(app, { territory: "17", codes: permissionCodes });
    const borrowed = await app.call({ path: `/auth/impersonate/${operator.id}`, token: lender.token });
    const token = String(borrowed.body["access_token"]);
    const reason = { reason: "Murojaat boʻyicha tekshirish" };
    await app.call({ method: "POST", path: "/auth/impersonation/reason", token, body: reason });
    const [row] = (await list("search=ahmedov")).items;
    const read = await app.call({ method: "POST", path: `/applications/${row?.id ?? ""}/personal`, token });
    expect(read.status).toBe(200);
    const readings = app.context.db.selectFrom("personal_readings").select("user_id");
    expect(await readings.where("application_id", "=", row?.id ?? "").execute()).toEqual([{ user_id: lender.id }]);
  });

  test("is edited on the version read: a second person's change is a conflict that shows what stands", async () => {
    const [row] = (await list("search=ahmedov")).items;
    const path = `/applications/${row?.id ?? ""}`;
    const read = (await app.call({ path, token: operator.token })).body as { version: number; facts: object };
    const put = (address: string) =>
      app.call({
        method: "PUT",
        path: `${path}/facts`,
        token: operator.token,
        headers: { "if-match": `"${read.version}"` },
        body: { ...facts(2, "Ahmedov Ali"), ...read.facts, address },
      });
    const first = await put("Birinchi manzil");
    expect(first.status).toBe(200);
    const second = await put("Ikkinchi manzil");
    expect(second.status).toBe(412);
    expect(second.body).toMatchObject({
      code: "precondition-failed",
      current: { facts: { address: "Birinchi manzil" } },
    });
  });

  test("of another district answers exactly as one that does not exist", async () => {
    const [row] = (await list("search=ahmedov")).items;
    const theirs = await app.call({ path: `/applications/${row?.id ?? ""}`, token: stranger.token });
    const none = await app.call({ path: "/applications/01932f00-0000-7000-8000-000000000000", token: stranger.token });
    expect([theirs.status, theirs.body]).toEqual([404, none.body]);
  });

  test("is found by PINFL through the call that keeps it out of addresses", async () => {
    const reply = await app.call({
      method: "POST",
      path: "/applications/search",
      token: operator.token,
      body: { personal: madePinfl(3) },
    });
    expect((reply.body as { items: ApplicationRow[] }).items.map(({ occupier }) => occupier)).toEqual([
      "Shodiyev Shuhrat",
    ]);
  });
});

const ask = (number: string, lastDigits: string) =>
  app.call({ method: "POST", path: "/public/look-up", body: { number, lastDigits } });

describe("the public", () => {
  test("look-up answers unknown numbers and wrong digits alike", async () => {
    const [row] = (await list("search=otkirov")).items;
    const right = await ask(row?.number ?? "", madePinfl(1).slice(-4));
    expect(right.body).toMatchObject({
      status: "editing",
      pause: "drafting",
      holder: "cadastre",
      sentence: "editing",
    });
    expect(Object.keys(right.body).toSorted()).toEqual([
      "deadline",
      "holder",
      "number",
      "offerId",
      "pause",
      "sentence",
      "since",
      "status",
      "step",
    ]);
    const wrong = await ask(row?.number ?? "", "0000");
    const unknown = await ask("2026-1718-999999", "0000");
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
  });

  test("look-up is throttled per number", async () => {
    let status = 0;
    for (let n = 0; n < 12; n += 1) {
      const reply = await app.call({
        method: "POST",
        path: "/public/look-up",
        body: { number: "2026-1718-888888", lastDigits: String(1000 + n) },
      });
      status = reply.status;
    }
    expect(status).toBe(429);
  });

  test("learns nothing of a file that is not announced", async () => {
    const [row] = (await list("search=otkirov")).items;
    expect((await app.call({ path: `/public/offers/${row?.id ?? ""}` })).status).toBe(404);
    expect((await app.call({ path: "/public/announcements" })).body).toMatchObject({ items: [], total: 0 });
  });
});
