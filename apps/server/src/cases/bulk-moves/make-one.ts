import type { BulkActKey } from "@yer/api/contract/bulk-moves";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { decideAsCouncil, review, startDiscussion, submit } from "../application-acts/service.js";
import { remindOfCharge } from "../applications/remind-of-charge.js";
import { confirmArea, putBackArea, sendArea, setAsideArea } from "../areas/acts.js";
import { acceptCheck, refuseCheck } from "../areas/fault-acts.js";
import { mendArea } from "../areas/mends.js";
import { giveConclusion } from "../discussion/service.js";
import type { Transaction } from "../../platform/database/database.js";
import { putToSession } from "../council/agenda.js";
import type { OpenBulkMove, Waiting } from "./queries.js";

/** What an act on many gives each of them. */
interface Given {
  readonly reason: string;
  readonly same: OpenBulkMove["given"];
}

type Move = (transaction: Transaction, acting: ActingPerson, id: string, given: Given) => Promise<void>;
type Same = NonNullable<OpenBulkMove["given"]>;
type KindOfSame = Extract<Same, { kind: string }>["kind"];

/** What is alike for all, as the act wrote it down when it began. */
function sameOf<K extends KindOfSame>(same: Given["same"], kind: K): Extract<Same, { kind: K }> {
  if (same === null || !("kind" in same) || same.kind !== kind) throw new Error(`An act has no ${kind} to give.`);
  return same as Extract<Same, { kind: K }>;
}

/** The single moves that many can make: the very functions behind one's own buttons, so that nothing is judged twice. */
const moves: Readonly<Record<Exclude<BulkActKey, "give_conclusion">, Move>> = {
  submit: async (transaction, acting, id) => submit(transaction, acting, id),
  start_discussion: async (transaction, acting, id) => startDiscussion(transaction, acting, id),
  review_announce: async (transaction, acting, id, { reason }) =>
    review(transaction, acting, id, { to: "announced", reason }),
  put_to_session: async (transaction, acting, id, { same }) =>
    putToSession(transaction, acting, sameOf(same, "session").sessionId, id),
  council_for: async (transaction, acting, id, { same }) => {
    const { number, date } = sameOf(same, "decision");
    return decideAsCouncil(transaction, acting, id, { verdict: "for", number, date });
  },
  area_send: async (transaction, acting, id, { same }) => {
    const { kind: _, ...given } = sameOf(same, "sending");
    return sendArea(transaction, acting, id, given);
  },
  area_confirm: async (transaction, acting, id, { reason, same }) =>
    confirmArea(transaction, acting, id, { reason, documentId: sameOf(same, "document").documentId }),
  area_set_aside: async (transaction, acting, id, { reason, same }) =>
    setAsideArea(transaction, acting, id, { reason, basket: sameOf(same, "basket").basket }),
  area_put_back: async (transaction, acting, id, { reason }) => putBackArea(transaction, acting, id, { reason }),
  area_accept: async (transaction, acting, id, { reason }) => acceptCheck(transaction, acting, id, { reason }),
  area_refuse: async (transaction, acting, id, { reason }) => refuseCheck(transaction, acting, id, { reason }),
  area_mend: async (transaction, acting, id, { same }) => mendArea(transaction, acting, id, sameOf(same, "mend").mend),
  remind_payment: async (transaction, acting, id) => remindOfCharge(transaction, acting, id),
};

/** Does an act with one of its applications or areas, as if it were the only one. @throws {Problem} */
export async function makeOne(
  transaction: Transaction,
  acting: ActingPerson,
  act: OpenBulkMove,
  { id, stepId }: Waiting,
): Promise<void> {
  if (act.move !== "give_conclusion") {
    await moves[act.move](transaction, acting, id, { reason: act.reason ?? "", same: act.given });
    return;
  }
  if (act.given === null || "kind" in act.given) throw new Error("An act that gives conclusions has none to give.");
  await giveConclusion(transaction, acting, id, { ...act.given, stepId });
}
