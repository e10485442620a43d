import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { ApplicationRow } from "@yer/api/contract/application-register";
import { permissionCodes } from "@yer/api/contract/codes";
import { type ExportAsked, exportRegisters } from "@yer/api/contract/exports";
import { sortKey } from "@yer/api/formats";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fixedClock } from "../../platform/clock/clock.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { kitDistrict, madePinfl, square } from "../../testing/application-kit.js";
import { makePerson, type MadePerson } from "../../testing/people.js";
import { rolledTwice } from "../../testing/rolled.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { unzip } from "../../testing/unzip.js";
import { takeExport } from "../../insight/exports/queries.js";
import { exportRegisterOf } from "../../insight/exports/registers.js";
import { expireExportsJob, makeExports } from "../../insight/exports/run.js";

let service: TestApp;
let directory: string;
let administrator: MadePerson;
let operator: MadePerson;
const names = ["Oʻtkirov Oʻtkir", "Ahmedov Ali", "Shodiyev Shuhrat", "+998 Gʻani", "=SUM(A1)", "@cmd", "\t-2+3"];

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), "yer-test-exports-"));
  service = await openTestApp({ dataDir: directory });
  const { db } = service.context;
  await db
    .insertInto("neighborhoods")
    .values({
      id: "14160001",
      district_soato: kitDistrict,
      name: jsonb({ uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Тест", en_US: "Test" }),
      sort_key: sortKey("Sinov"),
    })
    .execute();
  administrator = await makePerson(service, { territory: "17", codes: permissionCodes });
  operator = await makePerson(service, {
    territory: kitDistrict,
    codes: ["read:property", "create:property", "export:property"],
  });
  for (const [index, name] of names.entries()) {
    const made = await service.call({
      method: "POST",
      path: "/applications",
      token: operator.token,
      body: facts(index + 1, name),
    });
    if (made.status !== 201) throw new Error(`The file was not made: ${made.text}`);
    service.clock.advance(60_000);
  }
  // As low as the setting goes; there are more districts than that.
  await db
    .insertInto("settings")
    .values({
      key: "export.direct_rows",
      valid_from: "2025-01-01",
      value: jsonb(100),
      reason: null,
      proposed_by: null,
      approved_by: null,
      entered_at: null,
    })
    .execute();
});
afterAll(async () => {
  await service.close();
  await rm(directory, { recursive: true, force: true });
});

function facts(n: number, name: string) {
  return {
    legalBasis: (n % 3) + 1,
    cadastreNumber: n % 2 === 0 ? null : `14:16:01:01:01:${String(n).padStart(4, "0")}`,
    occupier: { kind: "person", name, pinfl: madePinfl(n), passport: "ZZ1234567", birthDate: "1980-04-12" },
    districtSoato: kitDistrict,
    neighborhoodId: "14160001",
    address: `Registon koʻchasi, ${n}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400 + n, documented: 0, excess: 0, built: 120 },
    occupiedSince: 2012,
    outline: n === 1 ? null : square(n),
    buildings: [],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

const asked = (given: Partial<ExportAsked> = {}): ExportAsked => ({
  register: "applications",
  format: "csv",
  locale: "en_US",
  columns: [],
  query: {},
  ...given,
});
const post = (where: string, body: object = {}, token = operator.token) =>
  service.call({ method: "POST", path: where, token, body });
const direct = (given: Partial<ExportAsked>, token = operator.token) => post("/exports/direct", asked(given), token);
const linesOf = (text: string) =>
  text
    .replace(/^\ufeff/, "")
    .trimEnd()
    .split("\r\n");
const districts = { register: "places", query: { level: "district" } } as const;

/** An export of the districts that waits. */
async function begun(given: Partial<ExportAsked> = {}, by = administrator): Promise<string> {
  const reply = await post("/exports", asked({ ...districts, ...given }), by.token);
  const { job } = reply.body as { job: { id: string } | null };
  if (job === null) throw new Error(`It was short enough: ${reply.text}`);
  return job.id;
}
const jobOf = async (id: string, by = administrator) => {
  const { items } = (await service.call({ path: "/exports", token: by.token })).body as {
    items: { id: string; state: string; done: number; rows: number }[];
  };
  return items.find((job) => job.id === id);
};

describe("a short register", () => {
  test("comes as exactly the rows of its list, under any filters and in any order", async () => {
    const filters = fc.record(
      {
        legalBasis: fc.subarray(["1", "2", "3"], { minLength: 1 }),
        search: fc.constantFrom("otkir", "ali", "14:16", "sum"),
        from: fc.constantFrom("2026-03-05", "2026-03-06"),
        status: fc.constantFrom(["editing"], ["announced"]),
        sort: fc.constantFrom("number", "-number", "occupier", "deadline", "-createdAt"),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(filters, async (query) => {
        const params = new URLSearchParams();
        for (const [name, value] of Object.entries(query)) for (const one of [value].flat()) params.append(name, one);
        const list = await service.call({
          path: `/applications?${params.toString()}&limit=200`,
          token: operator.token,
        });
        const rows = (list.body as { items: ApplicationRow[] }).items;
        const [, ...lines] = linesOf((await direct({ query, columns: ["number"] })).text);
        expect(lines.map((line) => line.split(",")[0])).toEqual(rows.map(({ number }) => number));
      }),
      { numRuns: rolledTwice({ embedded: 8, postgres: 25 }) },
    );
  });

  test("holds the columns asked for, in their order and language", async () => {
    const columns = ["place", "number", "number", "nonsense", "status"];
    const [heading, first] = linesOf((await direct({ columns, locale: "ru_RU", query: { sort: "number" } })).text);
    expect(heading).toBe("Область,Район,Махалля,Адрес,Номер,Статус,Дата перехода в статус");
    expect(first).toContain("Тест");
    expect(first).toContain("На редактировании");
  });

  test("holds no formula, whatever people typed", async () => {
    const lines = linesOf((await direct({ columns: ["occupier"], query: { sort: "number" } })).text);
    for (const line of lines.slice(1)) expect(line).not.toMatch(/^"?\s*[=+\-@]/);
    const sheet = await service.app.inject({
      method: "POST",
      url: "/api/v1/exports/direct",
      headers: { authorization: `Bearer ${operator.token}` },
      payload: asked({ format: "xlsx" }),
    });
    const xml = unzip(sheet.rawPayload, "xl/worksheets/sheet1.xml");
    expect(xml).toContain("=SUM(A1)");
    expect(xml).not.toContain("<f>");
    expect(xml.match(/<row /g)).toHaveLength(names.length + 1);
    // Areas are numbers and days are days: a spreadsheet can count with them.
    expect(xml).toContain("<v>401</v>");
  });

  test("as GeoJSON has a feature for each row, with its outline where it has one", async () => {
    const reply = await direct({ format: "geojson", query: { sort: "number" } });
    const { features } = reply.body as {
      features: { geometry: { type: string } | null; properties: { area: number } }[];
    };
    expect(features.map(({ geometry }) => geometry?.type ?? null)).toEqual([null, ...Array(6).fill("Polygon")]);
    expect(features[0]?.properties.area).toBe(401);
  });

  test("is for who may read it and take it along, within their territory", async () => {
    const reader = await makePerson(service, { territory: kitDistrict, codes: ["read:property"] });
    expect((await direct({}, reader.token)).body).toMatchObject({ code: "permission-missing" });
    const stranger = await makePerson(service, { territory: "1703202", codes: ["read:property", "export:property"] });
    expect(linesOf((await direct({}, stranger.token)).text)).toHaveLength(1);
    expect((await direct({ format: "geojson", register: "users" }, administrator.token)).status).toBe(400);
    const faulty = await direct({ query: { sort: "nonsense" } });
    expect(faulty.body).toMatchObject({ code: "invalid", errors: [{ in: "query", pointer: "/sort" }] });
  });

  test("names persons' numbers to who may read them alone, and writes down each reading", async () => {
    expect((await direct({ personal: true })).body).toMatchObject({ code: "permission-missing" });
    expect((await direct({})).text).not.toContain(madePinfl(1));
    const before = await service.context.db.selectFrom("personal_readings").select("id").execute();
    const full = await direct({ personal: true, columns: ["number"] }, administrator.token);
    expect(linesOf(full.text)[0]).toBe("Number,PINFL,Passport,STIR");
    expect(full.text).toContain(madePinfl(1));
    const after = await service.context.db.selectFrom("personal_readings").select("user_id").execute();
    expect(after).toHaveLength(before.length + names.length);
    expect(new Set(after.map(({ user_id }) => user_id))).toEqual(new Set([administrator.id]));
  });

  test("stands in the history of who took it", async () => {
    await direct({ columns: ["number"] });
    const entry = await service.context.db
      .selectFrom("history_entry")
      .select("params")
      .where("record_id", "=", operator.id)
      .where("action", "=", "register.exported")
      .orderBy("sequence", "desc")
      .executeTakeFirstOrThrow();
    expect(entry.params).toEqual({ register: "applications", format: "csv", rows: names.length, personal: false });
  });
});

test("every register opens in every format it has, and its headings are words of every language", async () => {
  const unknown = "01932f00-0000-7000-8000-00000000ffff";
  const queries: Partial<Record<(typeof exportRegisters)[number], object>> = {
    places: { level: "region" },
    agenda: { id: unknown },
    receiptRows: { id: unknown },
    treasuryRows: { id: unknown },
    bulkFiles: { id: unknown },
    fileHistory: { id: unknown },
    userHistory: { id: administrator.id },
    report: { report: "progress" },
  };
  const missing = new Set<string>(["agenda", "receiptRows", "treasuryRows", "bulkFiles", "fileHistory"]);
  for (const register of exportRegisters) {
    // Somebody of their own for each: so many exports are more than one person may take in an hour.
    const everybody = await makePerson(service, { territory: "17", codes: permissionCodes });
    for (const format of exportRegisterOf[register].formats) {
      for (const locale of format === "csv"
        ? (["uz_UZ", "uz_Cyrl", "ru_RU", "en_US"] as const)
        : (["uz_UZ"] as const)) {
        const query = { ...queries[register] };
        const { status, text } = await direct({ register, format, locale, query }, everybody.token);
        const said = status !== 200 || format !== "csv" || !/export\./.test(linesOf(text)[0] ?? "");
        expect([register, format, status, said]).toEqual([register, format, missing.has(register) ? 404 : 200, true]);
      }
    }
  }
});

describe("a long register", () => {
  test("is not sent at once, but made in the background, told of, and fetched by its owner with a ticket that works once", async () => {
    expect((await direct(districts, administrator.token)).body).toMatchObject({
      reasons: [{ code: "too-many-rows", params: { most: 100 } }],
    });
    const id = await begun();
    expect(await jobOf(id)).toMatchObject({ state: "waiting" });
    expect((await post(`/exports/${id}/ticket`, {}, administrator.token)).body).toMatchObject({
      reasons: [{ code: "file-not-ready" }],
    });
    await makeExports(service.context);
    const job = await jobOf(id);
    expect(job).toMatchObject({ state: "ready", done: job?.rows });

    expect((await post(`/exports/${id}/ticket`)).status).toBe(404);
    const { ticket } = (await post(`/exports/${id}/ticket`, {}, administrator.token)).body as { ticket: string };
    expect((await post("/exports/content", { ticket })).status).toBe(404);
    const fetched = await post("/exports/content", { ticket }, administrator.token);
    expect(fetched.headers["content-disposition"]).toContain("Places%202026-03-05.csv");
    expect(linesOf(fetched.text)).toHaveLength((job?.rows ?? 0) + 1);
    expect((await post("/exports/content", { ticket }, administrator.token)).status).toBe(404);

    const late = (await post(`/exports/${id}/ticket`, {}, administrator.token)).body as { ticket: string };
    service.legalClock.advance(-61_000);
    service.clock.advance(61_000);
    expect((await post("/exports/content", { ticket: late.ticket }, administrator.token)).status).toBe(404);

    // A ticket is the machine's: moving the clock of the law makes none old.
    const good = (await post(`/exports/${id}/ticket`, {}, administrator.token)).body as { ticket: string };
    service.legalClock.advance(122_000);
    expect((await post("/exports/content", { ticket: good.ticket }, administrator.token)).status).toBe(200);
    service.legalClock.advance(-61_000);

    const told = await service.context.db
      .selectFrom("notices")
      .select(["user_id", "params"])
      .where("kind", "=", "export.ready")
      .execute();
    expect(told).toEqual([{ user_id: administrator.id, params: { rows: job?.rows, register: "places" } }]);
  });

  test("is begun anew by another server when the first is gone, and made once", async () => {
    const id = await begun({ format: "xlsx" });
    const taken = await takeExport(service.context.db, "killed", fixedClock("2001-01-01").now());
    expect(taken?.id).toBe(id);
    await Promise.all([makeExports(service.context), makeExports(service.context)]);
    expect(await jobOf(id)).toMatchObject({ state: "ready" });
    const told = await service.context.db
      .selectFrom("history_entry")
      .select("sequence")
      .where("record_id", "=", administrator.id)
      .where("action", "=", "register.exported")
      .where("at", "=", service.clock.now())
      .execute();
    expect(told).toHaveLength(1);
  });

  test("is left when it is cancelled, and not made for who may not read it any more", async () => {
    const cancelled = await begun();
    expect((await post(`/exports/${cancelled}/cancel`, {}, administrator.token)).body).toMatchObject({
      state: "cancelled",
    });
    expect((await post(`/exports/${cancelled}/cancel`, {}, administrator.token)).body).toMatchObject({
      reasons: [{ code: "work-over" }],
    });
    const refused = await begun();
    const revoke = (codes: string[]) =>
      service.context.db
        .updateTable("users")
        .set({ revoked: jsonb(codes) })
        .where("id", "=", administrator.id)
        .execute();
    await revoke(["read:place"]);
    await makeExports(service.context);
    await revoke([]);
    expect(await jobOf(cancelled)).toMatchObject({ state: "cancelled" });
    expect(await jobOf(refused)).toMatchObject({ state: "failed", reasons: [{ code: "permission-missing" }] });
  });

  test("is deleted when its time is over", async () => {
    // The other tests have taken what one person may ask for in an hour.
    const colleague = await makePerson(service, { territory: "17", codes: permissionCodes });
    const id = await begun({}, colleague);
    await makeExports(service.context);
    const folder = path.join(directory, "exports");
    expect(await readdir(folder)).toContain(id);
    await expireExportsJob(service.context).tick(new Date(service.clock.now().getTime() + 8 * 86_400_000));
    expect(await readdir(folder)).not.toContain(id);
    expect(await jobOf(id, colleague)).toMatchObject({ state: "expired" });
  });

  test("is listed to its owner to the first one, a page at a time", async () => {
    const person = await makePerson(service, { territory: "17", codes: ["read:place"] });
    const made = [await begun({}, person), await begun({}, person), await begun({}, person)];
    const list = async (after: string) => {
      const { body } = await service.call({ path: `/exports?limit=2${after}`, token: person.token });
      return body as { items: { id: string }[]; total: number; next: string | null };
    };
    const first = await list("");
    const rest = await list(`&after=${first.next ?? ""}`);
    expect([first.total, rest.total, rest.next]).toEqual([3, 3, null]);
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(made.toReversed());
  });

  test("waits in a queue that one person cannot fill", async () => {
    const person = await makePerson(service, { territory: "17", codes: ["read:place"] });
    const begin = () => post("/exports", asked(districts), person.token);
    for (let n = 0; n < 5; n += 1) expect((await begin()).body).toMatchObject({ job: { state: "waiting" } });
    expect((await begin()).body).toMatchObject({ reasons: [{ code: "too-many-exports", params: { most: 5 } }] });
  });
});
