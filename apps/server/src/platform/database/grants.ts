import { sql } from "kysely";
import type { Db, Transaction } from "./database.js";
import { withTransaction } from "./transaction.js";

/** What nobody but the schema's owner may change once it is written. */
const appendOnly = new Set([
  "history_entry",
  "history_personal",
  "history_root",
  "journal_entries",
  "journal_lines",
  "kept_reports",
]);
/** Kysely's own record of the migrations: the owner's business. */
const readOnly = new Set(["kysely_migration", "kysely_migration_lock"]);
const allRights = ["SELECT", "INSERT", "UPDATE", "DELETE"];

/** Number of the advisory lock of whoever grants: two at a time would update the same row of the catalogue. */
const granting = 4_510_002;

/** The owner of the schema may not hand on what the running role needs. */
export class CannotGrant extends Error {
  constructor(role: string) {
    super(
      `The role ${role} may not use the schema public, and the owner in DATABASE_MIGRATE_URL may not let it. ` +
        `As a superuser: grant create, usage on schema public to <owner> with grant option;`,
    );
    this.name = "CannotGrant";
  }
}

/**
 * Gives the running role what it needs and no more: read and write everywhere, except that history and the
 * journal of money can only be read and appended to. Runs as the owner of the schema, at every start, beside servers at work: only what differs is
 * touched, all of it at once, so that nobody misses for a moment what they have.
 *
 * @throws {CannotGrant}
 */
export async function grantToRunningRole(owner: Db, role: string): Promise<void> {
  await withTransaction(owner, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${granting})`.execute(transaction);
    await letUseSchema(transaction, role);
    for (const { kind, name, has } of await relationsOf(transaction, role)) {
      const wanted = rightsOn(kind, name);
      const missing = wanted.filter((right) => !has.includes(right));
      const excess = has.filter((right) => !wanted.includes(right));
      const on = sql`${sql.raw(kind === "sequence" ? "sequence" : "table")} ${sql.id("public", name)}`;
      if (missing.length > 0) {
        await sql`grant ${sql.raw(missing.join(", "))} on ${on} to ${sql.id(role)}`.execute(transaction);
      }
      if (excess.length > 0) {
        await sql`revoke ${sql.raw(excess.join(", "))} on ${on} from ${sql.id(role)}`.execute(transaction);
      }
    }
  });
}

/**
 * Gives the running role what the owner makes from now on, in the transaction that makes it: a version that serves beside
 * a migration writes through new triggers into new tables. What is too much of it, {@link grantToRunningRole} takes back.
 */
export async function grantWhatIsMade(owner: Db, role: string): Promise<void> {
  await withTransaction(owner, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${granting})`.execute(transaction);
    const who = sql.id(role);
    await sql`alter default privileges in schema public grant ${sql.raw(allRights.join(", "))} on tables to ${who}`.execute(
      transaction,
    );
    await sql`alter default privileges in schema public grant usage, select on sequences to ${who}`.execute(
      transaction,
    );
  });
}

type Kind = "table" | "partition" | "view" | "sequence";

function rightsOn(kind: Kind, name: string): readonly string[] {
  // Rows are reached through the whole, whose rights are asked: on a part of the history it could change what is written.
  if (kind === "partition") return [];
  if (kind === "sequence") return ["USAGE", "SELECT"];
  if (kind === "view" || readOnly.has(name)) return ["SELECT"];
  // Of one that comes to parts (docs/decisions/0375) its twin no less, and the whole whose place the twin took.
  return appendOnly.has(name.replace(/_(parted|whole)$/, "")) ? ["SELECT", "INSERT"] : allRights;
}

/** Where the operator took `usage` from everyone, the owner hands it on. */
async function letUseSchema(transaction: Transaction, role: string): Promise<void> {
  const mayUse = async (): Promise<boolean> => {
    const { rows } = await sql<{ may: boolean }>`
      select has_schema_privilege(${role}, 'public', 'usage') as may`.execute(transaction);
    return rows[0]?.may === true;
  };
  if (await mayUse()) return;
  // Without the option to grant, PostgreSQL warns and does nothing.
  await sql`grant usage on schema public to ${sql.id(role)}`.execute(transaction);
  if (!(await mayUse())) throw new CannotGrant(role);
}

/** Tables, views and sequences of the owner, and what the role was granted on each; some others belong to PostGIS. */
async function relationsOf(
  transaction: Transaction,
  role: string,
): Promise<readonly { readonly kind: Kind; readonly name: string; readonly has: readonly string[] }[]> {
  const { rows } = await sql<{ kind: Kind; name: string; has: string[] }>`
    select case when c.relispartition then 'partition' when c.relkind = 'S' then 'sequence' when c.relkind = 'v' then 'view'
        else 'table' end as kind, c.relname::text as name,
      array(
        select acl.privilege_type::text from aclexplode(c.relacl) as acl
        where acl.grantee = (select oid from pg_roles where rolname = ${role}) and acl.grantor = c.relowner
      ) as has
    from pg_class as c
    where c.relnamespace = 'public'::regnamespace and pg_get_userbyid(c.relowner) = current_user
      and (c.relkind in ('r', 'p', 'v') or (c.relkind = 'S' and c.relname = 'history_position'))
    order by c.relname`.execute(transaction);
  return rows;
}
