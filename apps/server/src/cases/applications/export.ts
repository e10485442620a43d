import {
  applicationQuery,
  type ApplicationRow,
  applicationsRegister,
  usualApplicationSort,
} from "@yer/api/contract/application-register";
import { tashkentDay } from "@yer/api/formats";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import * as z from "zod/mini";
import { exportRegister, type Geometry, type Reader, type Wanted } from "../../registers/exports/register.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { registerPage, registerTotal } from "./register.js";
import type { RegisterRow } from "./register-rows.js";
import { everyPage } from "../../platform/lists/keyset.js";

interface Row extends ApplicationRow {
  readonly outline: Geometry | null;
  readonly numbers: {
    readonly pinfl: string | null;
    readonly passport: string | null;
    readonly stir: string | null;
  } | null;
}

/**
 * The register of applications: its own rows, and of each the outline and, for who may read them, the occupier's
 * numbers.
 */
export const applicationsExport = exportRegister({
  title: "export.applications",
  codes: ["read:property", "export:property"],
  query: z.omit(applicationQuery, { after: true, limit: true, exact: true }),
  columns: applicationsRegister.columns,
  cells: { status: { width: 24, cell: (row: Row, words) => words(`status.${row.status}`) } },
  also: [
    {
      id: "since",
      of: "status",
      heading: "column.stateSince",
      width: 14,
      cell: (row: Row) => ({ day: tashkentDay(row.statusSince) }),
    },
    { id: "pinfl", heading: "word.pinfl", personal: true, cell: (row: Row) => row.numbers?.pinfl ?? null },
    { id: "passport", heading: "facts.passport", personal: true, cell: (row: Row) => row.numbers?.passport ?? null },
    { id: "stir", heading: "facts.stir", personal: true, cell: (row: Row) => row.numbers?.stir ?? null },
  ],
  count: async ({ db, actor, now }, filters) => (await registerTotal(db, actor, filters, now, true)).total,
  pages: async function* ({ db, actor, now }, { sort: asked, ...filters }, wanted) {
    const sort = asked ?? usualApplicationSort(filters);
    const soonDays = (await readSettings(db)).value("soon.days", now);
    const pages = everyPage<RegisterRow>(async (last, limit) =>
      registerPage(db, actor, filters, { sort, after: last?.cursor, limit }, { now, soonDays }),
    );
    for await (const page of pages) {
      yield await withMore(
        { db, actor, now },
        page.map(({ row }) => row),
        wanted,
      );
    }
  },
  outline: ({ outline }) => outline,
});

async function withMore(reader: Reader, rows: readonly ApplicationRow[], wanted: Wanted): Promise<readonly Row[]> {
  const ids = rows.map(({ id }) => id);
  const outlines = wanted.outlines ? await outlinesOf(reader, ids) : undefined;
  const numbers = wanted.personal ? await numbersOf(reader, ids) : undefined;
  return rows.map((row) => ({ ...row, outline: outlines?.get(row.id) ?? null, numbers: numbers?.get(row.id) ?? null }));
}

async function outlinesOf({ db }: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, Geometry>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; outline: Geometry }>`
    select id, facts -> 'outline' as outline from applications
    where id in (${sql.join([...ids])}) and jsonb_typeof(facts -> 'outline') = 'object'`.execute(db);
  return new Map(rows.map(({ id, outline }) => [id, outline]));
}

/** Numbers of occupiers in full. Each reading leaves an access row, as on the application's own page (DOMAIN §8). */
async function numbersOf({ db, actor, now }: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Row["numbers"]>>();
  const { rows } = await sql<{ id: string; home_region: string } & NonNullable<Row["numbers"]>>`
    select application_id as id, home_region, pinfl, passport, stir from application_occupiers
    where application_id in (${sql.join([...ids])})`.execute(db);
  if (rows.length > 0) {
    await db
      .insertInto("personal_readings")
      .values(
        rows.map((row) => ({
          home_region: row.home_region,
          id: uuidv7(),
          application_id: row.id,
          user_id: actor.impersonation?.byId ?? actor.id,
          at: now,
        })),
      )
      .execute();
  }
  return new Map(rows.map(({ id, pinfl, passport, stir }) => [id, { pinfl, passport, stir }]));
}
