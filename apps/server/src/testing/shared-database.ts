import type { PGlite } from "@electric-sql/pglite";
import type { PGlite as KyselyPGlite, PGliteTransaction } from "kysely";
import { EmbeddedDialect, openEmbedded } from "../platform/database/embedded.js";
import { EmbeddedStatements } from "../platform/database/embedded-statements.js";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { prepare, readImage } from "../platform/database/prepared.js";
import { overDialect } from "../platform/database/statements.js";

/** The rows that the migrations leave, kept beside the tables they belong to. */
const kept = "as_migrated";

/** What this worker lends from file to file. */
let shared: Shared | undefined;
/** What is lent just now. */
const lent = new Set<OpenedDatabase>();

interface Shared {
  readonly pglite: PGlite;
  /** Its statements stay prepared from file to file: their tables are the same, with other rows. */
  readonly statements: EmbeddedStatements;
  /** Schema, roles and statistics, as the migrations left them. */
  readonly shape: string;
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
    await keepRows(pglite);
    shared = {
      pglite,
      statements: new EmbeddedStatements(pglite),
      shape: await shapeOf(pglite),
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
  lent.add(opened);
  return opened;
}

/** Tables with rows of their own from the migrations, and what each row is made of. */
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

async function keepRows(pglite: PGlite): Promise<void> {
  const tables = await tablesOf(pglite);
  await pglite.exec(`create schema ${kept}`);
  for (const { name, columns } of tables) {
    const { rows } = await pglite.query(`select 1 from ${name} limit 1`);
    if (rows.length > 0) await pglite.exec(`create table ${kept}.${name} as select ${columns} from ${name}`);
  }
  const sequences =
    "select quote_ident(sequencename) as name, start_value, last_value from pg_sequences where schemaname = 'public'";
  await pglite.exec(`create table ${kept}.sequences_ as ${sequences}`);
}

/**
 * Puts the database back as the migrations left it.
 *
 * @returns false when more was changed than rows.
 */
async function emptied({ pglite, statements, shape }: Shared): Promise<boolean> {
  // All that `discard all` ends, but for the prepared statements.
  await pglite.exec(`
    close all; set session authorization default; reset all; unlisten *; select pg_advisory_unlock_all();
    discard temp; discard sequences;`);
  await statements.renew();
  if ((await shapeOf(pglite)) !== shape) return false;
  const tables = await tablesOf(pglite);
  const { rows } = await pglite.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = '${kept}'`,
  );
  const filled = new Set(rows.map(({ name }) => name));
  // As a replica: neither the keys between tables nor the triggers that keep history are asked.
  await pglite.exec(`
    begin;
    set local session_replication_role = replica;
    truncate ${tables.map(({ name }) => name).join(", ")} restart identity;
    ${tables
      .filter(({ name }) => filled.has(name))
      .map(
        ({ name, columns }) =>
          `insert into ${name} (${columns}) overriding system value select ${columns} from ${kept}.${name};`,
      )
      .join("\n")}
    select setval('public.' || name, coalesce(last_value, start_value), last_value is not null) from ${kept}.sequences_;
    commit;
    checkpoint;`);
  return true;
}

/** What a test could change beside rows: objects, triggers that are off, roles, rights, statistics of the planner. */
async function shapeOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ shape: string }>(`
    select concat_ws(' ',
      (select md5(string_agg(concat_ws(' ', oid, relname, relacl, relowner, reloptions), ',' order by oid))
        from pg_class where relkind <> 't' and oid >= 16384),
      ${[
        "pg_attribute",
        "pg_attrdef",
        "pg_authid",
        "pg_constraint",
        "pg_db_role_setting",
        "pg_namespace",
        "pg_proc",
        "pg_statistic",
        "pg_trigger",
        "pg_type",
      ]
        .map((catalog) => `(select concat(count(*), '/', max(xmin::text::bigint)) from ${catalog})`)
        .join(",\n")}) as shape`);
  return rows[0]?.shape ?? "";
}
