import type { applications } from "@yer/api/contract/applications";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { lockApplication } from "../applications/application.js";
import { removeApplications } from "../applications/take-out.js";
import { enforceOnApplication } from "../applications/transition.js";
import { reasonsAgainstWithdrawal } from "../applications/withdrawal.js";
import { lockArea } from "./area.js";
import { makeAreaMove, movingArea } from "./moves.js";

/**
 * Withdraws an application before its first submission: it is taken out, its number is given to no other, and its
 * history stays. The area it was opened from is new again, confirmed.
 * @throws {Problem} `not-found`, `permission-missing`, `move-refused`
 */
export async function withdrawApplication(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { reason }: BodyOf<typeof applications.withdraw>,
): Promise<ReplyOf<typeof applications.withdraw>> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "submit:property", application);
  const reasons = await reasonsAgainstWithdrawal(transaction, acting, application);
  if (reasons.length > 0) throw new Problem("move-refused", { reasons });
  const { number, area_id: areaId } = application.row;
  await removeApplications(transaction, acting, [application], () => ({ action: "application.withdrawn", reason }));
  if (areaId === null) return { areaId };
  const moving = await movingArea(transaction, acting, await lockArea(transaction, areaId));
  await makeAreaMove(transaction, acting, moving, "withdraw_application", { reason, params: { number } });
  return { areaId };
}
