import type { ActingPerson } from "../../platform/acting/acting.js";
import type { council } from "@yer/api/contract/council";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { assertPast } from "../applications/past-day.js";
import { decideAsCouncil } from "../application-acts/service.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { onEach } from "./agenda.js";
import { readAgenda } from "./queries.js";
import { lockSession, readSession, remember } from "./service.js";

/**
 * Enters the Council's decision on many applications of an agenda. Each is decided by the move itself, under its own
 * lock: one that was returned or decided meanwhile says so and stays as it is. @throws {Problem} `not-found`
 */
export async function decideOnAgenda(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { number, date, files: applications }: BodyOf<typeof council.decide>,
): Promise<ReplyOf<typeof council.decide>> {
  const session = await lockSession(transaction, acting, id);
  assertPast(acting, date, "/date");
  const asked = new Map(applications.map((application) => [application.applicationId, application]));
  const open = new Set((await readAgenda(transaction, id)).flatMap((row) => (row.verdict ? [] : [row.application_id])));
  const results = await onEach(transaction, [...asked.keys()], async (applicationId) => {
    const given = asked.get(applicationId);
    if (given === undefined || !open.has(applicationId)) {
      throw new Problem("move-refused", { reasons: [{ code: "not-on-agenda" }] });
    }
    const said = { number, date, ...(given.reason === undefined ? {} : { reason: given.reason }) };
    if (given.verdict === "for") {
      await decideAsCouncil(transaction, acting, applicationId, { verdict: "for", ...said });
      return;
    }
    if (given.reason === undefined || given.because === undefined) {
      throw new Problem("move-refused", { reasons: [{ code: "reason-required" }] });
    }
    await decideAsCouncil(transaction, acting, applicationId, { verdict: "against", ...said, because: given.because });
  });
  for (const verdict of ["for", "against"] as const) {
    const decided = results.filter(
      (one) => one.reasons.length === 0 && asked.get(one.applicationId)?.verdict === verdict,
    );
    if (decided.length === 0) continue;
    await remember(transaction, acting, session, {
      action: "council.decided",
      params: {
        number,
        date,
        verdict,
        files: decided.length,
        numbers: decided.map((one) => one.number).join(", "),
      },
    });
  }
  return { ...(await readSession(transaction, acting, id)), results };
}
