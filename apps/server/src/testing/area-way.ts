import type { Area, AreaFacts } from "@yer/api/contract/area-facts";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../platform/acting/actor.js";
import type { ActingPerson } from "../platform/acting/acting.js";
import type { Transaction } from "../platform/database/database.js";
import { Problem } from "../platform/problem/problem.js";
import { type ApplicationKit, kitDistrict, square } from "./application-kit.js";
import { bareAreaFacts } from "./bare-area.js";
import { decideProposal, recordFinding, sendArea, takeArea } from "../cases/areas/acts.js";
import { findArea, positionOf } from "../cases/areas/area.js";
import { createArea, readArea } from "../cases/areas/service.js";

/** An act on an area. */
export type Act = (transaction: Transaction, acting: ActingPerson) => Promise<unknown>;

/** What takes areas along their way in a test, each by who does it. @param kit asked anew at each call */
export function areaWay(kit: () => ApplicationKit) {
  let plots = 0;
  async function enter(more: Partial<AreaFacts> = {}): Promise<string> {
    const outline = square((plots += 1));
    return kit().act(kit().cast.operator, async (transaction, acting) =>
      createArea(transaction, acting, {
        ...bareAreaFacts,
        districtSoato: kitDistrict,
        neighborhoodId: "14160001",
        outline,
        ...more,
      }),
    );
  }

  /** Where an area stands after an act, or the codes of what refused it. */
  async function outcome(actor: Actor, id: string, act: Act): Promise<string> {
    try {
      await kit().act(actor, act);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      // A person's own reason comes before the area's; one is enough to tell them apart.
      return error.details.reasons?.map(({ code }) => code).join(" ") ?? error.code;
    }
    return positionOf(await findArea(kit().database.db, id));
  }

  const read = async (actor: Actor, id: string): Promise<Area> =>
    kit().act(actor, async (transaction, acting) => readArea(transaction, acting, id));

  const send = async (id: string, by = kit().cast.operator, days = 10) =>
    outcome(by, id, async (tx, acting) =>
      sendArea(tx, acting, id, {
        organisationId: kit().cast.inspector.organisation?.id ?? "",
        days,
        note: "Koʻrib chiqing",
      }),
    );

  const take = async (id: string, by = kit().cast.inspector) =>
    outcome(by, id, async (tx, acting) => takeArea(tx, acting, id));

  const find = async (id: string, finding: "occupied" | "empty" | "state_land", by = kit().cast.inspector) =>
    outcome(by, id, async (tx, acting) => recordFinding(tx, acting, id, { finding, reason: "Joyida koʻrildi" }));

  const decide = async (id: string, verdict: "approved" | "refused", by = kit().cast.reviewer) =>
    outcome(by, id, async (tx, acting) => {
      const { proposals } = await readArea(tx, acting, id);
      await decideProposal(tx, acting, id, { proposalId: proposals[0]?.id ?? uuidv7(), verdict, reason: "Koʻrildi" });
    });

  /** The outline of the area that was entered last. */
  const lastOutline = () => square(plots);

  return { enter, outcome, read, send, take, find, decide, lastOutline };
}
