import { finalStatuses } from "@yer/api/contract/statuses";
import { sql } from "kysely";
import type { Context } from "../platform/context.js";
import type { Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { endedPlace } from "../places/register/ended-place.js";
import { splitPlace } from "../places/register/succession.js";
import { visiblePlace } from "../places/register/register-service.js";
import { lastBranch } from "./branches.js";
import { demoDistrict } from "./identities.js";
import type { Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import type { ApplicationPlan } from "./plan.js";
import { actorAt } from "./staff.js";

/** What becomes of it. */
const parts = ["Yangi hayot mahallasi", "Yuksalish mahallasi"];

/**
 * Splits a neighbourhood of the first district with a handful of unfinished applications, once all applications are
 * made: what lay there waits to be placed. One without an application that shows a way of its own, where there is one.
 * Called again it finds it split and changes nothing.
 */
export async function splitDemoPlace({ db }: Pick<Context, "db">, { events, now }: Surroundings): Promise<void> {
  const { rows: known } = await sql`
    select from place_successions as s join neighborhoods as n on n.id = s.from_code
    where n.district_soato = ${demoDistrict} limit 1`.execute(db);
  if (known.length > 0) return;
  const { rows } = await sql<{ id: string }>`
    select n.id from neighborhoods as n join applications as a on a.neighborhood_id = n.id
    where n.district_soato = ${demoDistrict} and n.active and a.status not in (${sql.join([...finalStatuses])})
    group by n.id having count(*) between 3 and 12
    order by min(right(a.number, 6)::integer) > ${lastBranch + 1} desc, count(*), n.sort_key desc limit 1`.execute(db);
  const [found] = rows;
  if (found === undefined) return;
  const acting = { actor: actorAt(demoOrganisationId("agency", "17"), "administrator"), events, now };
  await withTransaction(db, async (transaction) => {
    const { version } = await visiblePlace(transaction, acting.actor, found.id);
    await splitPlace(transaction, acting, found.id, {
      ifMatch: version,
      body: {
        parts: parts.map((name, nth) => ({
          code: `${found.id.slice(0, 5)}80${nth + 1}`,
          name: { uz_UZ: name, uz_Cyrl: "", ru_RU: "", en_US: "" },
          parent: demoDistrict,
          type: null,
          cadastreCode: null,
          bhmMultiple: null,
          children: [],
        })),
        keep: false,
        reason: "Aholi koʻpaygani uchun ikkiga boʻlindi.",
      },
    });
  });
}

/**
 * The plan of an application, in what stands for its neighbourhood today where that was split before more applications
 * are made.
 */
export async function standingPlan(transaction: Transaction, plan: ApplicationPlan): Promise<ApplicationPlan> {
  const ended = await endedPlace(transaction, plan.facts.neighborhoodId);
  const to = ended?.today[0]?.id;
  return to === undefined ? plan : { ...plan, facts: { ...plan.facts, neighborhoodId: to } };
}
