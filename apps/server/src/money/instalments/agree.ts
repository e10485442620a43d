import type { applications } from "@yer/api/contract/applications";
import type { BodyOf } from "@yer/api/contract/endpoint";
import { lockApplication } from "../../cases/applications/application.js";
import { assertPast } from "../../cases/applications/past-day.js";
import { tellOfMoney } from "../../cases/applications/tell-citizens.js";
import { enforceOnApplication, makeMove } from "../../cases/applications/transition.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { assertAttachable } from "../../platform/uploads/attached-files.js";
import { faultsOfSchedule } from "../../rules/workflow/instalments.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import { termUntil } from "./instalment-term.js";
import { answerOpenRequest, insertContract } from "./queries.js";

/**
 * Enters the contract by which what is owed is paid in instalments: the term becomes the first one's, the total clock
 * stands still, and a suspension ends. @throws {Problem}
 */
export async function agreeInstalments(
  transaction: Transaction,
  acting: Acting,
  id: string,
  { number, signedOn, fileId, schedule }: BodyOf<typeof applications.agreeInstalments>,
): Promise<void> {
  const application = await lockApplication(transaction, id);
  enforceOnApplication(acting, "agree:instalments", application);
  const { row, state, charge, credit } = application;
  const reasons = preconditions("agree_instalments", state, acting.now);
  if (reasons.length > 0 || charge === null) throw new Problem("move-refused", { reasons });
  assertPast(acting, signedOn, "/signedOn");
  const mostDays = acting.settings.in(row.district_soato).value("instalments.days", acting.now);
  const faults = faultsOfSchedule(schedule, state.owed ?? 0, acting.now, mostDays);
  if (faults.length > 0) {
    throw new Problem("invalid", { errors: faults.map((fault) => ({ in: "body" as const, ...fault })) });
  }
  if (fileId !== null) {
    await assertAttachable(transaction, [{ id: fileId, pointer: "/fileId" }], [acting.actor?.id ?? ""]);
  }
  await insertContract(transaction, {
    home_region: row.home_region,
    application_id: id,
    charge_id: charge.id,
    number,
    signed_on: signedOn,
    file_id: fileId,
    credit,
    schedule,
    by_name: acting.actor?.name ?? null,
    at: acting.now,
  });
  // Whatever the occupier asked for, this is the answer.
  const isAnswer = await answerOpenRequest(transaction, acting, { home_region: row.home_region, id: charge.id }, null);
  if (isAnswer) await tellOfMoney(transaction, acting, application, "own.instalments");
  const [first] = schedule;
  await makeMove(transaction, acting, application, "agree_instalments", {
    params: { number, instalments: schedule.length },
    after: { instalments: true },
    ...(first === undefined ? {} : { ownTerm: termUntil(acting, first.dueOn) }),
  });
}
