import type { Area } from "@yer/api/contract/area-facts";
import type { Application } from "@yer/api/contract/applications";
import { decide } from "../../identity/access/decide.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import type { AreasTable } from "../../schema/tables/areas.js";
import { areaSubjectReason, findArea } from "./area.js";

/** Applications opened from an area that a reader may see, the latest first: the office sees them, no inspection does. */
export async function applicationsOfArea(
  db: Db | Transaction,
  actor: Actor,
  area: Pick<AreasTable, "home_region" | "id">,
): Promise<Area["applications"]> {
  const reads = decide(actor, { code: "read:property", kind: "read" }, { kind: "none" }).allowed;
  if (!reads || applicationScope(actor)?.organisationId !== null) return [];
  return db
    .selectFrom("applications")
    .select(["id", "number", "status"])
    .where("home_region", "=", area.home_region)
    .where("area_id", "=", area.id)
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}

/** Links an application to the area that was made of it. */
export async function linkArea(
  transaction: Transaction,
  { home_region, id }: { readonly home_region: string; readonly id: string },
  area: string,
): Promise<void> {
  await transaction
    .updateTable("applications")
    .set({ area_id: area })
    .where("home_region", "=", home_region)
    .where("id", "=", id)
    .execute();
}

/** The area that an application was opened from, where a reader may see it. */
export async function areaOfApplication(
  db: Db | Transaction,
  actor: Actor,
  id: string | null,
): Promise<Application["fromArea"]> {
  if (id === null || !decide(actor, { code: "read:area", kind: "read" }, { kind: "none" }).allowed) return null;
  const area = await findArea(db, id);
  return areaSubjectReason(actor, area) === undefined ? { id, number: area.number } : null;
}
