import type { PGlite } from "@electric-sql/pglite";
import type { PGlite as KyselyPGlite, PGliteTransaction } from "kysely";
import { EmbeddedDialect, openEmbedded } from "../platform/database/embedded.js";
import { EmbeddedStatements } from "../platform/database/embedded-statements.js";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { prepare, readImage } from "../platform/database/prepared.js";
import { overDialect } from "../platform/database/statements.js";
import { emptying } from "./copied-rows.js";

/** The rows that the migrations leave, kept beside the tables they belong to. */
const kept = "as_migrated";

/** What this worker lends from file to file. */
let shared: Shared | undefined;
/** What is lent just now, and the database behind it. */
const lent = new Map<OpenedDatabase, PGlite>();

/** A table that is emptied. */
interface Table {
  /** What each row is made of, as SQL lists it. */
  readonly columns: string;
  /** Tells the rows that the migrations left there from any others; undefined where they left none. */
  readonly rows: string | undefined;
}

interface Shared {
  readonly pglite: PGlite;
  /** Its statements stay prepared from file to file: their tables are the same, with other rows. */
  readonly statements: EmbeddedStatements;
  /** Schema, roles and statistics, as the migrations left them. */
  readonly shape: string;
  /** Tables by their names. */
  readonly tables: Map<string, Table>;
  state: "lent" | "used";
}

/**
 * An embedded database as the migrations leave it. A worker has one, which its files use in turn: it is emptied when
 * it is taken again. Who needs a second at the same time gets one of their own; so does whoever comes after a file
 * that changed the schema, or never gave it back.
 *
 * @param schemaFolder where the migrations are.
 */
export async function borrowEmbedded(schemaFolder: string): Promise<OpenedDatabase> {
  if (shared?.state === "lent") {
    const second = await start(schemaFolder);
    return lend(second, new EmbeddedStatements(second), async () => second.close());
  }

  if (shared && !(await emptied(shared))) {
    await shared.pglite.close();
    shared = undefined;
  }
  if (shared === undefined) {
    const pglite = await start(schemaFolder);
    const tables = await keepRows(pglite);
    shared = {
      pglite,
      statements: new EmbeddedStatements(pglite),
      shape: await shapeOf(pglite),
      tables,
      state: "lent",
    };
  }
  const taken = shared;
  taken.state = "lent";
  return lend(taken.pglite, taken.statements, async () => {
    taken.state = "used";
  });
}

/**
 * How many databases have been borrowed and not given back; forgets them, so that the next file does not suffer for
 * what this one left.
 */
export function forgetBorrowed(): number {
  const left = lent.size;
  if (left > 0) shared = undefined;
  lent.clear();
  return left;
}

async function start(schemaFolder: string): Promise<PGlite> {
  const { image, postgis } = await prepare(schemaFolder);
  return openEmbedded({ image: await readImage(image), postgis });
}

/** A database over a connection that outlives it: who has closed theirs cannot reach the next one's rows. */
function lend(pglite: PGlite, statements: EmbeddedStatements, giveBack: () => Promise<void>): OpenedDatabase {
  let closed = false;
  const refuse = (): void => {
    if (closed) throw new Error("This database was closed: another test may be using it by now.");
  };
  const own: KyselyPGlite = {
    get closed() {
      return closed;
    },
    ready: true,
    waitReady: Promise.resolve(),
    query: async (text, values, options) => {
      refuse();
      return statements.query(text, values, options);
    },
    transaction: async <T>(work: (transaction: PGliteTransaction) => Promise<T>): Promise<T> => {
      refuse();
      return statements.transaction<T>(work);
    },
    close: async () => {
      closed = true;
    },
  };
  const db = overDialect(new EmbeddedDialect(own));
  const opened: OpenedDatabase = {
    db,
    engine: "embedded",
    listen: async (channel, listener) => pglite.listen(channel, listener),
    close: async () => {
      await db.destroy();
      closed = true;
      lent.delete(opened);
      await giveBack();
    },
  };
  lent.set(opened, pglite);
  return opened;
}

/** What stands behind a database that is lent from file to file. */
export interface Behind {
  readonly pglite: PGlite;
  /** What each row is made of, by the names of the tables that hold other rows than the migrations left. */
  changed(): Promise<ReadonlyMap<string, string>>;
}

/** Undefined behind any other database, which nobody has after its file. */
export function behind(opened: OpenedDatabase): Behind | undefined {
  if (shared === undefined || lent.get(opened) !== shared.pglite) return undefined;
  const { pglite, tables } = shared;
  return {
    pglite,
    changed: async () =>
      new Map((await changedOf(pglite, tables)).map((name) => [name, tables.get(name)?.columns ?? ""])),
  };
}

/** All that is emptied, and what each row is made of. */
async function tablesOf(pglite: PGlite): Promise<readonly { name: string; columns: string }[]> {
  const { rows } = await pglite.query<{ name: string; columns: string }>(`
    select quote_ident(t.relname) as name,
      string_agg(quote_ident(c.attname), ', ' order by c.attnum) filter (where c.attgenerated = '') as columns
    from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
    where t.relnamespace = 'public'::regnamespace and t.relkind = 'r'
      and t.relname not in ('spatial_ref_sys', 'kysely_migration', 'kysely_migration_lock')
    group by t.oid, t.relname order by t.relname`);
  return rows;
}

async function keepRows(pglite: PGlite): Promise<Shared["tables"]> {
  const tables = await tablesOf(pglite);
  const written = await writtenOf(
    pglite,
    tables.map(({ name }) => name),
  );
  const left = await rowsOf(pglite, written);
  await pglite.exec(`create schema ${kept}`);
  for (const { name, columns } of tables) {
    if (left.has(name)) await pglite.exec(`create table ${kept}.${name} as select ${columns} from ${name}`);
  }
  const sequences =
    "select quote_ident(sequencename) as name, start_value, last_value from pg_sequences where schemaname = 'public'";
  await pglite.exec(`create table ${kept}.sequences_ as ${sequences}`);
  return new Map(tables.map(({ name, columns }) => [name, { columns, rows: left.get(name) }]));
}

/** The tables that have room on disk: since they were made or truncated, rows were written to them. */
async function writtenOf(pglite: PGlite, tables: readonly string[]): Promise<readonly string[]> {
  const { rows } = await pglite.query<{ name: string }>(
    "select name from unnest($1::text[]) as name where pg_relation_size(name::regclass) > 0",
    [tables],
  );
  return rows.map(({ name }) => name);
}

/**
 * What tells the rows of each table from any others, for the tables that have some: a row that is added or changed is
 * of a later transaction than all before it, and one that is removed is no longer counted.
 */
async function rowsOf(pglite: PGlite, tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (tables.length === 0) return new Map();
  const each = tables.map(
    (name) =>
      `select '${name}' as name, concat(count(*), '/', max(xmin::text::bigint)) as rows from ${name} having count(*) > 0`,
  );
  const { rows } = await pglite.query<{ name: string; rows: string }>(each.join(" union all "));
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** The tables that hold other rows than the migrations left: to truncate one that is empty already takes as long. */
async function changedOf(pglite: PGlite, tables: Shared["tables"]): Promise<readonly string[]> {
  const names = [...tables.keys()];
  const written = new Set(await writtenOf(pglite, names));
  const rows = await rowsOf(
    pglite,
    names.filter((name) => tables.get(name)?.rows !== undefined),
  );
  return [...tables]
    .filter(([name, left]) => (left.rows ? rows.get(name) !== left.rows : written.has(name)))
    .map(([name]) => name);
}

/**
 * Puts the database back as the migrations left it.
 *
 * @returns false when more was changed than rows.
 */
async function emptied({ pglite, statements, shape, tables }: Shared): Promise<boolean> {
  // All that `discard all` ends, but for the prepared statements.
  await pglite.exec(`
    close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
    discard temp; discard sequences;`);
  await statements.renew();
  if ((await shapeOf(pglite)) !== shape) return false;
  const changed = await changedOf(pglite, tables);
  const restored = [...tables].filter(([name, { rows }]) => rows !== undefined && changed.includes(name));
  // As a replica: neither the keys between tables nor the triggers that keep history are asked.
  await pglite.exec(`
    begin;
    set local session_replication_role = replica;
    ${emptying(changed)}
    ${restored
      .map(
        ([name, { columns }]) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}.${name};`,
      )
      .join("\n")}
    select setval('public.' || name, coalesce(last_value, start_value), last_value is not null) from ${kept}.sequences_;
    commit;
    checkpoint;`);
  const rows = await rowsOf(
    pglite,
    restored.map(([name]) => name),
  );
  for (const [name, { columns }] of restored) tables.set(name, { columns, rows: rows.get(name) });
  return true;
}

/** What a test could change beside rows: objects, triggers that are off, roles, rights, statistics of the planner. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws(' ', oid, relname, relacl, relowner, reloptions), ',' order by oid))
        from pg_class where relkind <> 't' and oid >= 16384),
      (select md5(string_agg(concat_ws(' ', oid, tgname, tgfoid, tgenabled), ',' order by oid)) from pg_trigger),
      ${[
        "pg_attribute",
        "pg_attrdef",
        "pg_authid",
        "pg_constraint",
        "pg_db_role_setting",
        "pg_namespace",
        "pg_proc",
        "pg_statistic",
        "pg_type",
      ]
        .map((catalog) => `(select concat(count(*), '/', max(xmin::text::bigint)) from ${catalog})`)
        .join(",\n")}) as shape`);
  return rows[0]?.shape ?? "";
}
