import type { Db } from "../platform/database/database.js";
import { branchPlans } from "./branches.js";
import { demoDistrict } from "./identities.js";
import { planApplication } from "./plan.js";

/** Applications of the demonstration's district that are there for a branch, in the order of their plans. */
export async function branchApplications(
  db: Db,
  isMeant: (plan: ReturnType<typeof planApplication>) => boolean,
): Promise<readonly { readonly id: string; readonly number: string }[]> {
  const meant = [...branchPlans.keys()].map(planApplication).filter(isMeant);
  const found = await db
    .selectFrom("applications")
    .select(["id", "number", "cadastre_number"])
    .where("district_soato", "=", demoDistrict)
    .where(
      "cadastre_number",
      "in",
      meant.map(({ facts }) => facts.cadastreNumber ?? ""),
    )
    .execute();
  return meant.flatMap(({ facts }) => found.filter((one) => one.cadastre_number === facts.cadastreNumber));
}
