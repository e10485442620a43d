import type { BodyOf } from "@yer/api/contract/endpoint";
import type { overlaps } from "@yer/api/contract/overlaps";
import type { PlotKind } from "@yer/api/contract/plot-overlap";
import { decide } from "../../identity/access/decide.js";
import { areaSubjectReason, enforceOnArea, lockArea, recordArea } from "../areas/area.js";
import type { Guarded } from "../../platform/acting/acting-in-context.js";
import type { Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { isFinal, lockApplication } from "../applications/application.js";
import { enforceOnApplication, record } from "../applications/transition.js";
import { pairOfOverlap, versionOfOverlap, writeTriage } from "./queries.js";
import { readOverlap } from "./register.js";

/** One plot of a pair under its lock. */
interface Side {
  readonly number: string;
  /** Whether the person sees it at all. */
  readonly visible: boolean;
  /** Nothing about it is decided any more. */
  readonly frozen: boolean;
  /** @throws {Problem} */
  readonly enforce: () => void;
  readonly tell: (decision: string, reason: string, other: string) => Promise<void>;
}

/**
 * Says, or says anew, whether two overlapping plots are the same. It counts for both, and both histories tell every
 * judgement.
 * Figures that changed since the person saw them were not what they judged: the version guards those too.
 * @throws {Problem} `not-found`, `precondition-failed`, `move-refused`, `duty-conflict`
 */
export async function triageOverlap(
  transaction: Transaction,
  acting: ActingPerson,
  id: string,
  { body, ifMatch }: Guarded<BodyOf<typeof overlaps.triage>>,
): Promise<void> {
  const pair = await pairOfOverlap(transaction, id);
  if (pair === undefined) throw notFound();
  // In the order of ids, as everywhere: of two that judge at once one waits.
  const one = await lockSide(transaction, acting, pair.plot_kind, pair.plot_id);
  const other = await lockSide(transaction, acting, pair.other_kind, pair.other_id);
  const seen = [one, other].filter(({ visible }) => visible);
  if (seen.length === 0) throw notFound();
  const open = seen.find(({ frozen }) => !frozen);
  (open ?? seen[0])?.enforce();
  if (open === undefined) throw new Problem("move-refused", { reasons: [{ code: "frozen" }] });
  // Read again: what stood there may have changed, or gone, while the locks were waited for.
  const version = await versionOfOverlap(transaction, id);
  if (version === undefined) throw notFound();
  if (version !== ifMatch) {
    throw new Problem("precondition-failed", { current: await readOverlap(transaction, acting.actor, id) });
  }
  await writeTriage(transaction, acting, { home_region: pair.home_region, id }, body);
  const { decision, reason } = body;
  await one.tell(decision, reason, other.number);
  await other.tell(decision, reason, one.number);
}

const entry = (decision: string, reason: string, number: string) => ({
  action: "overlap.triaged",
  reason,
  params: { decision, number },
});

async function lockSide(transaction: Transaction, acting: ActingPerson, kind: PlotKind, id: string): Promise<Side> {
  const need = { code: "triage:overlap", kind: "act" } as const;
  if (kind === "area") {
    const area = await lockArea(transaction, id);
    return {
      number: area.number,
      visible: areaSubjectReason(acting.actor, area) === undefined,
      frozen: area.state === "area_opened",
      enforce: () => enforceOnArea(acting.actor, need, area),
      tell: async (...said) => recordArea(transaction, acting, area, entry(...said)),
    };
  }
  const application = await lockApplication(transaction, id);
  const decided = decide(acting.actor, need, application.subject);
  return {
    number: application.row.number,
    visible: decided.allowed || decided.visible,
    frozen: isFinal(application.row.status),
    enforce: () => enforceOnApplication(acting, need.code, application),
    tell: async (...said) => record(transaction, acting, application, entry(...said)),
  };
}
