import type { Facts } from "@yer/api/contract/facts";
import type { FaultCode } from "@yer/api/contract/fault-codes";
import { inTashkent } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import { enforce } from "../../identity/access/decide.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { rememberWords } from "../../registers/search/words.js";
import { addToMap } from "../map-numbers/aggregate.js";
import { addToProgress } from "../plan-progress/aggregate.js";
import type { Acting } from "../../platform/acting/acting.js";
import { readApplicationRecord } from "./application.js";
import { changesOf } from "./changes.js";
import { countMove } from "./counts.js";
import { addOccupiers, nextNumbers } from "./facts-queries.js";
import { canonical, factColumns, refusalsOfFacts, refusingDuplicates } from "./facts-rules.js";
import { oneByOne, type Refusal, throughGates } from "./gates.js";
import { findOverlapsOfNew } from "./overlaps.js";
import { countStandings } from "./standing.js";
import { beginTerm } from "./term.js";
import { recordAll, sayWhyIfLastAble, takePartIn } from "./transition.js";
import { termColumns } from "./transition-queries.js";

/** Where an application comes from, if nobody typed it in. */
export interface ApplicationOrigin {
  /** Name of the survey, and the row of it. */
  readonly file: string;
  readonly line: number;
}

/** An area that an application is opened from. */
export interface AreaOfApplication {
  readonly id: string;
  readonly number: string;
}

/** An application to be opened. */
export interface NewApplication {
  readonly facts: Facts;
  readonly origin?: ApplicationOrigin;
  /** The area it is opened from. */
  readonly area?: AreaOfApplication;
}

/** Facts as they are stored, or why no application can be opened of them. */
export type JudgedFacts =
  | { readonly facts: Facts; readonly refusal: null }
  | { readonly facts: null; readonly refusal: Problem };

/**
 * Says of which facts applications can be opened; nothing is written. One by one they would be judged alike, beside the
 * applications that are there: not beside each other.
 * @returns for each the facts as they are stored, or `duplicate`, `invalid`, `duty-conflict`, `not-found` beyond the
 *   person's territory
 */
export async function judgeNewApplications(
  transaction: Transaction,
  acting: Acting,
  given: readonly Facts[],
): Promise<JudgedFacts[]> {
  const { actor } = acting;
  if (actor === null) throw new Error("A file is opened by a person.");
  const applications = given.map((facts) => ({ facts, home_region: homeOf(facts), id: null, held: [] }));
  const refusals = await throughGates(applications, [
    oneByOne((application) => {
      application.facts = canonical(application.facts, null);
    }),
    oneByOne(({ facts }) => enforceOpening(actor, facts)),
    async (all) =>
      refusalsOfPlaces(
        transaction,
        all.map(({ facts }) => facts),
      ),
    async (all) => refusalsOfFacts(transaction, acting, all),
  ]);
  return applications.map(({ facts }, at) => {
    const refusal = refusals[at] ?? null;
    return refusal === null ? { facts, refusal } : { facts: null, refusal };
  });
}

function enforceOpening(actor: Actor, { districtSoato, occupier }: Facts): void {
  enforce(
    actor,
    { code: "create:property", kind: "act" },
    {
      kind: "file",
      district: districtSoato,
      organisationsInvolved: [],
      partsTaken: [],
      occupierPinfl: occupier?.kind === "person" ? occupier.pinfl : null,
      objectorPinfls: [],
    },
  );
}

/** A cadastre number and an application's number belong to the region where the application was opened. */
function homeOf({ districtSoato }: Facts): string {
  return districtSoato.slice(0, 4);
}

type Place = Pick<Facts, "districtSoato" | "neighborhoodId">;

/**
 * A new application or area lies in a place that is offered today: an old one keeps its own whatever became of it.
 * @throws {Problem} `invalid` at `/neighborhoodId`
 */
export async function assertPlace(transaction: Transaction, facts: Place): Promise<void> {
  const [refusal] = await refusalsOfPlaces(transaction, [facts]);
  if (refusal) throw refusal;
}

async function refusalsOfPlaces(transaction: Transaction, given: readonly Place[]): Promise<Refusal[]> {
  const named = await transaction
    .selectFrom("neighborhoods as n")
    .innerJoin("districts as d", "d.soato", "n.district_soato")
    .select(["n.id", "n.district_soato", "n.active", "d.active as district_active"])
    .where("n.id", "in", [...new Set(given.map(({ neighborhoodId }) => neighborhoodId))])
    .execute();
  const places = new Map(named.map((place) => [place.id, place]));
  return given.map(({ neighborhoodId, districtSoato }) => {
    const place = places.get(neighborhoodId);
    const lies = place?.district_soato === districtSoato && place.district_active;
    if (lies && place.active) return null;
    const code: FaultCode = lies ? "place-ended" : "neighborhood-elsewhere";
    return new Problem("invalid", { errors: [{ in: "body", pointer: "/neighborhoodId", code }] });
  });
}

/** An application that was opened and that numbers and map do not know yet. */
export interface OpenedApplication {
  readonly home_region: string;
  readonly id: string;
  readonly number: string;
  readonly region_soato: string;
  readonly district_soato: string;
}

/**
 * Opens an application; it starts in editing, with its total term standing still.
 * @returns the new application's id
 * @throws {Problem} `duplicate`, `invalid`, `duty-conflict`, `last-able`
 */
export async function createApplication(
  transaction: Transaction,
  acting: Acting,
  facts: Facts,
  area?: AreaOfApplication,
): Promise<string> {
  const applications = await openApplications(transaction, acting, [{ facts, ...(area && { area }) }]);
  await countOpened(transaction, applications);
  const [application] = applications;
  if (application === undefined) throw new Error("A file was not opened.");
  if (acting.actor !== null) {
    const { subject } = await readApplicationRecord(transaction, application.id);
    await sayWhyIfLastAble(
      transaction,
      acting,
      { row: application, subject: { ...subject, partsTaken: [] } },
      "submit",
      "editing",
    );
  }
  return application.id;
}

/** Brings numbers and map in step with applications just opened; in the transaction of {@link openApplications}. */
export async function countOpened(transaction: Transaction, applications: readonly OpenedApplication[]): Promise<void> {
  const ids = applications.map(({ id }) => id);
  const byDistrict = Map.groupBy(applications, ({ district_soato }) => district_soato);
  for (const [, [first, ...more]] of [...byDistrict].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    if (first) await countMove(transaction, first, null, "editing", 1 + more.length);
  }
  await countStandings(transaction, ids);
  await addToMap(transaction, ids);
  await addToProgress(transaction, ids);
}

/**
 * Opens applications as {@link createApplication} does one, each by the same rules, with as many statements for all as
 * for one; the caller calls {@link countOpened}.
 * @throws {Problem} `duplicate`, `invalid`, `duty-conflict` where one of them is refused: then none is opened
 */
export async function openApplications(
  transaction: Transaction,
  acting: Acting,
  given: readonly NewApplication[],
): Promise<OpenedApplication[]> {
  const { now } = acting;
  const judged = await judgeNewApplications(
    transaction,
    acting,
    given.map(({ facts }) => facts),
  );
  const applications = judged.map(({ facts, refusal }, at) => {
    if (refusal !== null) throw refusal;
    return { facts, origin: given[at]?.origin, area: given[at]?.area, home_region: homeOf(facts), id: uuidv7() };
  });
  if (applications.length === 0) return [];
  const numbers = await numbersFor(transaction, now, applications);
  const opened = applications.map(({ facts, origin, area, home_region, id }) => {
    const number = numbers.get(id) ?? "";
    const row = { home_region, id, number, region_soato: home_region, district_soato: facts.districtSoato };
    return { row, facts, origin, area, columns: factColumns(facts, number) };
  });
  await insertApplications(transaction, acting, opened);
  await rememberWords(transaction, ...opened.map(({ columns }) => columns.search_key));
  await addOccupiers(
    transaction,
    opened.map(({ row: { home_region, id }, facts: { occupier } }) => ({ home_region, id, occupier })),
  );
  const drawn = opened.flatMap(({ row: { id }, facts: { outline } }) => (outline === null ? [] : [{ id, outline }]));
  await findOverlapsOfNew(transaction, drawn, now);
  const rows = opened.map(({ row }) => row);
  await takePartIn(transaction, acting, rows, "submit");
  await recordAll(
    transaction,
    acting,
    opened.map(({ row, facts, origin, area }) => {
      const { plain, personal } = changesOf(null, facts);
      const said = { action: "application.created", to: "editing", changes: plain, personal };
      return {
        row,
        entry: { ...said, params: { ...origin, ...(area && { area: area.number }) } },
      };
    }),
  );
  return rows;
}

/** Numbers of new applications, by their ids: in their order, region by region in one order everywhere. */
async function numbersFor(
  transaction: Transaction,
  now: Date,
  applications: readonly { readonly home_region: string; readonly id: string }[],
): Promise<ReadonlyMap<string, string>> {
  const { year } = inTashkent(now);
  const byId = new Map<string, string>();
  const byRegion = Map.groupBy(applications, ({ home_region }) => home_region);
  for (const [region, own] of [...byRegion].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const numbers = await nextNumbers(transaction, region, year, own.length);
    for (const [nth, { id }] of own.entries()) byId.set(id, numbers[nth] ?? "");
  }
  return byId;
}

async function insertApplications(
  transaction: Transaction,
  { now, settings, actor }: Acting,
  applications: readonly {
    readonly row: OpenedApplication;
    readonly facts: Facts;
    readonly columns: ReturnType<typeof factColumns>;
    readonly area: AreaOfApplication | undefined;
  }[],
): Promise<void> {
  await refusingDuplicates(() =>
    transaction
      .insertInto("applications")
      .values(
        applications.map(({ row, facts, columns, area }) => ({
          ...row,
          ...columns,
          status: "editing",
          neighborhood_id: facts.neighborhoodId,
          area_id: area?.id ?? null,
          assignee_id: actor?.id ?? null,
          created_at: now,
          status_since: now,
          ...termColumns({
            own: null,
            total: beginTerm(settings.in(row.district_soato).value("term.total", now), now, settings, true),
          }),
        })),
      )
      .execute(),
  );
}
