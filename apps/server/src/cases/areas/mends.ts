import { type AreaFaultCode, areaMends } from "@yer/api/contract/area-faults";
import type { AreaMend } from "@yer/api/contract/area-facts";
import type { Reason } from "@yer/api/contract/problem";
import { decide } from "../../identity/access/decide.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { areaFactsOf, enforceOnArea, type FoundArea, lockArea } from "./area.js";
import { openFaults } from "./fault-queries.js";
import { districtOfOffered } from "./queries.js";
import { reasonsAgainstCorrection, updateArea } from "./service.js";

/** Why an area does not get a value: the person may not correct it, it lacks the fault, or the neighbourhood is another district's. */
export async function reasonsAgainstMending(
  db: Db | Transaction,
  actor: Actor,
  area: FoundArea,
  mend: AreaMend,
): Promise<Reason[]> {
  const decision = decide(actor, { code: "update:area", kind: "act" }, { kind: "none" });
  const mended: readonly AreaFaultCode[] = areaMends[mend.fact];
  const open = await openFaults(db, area);
  const elsewhere = mend.fact === "neighborhoodId" && (await districtOfOffered(db, mend.value)) !== area.district_soato;
  return [
    ...(decision.allowed ? [] : decision.reasons),
    ...reasonsAgainstCorrection(area),
    ...(open.some((code) => mended.includes(code)) ? [] : [{ code: "area-mended" } as const]),
    ...(elsewhere ? [{ code: "area-other-district" } as const] : []),
  ];
}

/** Gives one of many areas the value that mends a fault of theirs, as if its form had been saved. @throws {Problem} */
export async function mendArea(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  mend: AreaMend,
): Promise<void> {
  const area = await lockArea(transaction, id);
  enforceOnArea(acting.actor, { code: "update:area", kind: "act" }, area);
  const reasons = await reasonsAgainstMending(transaction, acting.actor, area, mend);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const body = { ...areaFactsOf(area), [mend.fact]: mend.value };
  await updateArea(transaction, acting, id, { body, ifMatch: area.version });
}
