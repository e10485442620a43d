import { sql } from "kysely";
import type { Transaction } from "../../platform/database/database.js";

/** Active places right below one, by their codes. */
export async function activeBelow(transaction: Transaction, code: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from place_list where parent = ${code} and active order by code`.execute(transaction);
  return rows.map((row) => row.code);
}

/** The SOATO codes and the cadastre pairs that districts have, or had once. */
export async function takenByDistricts(
  transaction: Transaction,
): Promise<{ readonly codes: Set<string>; readonly pairs: Set<string> }> {
  const standing = await transaction.selectFrom("districts").select(["soato", "cadastre_code"]).execute();
  return {
    codes: new Set(standing.map(({ soato }) => soato)),
    pairs: new Set(standing.map(({ cadastre_code: pair }) => pair)),
  };
}

/** Gives a district what another had beside its facts: its centre, its former names, and the outline itself. */
export async function inheritDistrict(transaction: Transaction, from: string, code: string): Promise<void> {
  await sql`
    update districts as d set centre = old.centre, former_names = old.former_names
    from districts as old where d.soato = ${code} and old.soato = ${from}`.execute(transaction);
  await sql`update place_outlines set code = ${code} where code = ${from}`.execute(transaction);
}

/** Puts neighbourhoods under another district, each as its next version. */
export async function putUnder(transaction: Transaction, codes: readonly string[], district: string): Promise<void> {
  await transaction
    .updateTable("neighborhoods")
    .set((eb) => ({ district_soato: district, version: eb("version", "+", 1) }))
    .where("id", "in", [...codes])
    .execute();
}

/** Keeps where a place went, and when. */
export async function insertSuccessions(
  transaction: Transaction,
  from: string,
  { to, kind, at }: { readonly to: readonly string[]; readonly kind: "merged" | "split"; readonly at: Date },
): Promise<void> {
  await transaction
    .insertInto("place_successions")
    .values(to.map((code) => ({ from_code: from, to_code: code, kind, at })))
    .execute();
}
