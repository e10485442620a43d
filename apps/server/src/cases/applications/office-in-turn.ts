import type { OrganisationRef } from "@yer/api/contract/values";
import { decide } from "../../identity/access/decide.js";
import { membersHolding } from "../../identity/access/members.js";
import { organisationsNamed } from "../../identity/organisations/queries.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { ApplicationRecord } from "./application.js";
import { codesOnTheWay, holderKinds } from "./holder.js";

/**
 * The office that holds an application: the one whose people can act on it now (DOMAIN §12). Of several the one of the
 * kind whose turn it is, then the nearest to the district. `null` where no kind holds the status, or nobody anywhere
 * may act.
 */
export async function officeInTurn(
  db: Db | Transaction,
  { row, subject }: Pick<ApplicationRecord, "row" | "subject">,
): Promise<OrganisationRef | null> {
  const kind = holderKinds[row.status];
  if (kind === null) return null;
  // While an application is announced the clock carries it on; what people do meanwhile is decide objections.
  const onTheWay = codesOnTheWay(row.status);
  const codes = onTheWay.length > 0 ? onTheWay : (["decide:objection"] as const);
  const able = (await membersHolding(db, codes, row.district_soato)).filter((person) =>
    codes.some((code) => person.codes.has(code) && decide(person, { code, kind: "act" }, subject).allowed),
  );
  const ids = [...new Set(able.flatMap(({ organisation }) => organisation?.id ?? []))];
  const offices = await organisationsNamed(db, ids);
  const [nearest] = offices
    .filter(({ active }) => active)
    .toSorted(
      (a, b) =>
        Number(b.kind === kind) - Number(a.kind === kind) ||
        b.territory.length - a.territory.length ||
        (a.id < b.id ? -1 : 1),
    );
  return nearest === undefined ? null : { id: nearest.id, name: nearest.name, kind: nearest.kind };
}
