import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { PermissionCode } from "@yer/api/contract/codes";
import type { Actor } from "../../platform/acting/actor.js";
import { chainOf, contains } from "../../platform/territory/territory.js";
import { rolesCodes } from "./codes-query.js";
import type { Decider } from "./decide.js";
import { effectiveCodes } from "./effective-codes.js";

/** What decides which applications a person sees and what they may do. */
export type Member = Pick<Actor, "id" | "isStaff" | "blocked" | "territory" | "organisation" | "codes">;

function members(db: Db | Transaction) {
  return db
    .selectFrom("users")
    .innerJoin("organisations", "organisations.id", "users.organisation_id")
    .leftJoin("positions", "positions.id", "users.position_id")
    .select(["users.id", "users.name", "users.pinfl", "users.territory", "users.granted", "users.revoked"])
    .select(["organisations.id as organisation_id", "organisations.kind", "positions.codes"])
    .select(rolesCodes.as("roles"))
    .where("users.is_staff", "=", true)
    .where("users.blocked", "=", false);
}

type MemberRow = Awaited<ReturnType<ReturnType<typeof members>["execute"]>>[number];

const member = ({ id, territory, organisation_id, kind, codes, roles, granted, revoked }: MemberRow): Member => ({
  id,
  isStaff: true,
  blocked: false,
  territory,
  organisation: { id: organisation_id, kind },
  codes: effectiveCodes({ position: codes ?? [], roles, granted, revoked }),
});

/** Everybody of an organisation who can come in, with their rights as they stand. */
export async function membersOf(db: Db | Transaction, organisationId: string): Promise<Member[]> {
  const rows = await members(db).where("users.organisation_id", "=", organisationId).orderBy("users.id").execute();
  return rows.map(member);
}

/** A member of staff who can come in; `undefined` for anybody else. */
export async function memberById(db: Db | Transaction, id: string): Promise<Member | undefined> {
  const row = await members(db).where("users.id", "=", id).executeTakeFirst();
  return row && member(row);
}

/** A member of staff who can come in, as a decision about them weighs them, by name. */
export interface Candidate extends Decider {
  readonly name: string;
  readonly territory: string;
}

/** Who has a code from anywhere, whether or not it was revoked: what `effectiveCodes` then decides of few people. */
const givenAny = (codes: readonly PermissionCode[]): RawBuilder<SqlBool> => sql`(
  positions.codes ?| ${codes}::text[] or users.granted ?| ${codes}::text[] or exists (
    select from user_roles join roles on roles.id = user_roles.role_id
    where user_roles.user_id = users.id and roles.codes ?| ${codes}::text[]))`;

/** Everybody who can come in and holds one of some codes; with districts only those whose territory covers one of them. */
export async function membersHolding(
  db: Db | Transaction,
  codes: readonly PermissionCode[],
  ...districts: readonly string[]
): Promise<Candidate[]> {
  if (codes.length === 0) return [];
  const rows = await members(db)
    .where(givenAny(codes))
    .$if(districts.length > 0, (query) => query.where(withinChains(districts)))
    .orderBy("users.sort_key")
    .orderBy("users.id")
    .execute();
  return rows.flatMap((row) => {
    const { territory, ...held } = member(row);
    if (territory === null || !codes.some((code) => held.codes.has(code))) return [];
    return [{ ...held, territory, name: row.name, pinfl: row.pinfl, impersonation: null }];
  });
}

function withinChains(districts: readonly string[]): RawBuilder<SqlBool> {
  return sql`users.territory = any(${[...new Set(districts.flatMap(chainOf))]}::text[])`;
}

/**
 * Those of the people whose territory holds a district: for holders of a code, what `membersHolding` finds for the
 * district.
 */
export function over(people: readonly Candidate[], district: string): Candidate[] {
  const chain: readonly string[] = chainOf(district);
  return people.filter(({ territory }) => chain.includes(territory));
}

/** Those whose territory is the narrowest: whose work it is before it is anybody's above them. */
export function nearest(people: readonly Candidate[]): Candidate[] {
  const narrowest = Math.max(0, ...people.map(({ territory }) => territory.length));
  return people.filter(({ territory }) => territory.length === narrowest);
}

/** Districts that some territories hold. */
export async function districtsWithin(db: Db | Transaction, territories: readonly string[]): Promise<string[]> {
  const districts = await db.selectFrom("districts").select("soato").orderBy("soato").execute();
  return districts.flatMap(({ soato }) => (territories.some((territory) => contains(territory, soato)) ? [soato] : []));
}
