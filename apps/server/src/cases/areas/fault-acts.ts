import { basketOfFaults } from "@yer/api/contract/area-faults";
import type { areas } from "@yer/api/contract/areas";
import type { BodyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import type { Acting } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { type FoundArea, recordArea } from "./area.js";
import { openFaults, refuseFaults } from "./fault-queries.js";
import { lockForMove, makeAreaMove } from "./moves.js";

/** Why what the check found of an area cannot be decided: there is nothing open. */
export async function reasonsAgainstDeciding(db: Db | Transaction, area: FoundArea): Promise<Reason[]> {
  return (await openFaults(db, area)).length > 0 ? [] : [{ code: "area-faultless" }];
}

/** Any standing state → the basket that its open faults call for. @throws {Problem} */
export async function acceptCheck(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason }: BodyOf<typeof areas.acceptCheck>,
): Promise<void> {
  const moving = await lockForMove(transaction, acting, id, "set_aside");
  const codes = await openFaults(transaction, moving.area);
  const basket = basketOfFaults(codes);
  if (basket === undefined) throw new Problem("move-refused", { reasons: [{ code: "area-faultless" }] });
  await makeAreaMove(transaction, acting, moving, "set_aside", { basket, reason, params: { faults: codes.join(" ") } });
}

/** Says that what the check found is no fault; the area stays where it is. @throws {Problem} */
export async function refuseCheck(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason }: BodyOf<typeof areas.refuseCheck>,
): Promise<void> {
  const { area } = await lockForMove(transaction, acting, id, "set_aside");
  const codes = await openFaults(transaction, area);
  if (codes.length === 0) throw new Problem("move-refused", { reasons: [{ code: "area-faultless" }] });
  await refuseFaults(transaction, area, { by: acting.actor?.id ?? null, at: acting.now, reason });
  await recordArea(transaction, acting, area, {
    action: "area.check_refused",
    reason,
    params: {
      faults: codes.join(" "),
      ...(acting.bulk ? { bulk: acting.bulk.id, areas: acting.bulk.files } : {}),
    },
  });
}
