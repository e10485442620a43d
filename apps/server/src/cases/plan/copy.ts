import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { Reason } from "@yer/api/contract/problem";
import type { ScheduleCopy, ScheduleFacts } from "@yer/api/contract/schedule-facts";
import type { schedules } from "@yer/api/contract/schedules";
import { tashkentDay } from "@yer/api/formats";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { inNextYear } from "../../rules/plan/next-year.js";
import { type CopiedSchedule, schedulesHeldIn } from "./copy-queries.js";
import { enforceOnSchedule } from "./schedule.js";
import { createSchedule } from "./service.js";
import { overlapping, type Team, teamsOf } from "./version-queries.js";

/** The year of a district's plan that is copied. */
interface CopiedYear {
  readonly district: string;
  readonly from: number;
}

type Acting = Pick<ActingPerson, "actor" | "now">;

/** A schedule of the year with what its copy would be. */
interface Copy {
  readonly facts: ScheduleFacts;
  readonly said: ScheduleCopy;
}

/** What copying a year would make; changes nothing. @throws {Problem} `not-found` beyond the reader's territory */
export async function previewCopy(
  db: Db | Transaction,
  acting: Acting,
  year: CopiedYear,
): Promise<ReplyOf<typeof schedules.previewCopy>> {
  return { items: (await copiesOf(db, acting, year)).map(({ said }) => said) };
}

/**
 * Drafts the schedules of a year anew for the next one, each where it can be: what stands there already is left alone, so
 * that a second copy makes nothing twice.
 * @throws {Problem} `not-found`, `move-refused` where somebody else plans the same days in this moment
 */
export async function copyYear(
  transaction: Transaction,
  acting: ActingPerson,
  year: CopiedYear,
): Promise<ReplyOf<typeof schedules.copy>> {
  const copies = await copiesOf(transaction, acting, year);
  for (const { facts, said } of copies) {
    if (said.reasons.length === 0) await createSchedule(transaction, acting, facts);
  }
  return { items: copies.map(({ said }) => said) };
}

async function copiesOf(db: Db | Transaction, acting: Acting, { district, from }: CopiedYear): Promise<Copy[]> {
  enforceOnSchedule(acting.actor, { code: "propose:plan", kind: "act" }, { district_soato: district });
  const teams = await teamsOf(db, district);
  const copies: Copy[] = [];
  for (const held of await schedulesHeldIn(db, district, from)) {
    const team = teams.find(({ id }) => id === held.organisation_id);
    const facts = factsOf(held, team);
    const { startsOn, endsOn, plots, neighborhoodId: id } = facts;
    copies.push({
      facts,
      said: {
        neighborhood: { id, name: held.name },
        startsOn,
        endsOn,
        organisation: held.organisation,
        plots,
        reasons: await reasonsAgainstCopy(db, acting, facts, { held, team }),
      },
    });
  }
  return copies;
}

/** The schedule a year later, with those of its people who still belong to its team. */
function factsOf(held: CopiedSchedule, team: Team | undefined): ScheduleFacts {
  return {
    neighborhoodId: held.neighborhood_id,
    startsOn: inNextYear(held.starts_on, "first"),
    endsOn: inNextYear(held.ends_on, "last"),
    organisationId: held.organisation_id,
    people: held.people.filter((person) => team?.people.some(({ id }) => id === person)),
    plots: held.plots,
  };
}

async function reasonsAgainstCopy(
  db: Db | Transaction,
  { now }: Acting,
  facts: ScheduleFacts,
  { held, team }: { readonly held: CopiedSchedule; readonly team: Team | undefined },
): Promise<Reason[]> {
  const other = await overlapping(db, facts.neighborhoodId, facts, null);
  return [
    ...(held.active ? [] : [{ code: "place-inactive" as const }]),
    ...(team === undefined ? [{ code: "team-gone" as const }] : []),
    ...(facts.endsOn < tashkentDay(now) ? [{ code: "schedule-past" as const }] : []),
    ...(other === undefined
      ? []
      : [{ code: "schedule-overlap" as const, params: { from: other.starts_on, to: other.ends_on } }]),
  ];
}
