import type { OwnApplication } from "@yer/api/contract/own-applications";
import type { RunningTerm } from "@yer/api/contract/terms";
import { expect } from "vitest";
import type { ModelApplication } from "./model-application.js";
import { sees } from "./model-rules.js";
import type { ModelTerm } from "./model-time.js";
import type { RealLife } from "./real-life.js";
import type { StaffKey } from "./world-plan.js";

/** Why a term stood still, each time, and whether it does now; `null`: the status has no term. */
const reasonsOf = (term: RunningTerm | ModelTerm | null): string[] | null =>
  term && term.pauses.map(({ why, to }) => `${why}${to === null ? " yet" : ""}`);

/** Why its occupier is told that an application stands still: a first draft was returned by nobody. */
function pauseTold({ status, moves, suspended, charge, complaints }: ModelApplication): OwnApplication["pause"] {
  if (status === "editing") return moves.length === 0 ? "drafting" : "editing";
  if (suspended) return "suspended";
  if (status === "in_payment" && charge?.contract) return "instalments";
  return status === "rejected" && complaints.some(({ state }) => state === "new") ? "appeal" : null;
}

/** The reasons of an application's pauses as a member of staff and its occupier read them must be those it has. */
export async function comparePauses(life: RealLife, person: StaffKey, application: ModelApplication): Promise<void> {
  const { id, own, total, occupier } = application;
  if (sees(person, application)) {
    const { body } = await life.read(person, `/applications/${id}/terms`);
    const terms = body as unknown as { status: RunningTerm | null; total: RunningTerm };
    expect({ person, status: reasonsOf(terms.status), total: reasonsOf(terms.total) }).toEqual({
      person,
      status: reasonsOf(own),
      total: reasonsOf(total),
    });
  }
  const { body } = await life.read(occupier, `/public/offers/${id}/own`);
  expect({ occupier, pause: body["pause"] }).toEqual({ occupier, pause: pauseTold(application) });
}
