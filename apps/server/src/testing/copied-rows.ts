import type { PGlite } from "@electric-sql/pglite";

/** The rows of some tables of an embedded database, and where its sequences stood: plain data, to keep in a file. */
export interface CopiedRows {
  readonly tables: readonly CopiedTable[];
  readonly sequences: readonly SequencePlace[];
}

interface CopiedTable {
  readonly name: string;
  /** What each row is made of, as SQL lists it. */
  readonly columns: string;
  readonly rows: Uint8Array<ArrayBuffer>;
}

interface SequencePlace {
  readonly name: string;
  readonly start: string;
  readonly last: string | null;
}

/**
 * Statements that empty tables, as a replica. No table is refused that others have keys to, which are empty or emptied
 * with it: that is asked of tables with triggers alone.
 */
export function emptying(tables: readonly string[]): string {
  if (tables.length === 0) return "";
  const oids = tables.map((name) => `'${name}'::regclass`).join(", ");
  return `update pg_class set relhastriggers = false where oid in (${oids});
    truncate ${tables.join(", ")} restart identity;
    update pg_class set relhastriggers = true
      where oid in (${oids}) and oid in (select tgrelid from pg_trigger);`;
}

/**
 * Copies rows out of a database, to put them into another of the same schema.
 * @param tables by their names, what each row is made of
 */
export async function copyRows(pglite: PGlite, tables: ReadonlyMap<string, string>): Promise<CopiedRows> {
  const copied: CopiedTable[] = [];
  for (const [name, columns] of tables) {
    const { blob } = await pglite.query(`copy ${name} (${columns}) to '/dev/blob' with (format binary)`);
    if (blob === undefined) throw new Error(`Nothing was copied of ${name}.`);
    copied.push({ name, columns, rows: new Uint8Array(await blob.arrayBuffer()) });
  }
  const { rows: sequences } = await pglite.query<SequencePlace>(`
    select 'public.' || quote_ident(sequencename) as name, start_value::text as start, last_value::text as last
    from pg_sequences where schemaname = 'public'`);
  return { tables: copied, sequences };
}

/** Puts copied rows in the place of those that their tables hold, and the sequences where they stood. */
export async function putRows(pglite: PGlite, { tables, sequences }: CopiedRows): Promise<void> {
  await pglite.transaction(async (transaction) => {
    // As a replica: neither the keys between tables nor the triggers that keep history are asked.
    await transaction.exec(`set local session_replication_role = replica; ${emptying(tables.map(({ name }) => name))}`);
    for (const { name, columns, rows } of tables) {
      const blob = new Blob([rows]);
      await transaction.query(`copy ${name} (${columns}) from '/dev/blob' with (format binary)`, [], { blob });
    }
    await transaction.query(
      `select setval(s.name::regclass, coalesce(s.last, s.start)::bigint, s.last is not null)
       from jsonb_to_recordset($1) as s (name text, start text, last text)`,
      [JSON.stringify(sequences)],
    );
  });
}
