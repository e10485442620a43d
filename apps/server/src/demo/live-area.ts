import type { AreaBasket, AreaStateOnMap } from "@yer/api/contract/area-states";
import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { Actor } from "../platform/acting/actor.js";
import type { Acting } from "../platform/acting/acting.js";
import { decideProposal, returnArea, sendArea, setAsideArea, takeArea } from "../cases/areas/acts.js";
import { lockArea } from "../cases/areas/area.js";
import { openProposal } from "../cases/areas/inspection-queries.js";
import { makeAreaMove, movingArea, reasonsAgainstAreaMove } from "../cases/areas/moves.js";
import { createArea } from "../cases/areas/service.js";
import type { Transaction } from "../platform/database/database.js";
import { operatorOf, type Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { actorAt } from "./staff.js";
import { visitDemoArea } from "./visits.js";

/**
 * Where a made-up area is to come to stand. None is made where land of applications lies that ended unregistered: it
 * comes there by the end of one.
 */
export type AreaGoal = AreaStateOnMap | Exclude<AreaBasket, "not_registered">;

const day = 86_400_000;

/** Enters an area at a given moment. @returns its id */
type Enter = (transaction: Transaction, acting: Acting, facts: AreaFacts) => Promise<string>;

/**
 * Lives one made-up area through the real services, each act at its own moment, up to where it is to stand.
 * @param enter where it is not the operator of its district who enters it
 */
export async function liveArea(
  transaction: Transaction,
  facts: AreaFacts,
  goal: AreaGoal,
  { events, settings, signer, now, days }: Surroundings & { readonly days: number },
  enter: Enter = createArea,
): Promise<void> {
  const region = facts.districtSoato.slice(0, 4);
  const operator = operatorOf(facts.districtSoato);
  const organisationId = demoOrganisationId("inspection", region);
  const inspector = actorAt(organisationId, "inspector");
  const reviewer = actorAt(demoOrganisationId("cadastre", region), "reviewer");
  let at = now.getTime() - days * day;
  /** What a person, or the clock, is given for the next act: each comes a part of the days later. */
  const next = <A extends Actor | null>(actor: A): Acting & { readonly actor: A } => {
    const acting = { actor, now: new Date(at), events, settings, signer };
    at = Math.min(now.getTime(), at + (days * day) / 6);
    return acting;
  };

  const id = await enter(transaction, next(operator), facts);
  if (goal === "area_new") return;
  if (goal === "no_grip" || goal === "construction" || goal === "drafts") {
    await setAsideArea(transaction, next(operator), id, { basket: goal, reason: reasons[goal] });
    return;
  }
  await sendArea(transaction, next(operator), id, { organisationId, days: 15, note: "Joyida koʻrib chiqing" });
  if (goal === "area_sent") return;
  if (goal === "area_returned") {
    await returnArea(transaction, next(inspector), id, {
      requests: [{ kind: "fix_outline", note: "Chegara yoʻlga chiqib ketgan" }],
    });
    return;
  }
  await takeArea(transaction, next(inspector), id);
  if (goal === "area_taken") return;
  if (goal === "area_waiting") {
    await visitDemoArea(transaction, next(inspector), id, "occupied");
    const clock = next(null);
    const moving = await movingArea(transaction, clock, await lockArea(transaction, id));
    // Where a schedule of its neighbourhood runs already, the clock lets it stand as new.
    if (reasonsAgainstAreaMove(null, "wait", moving).length === 0) {
      await makeAreaMove(transaction, clock, moving, "wait");
    }
    return;
  }
  await visitDemoArea(transaction, next(inspector), id, goal === "state_owned" ? "state_land" : "empty");
  const proposal = await openProposal(transaction, await lockArea(transaction, id));
  if (proposal === undefined) return;
  await decideProposal(transaction, next(reviewer), id, {
    proposalId: proposal.id,
    verdict: "approved",
    reason: "Joyida tasdiqlandi",
  });
}

const reasons = {
  no_grip: "Chegarasi ham, maydoni ham kiritilmagan",
  construction: "Qurilish maydoni kiritilmagan",
  drafts: "Kadastr raqamida xato bor",
};
