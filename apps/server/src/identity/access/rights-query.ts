import type { Names } from "@yer/api/contract/values";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { effectiveCodes } from "./effective-codes.js";
import type { Rights } from "./grant.js";

/** A member of staff with everything their rights are made of. */
export interface RightsSources {
  readonly id: string;
  readonly name: string;
  readonly organisationId: string;
  readonly organisation: Names;
  readonly territory: string;
  readonly position: { readonly id: string; readonly codes: readonly string[] };
  readonly roles: readonly { readonly id: string; readonly codes: readonly string[] }[];
  readonly granted: readonly string[];
  readonly revoked: readonly string[];
}

/** The holders whose rights are read: of a position, of a role, or members of an organisation. */
export type RightsOf = { readonly position: string } | { readonly role: string } | { readonly organisation: string };

/**
 * Rights of the holders of a position or role, or of the members of an organisation, blocked people too: unblocking
 * gives theirs back. With `lock` their rows are held, in order of id, until the transaction ends.
 */
export async function readRightsOf(db: Db | Transaction, of: RightsOf, lock = false): Promise<RightsSources[]> {
  return db
    .selectFrom("users")
    .innerJoin("organisations", "organisations.id", "users.organisation_id")
    .innerJoin("positions", "positions.id", "users.position_id")
    .select([
      "users.id",
      "users.name",
      "organisations.id as organisationId",
      "organisations.name as organisation",
      sql<string>`users.territory`.as("territory"),
      sql<RightsSources["position"]>`jsonb_build_object('id', positions.id, 'codes', positions.codes)`.as("position"),
      sql<RightsSources["roles"][number][]>`coalesce((
        select jsonb_agg(jsonb_build_object('id', roles.id, 'codes', roles.codes))
        from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id), '[]')`.as(
        "roles",
      ),
      "users.granted",
      "users.revoked",
    ])
    .where("users.is_staff", "=", true)
    .$if("position" in of, (query) => query.where("users.position_id", "=", "position" in of ? of.position : ""))
    .$if("organisation" in of, (query) =>
      query.where("users.organisation_id", "=", "organisation" in of ? of.organisation : ""),
    )
    .$if("role" in of, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom("user_roles")
            .select("user_roles.user_id")
            .whereRef("user_roles.user_id", "=", "users.id")
            .where("user_roles.role_id", "=", "role" in of ? of.role : ""),
        ),
      ),
    )
    .orderBy("users.id")
    .$if(lock, (query) => query.forUpdate("users"))
    .execute();
}

/** Rights made of their sources, with the codes of one position or role in place of its own. */
export function rightsFrom(
  person: Pick<RightsSources, "territory" | "position" | "roles" | "granted" | "revoked">,
  instead?: { readonly id: string; readonly codes: readonly string[] },
): Rights {
  const codesOf = (source: { readonly id: string; readonly codes: readonly string[] }) =>
    source.id === instead?.id ? instead.codes : source.codes;
  const codes = effectiveCodes({
    position: codesOf(person.position),
    roles: person.roles.map(codesOf),
    granted: person.granted,
    revoked: person.revoked,
  });
  return { codes, territory: person.territory };
}
