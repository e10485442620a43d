import { sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { inScope } from "./scope-sql.js";

/** The home region of an application that the person sees, which its rows are found by; `undefined` for any other. */
export async function homeOf(db: Db | Transaction, actor: Actor, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ home: string }>`
    select a.home_region as home from applications as a where a.id = ${id} and ${inScope(applicationScope(actor))}`.execute(
    db,
  );
  return rows[0]?.home;
}
