import type { PermissionCode } from "@yer/api/contract/codes";
import type { Reason } from "@yer/api/contract/problem";
import { type Part, parts, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { decide, partOfCode } from "../../identity/access/decide.js";
import { type Candidate, membersHolding } from "../../identity/access/members.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { any, among } from "../../platform/lists/conditions.js";
import type { ApplicationRecord } from "./application.js";
import { codesOnTheWay } from "./holder.js";

/**
 * Applications whose turn is a person's, and nobody is there who may take it: twice, as all of why applications are
 * stuck is. As SQL it knows what bars a person from an application (another part, their own matter); about one
 * application it asks `decide()` itself.
 */

/** What of an application waits for a member of staff: the permission it asks, and where. */
interface Turn {
  readonly code: PermissionCode;
  readonly statuses: readonly StatusKey[];
  /** Only applications of these statuses in which one is undecided. */
  readonly undecided: "objections" | "complaints" | null;
}

/**
 * By the transition table; answers to objections and complaints where the application does not end well without them.
 */
const turns: readonly Turn[] = [
  ...statusKeys.flatMap((status) =>
    codesOnTheWay(status).map((code): Turn => ({ code, statuses: [status], undecided: null })),
  ),
  { code: "decide:objection", statuses: ["announced", "in_review"], undecided: "objections" },
  { code: "decide:complaint", statuses: ["rejected"], undecided: "complaints" },
];

const codesOfTurns = turns.map(({ code }) => code);

/** Parts that keep who took one from what a permission does; a permission that is no part is kept by none. */
function otherParts(code: PermissionCode): Part[] {
  const own = partOfCode.get(code);
  return own === undefined ? [] : parts.filter((part) => part !== own);
}

/** Where somebody is missing for a turn: districts where nobody is able, and those whose people may all be barred. */
export interface MissingPeople {
  readonly turn: Turn;
  readonly nobody: readonly string[];
  readonly barred: readonly {
    readonly districts: readonly string[];
    /** Everybody able there, who is barred from the fewest applications first. */
    readonly people: readonly Pick<Candidate, "id" | "pinfl">[];
  }[];
}

/** How far applications are counted that a person is barred from: only none, and who has the fewest, matters. */
const countedTo = 1000;

/** From how many applications each of some people is barred for a permission. */
async function filesBarred(
  db: Db | Transaction,
  code: PermissionCode,
  people: readonly Candidate[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; files: number }>`
    select p.id, (select count(*) from (${barredFrom(sql`p.id`, sql`p.pinfl`, code)} limit ${countedTo}) as f)::int as files
    from unnest(${people.map(({ id }) => id)}::uuid[], ${people.map(({ pinfl }) => pinfl)}::text[]) as p (id, pinfl)`.execute(
    db,
  );
  return new Map(rows.map(({ id, files }) => [id, files]));
}

/** Applications that a person is barred from for a permission: another part taken in them, or their own matter. */
function barredFrom(id: RawBuilder<unknown>, pinfl: RawBuilder<unknown>, code: PermissionCode): RawBuilder<unknown> {
  return sql`
    select home_region, application_id from application_duties
      where user_id = ${id} and part = any(${otherParts(code)}::text[])
    union all select home_region, application_id from application_occupiers where pinfl = ${pinfl}
    union all select home_region, application_id from objections where objector_number = ${pinfl} and proved`;
}

/** Looks for people who are not there, by turn and district. */
export async function missingPeople(db: Db | Transaction): Promise<MissingPeople[]> {
  const everybody = await membersHolding(db, codesOfTurns);
  const districts = await db.selectFrom("districts").select("soato").orderBy("soato").execute();
  const missing: MissingPeople[] = [];
  for (const turn of turns) {
    const holders = everybody.filter(({ codes }) => codes.has(turn.code));
    const files = await filesBarred(db, turn.code, holders);
    const filesOf = ({ id }: Candidate): number => files.get(id) ?? 0;
    const nobody: string[] = [];
    const barred = new Map<string, { districts: string[]; people: Candidate[] }>();
    for (const { soato } of districts) {
      const people = holders.filter(({ territory }) => contains(territory, soato));
      if (people.length === 0) nobody.push(soato);
      // Whoever is barred from no application at all is able in each of them.
      if (people.length === 0 || people.some((person) => filesOf(person) === 0)) continue;
      const key = people.map(({ id }) => id).join(" ");
      const group = barred.get(key) ?? { districts: [], people: people.toSorted((a, b) => filesOf(a) - filesOf(b)) };
      group.districts.push(soato);
      barred.set(key, group);
    }
    missing.push({ turn, nobody, barred: [...barred.values()] });
  }
  return missing;
}

/** Applications over `applications as a` whose turn nobody is there to take. */
export function withoutPerson(missing: readonly MissingPeople[]): RawBuilder<SqlBool> {
  return any(
    missing.flatMap(({ turn, nobody, barred }) => {
      const here = [
        ...(nobody.length === 0 ? [] : [among(sql`a.district_soato`, nobody)]),
        ...barred.map((group) => allBarred(turn, group)),
      ];
      return here.length === 0
        ? []
        : [sql<SqlBool>`(${among(sql`a.status`, turn.statuses)} and ${undecidedIn(turn)} and ${any(here)})`];
    }),
  );
}

function undecidedIn({ undecided }: Turn): RawBuilder<SqlBool> {
  if (undecided === null) return sql`true`;
  return undecided === "objections"
    ? sql`a.id in (select application_id from objections where state in ('new', 'in_review'))`
    : sql`a.id in (select application_id from complaints where state = 'new')`;
}

/** Applications from which everybody able is barred: looked for among those of whoever is barred from the fewest. */
function allBarred(
  { code, statuses }: Turn,
  { districts, people }: MissingPeople["barred"][number],
): RawBuilder<SqlBool> {
  const [fewest, ...others] = people;
  if (fewest === undefined) return sql`false`;
  const candidates = barredFrom(sql`${fewest.id}::uuid`, sql`${fewest.pinfl}::text`, code);
  return sql`a.id in (
    select f.id from applications as f join (${candidates}) as c on c.home_region = f.home_region and c.application_id = f.id
    where ${among(sql`f.status`, statuses)} and ${among(sql`f.district_soato`, districts)} and not exists (
      select from unnest(${others.map(({ id }) => id)}::uuid[], ${others.map(({ pinfl }) => pinfl)}::text[]) as p (id, pinfl)
      where not exists (select from application_duties as d
          where d.home_region = f.home_region and d.application_id = f.id and d.user_id = p.id
            and d.part = any(${otherParts(code)}::text[]))
        and not exists (select from application_occupiers as o
          where o.home_region = f.home_region and o.application_id = f.id and o.pinfl = p.pinfl)
        and not exists (select from objections as j
          where j.home_region = f.home_region and j.application_id = f.id and j.objector_number = p.pinfl and j.proved)))`;
}

function waitsFor({ statuses, undecided }: Turn, { state }: ApplicationRecord): boolean {
  if (!statuses.includes(state.status)) return false;
  if (undecided === null) return true;
  return (undecided === "objections" ? state.openObjections : state.openAppeals) > 0;
}

/** People who are named at most, of each kind of who could be asked. */
const mostNamed = 3;

/**
 * Why nobody may carry an application on, by `decide()` over everybody able: what nobody may do, who could but for the
 * part they took, and who gives rights there. Empty where somebody may.
 */
export async function reasonsOfNoPerson(db: Db | Transaction, application: ApplicationRecord): Promise<Reason[]> {
  const waiting = turns.filter((turn) => waitsFor(turn, application));
  if (waiting.length === 0) return [];
  const { district } = application.subject;
  const people = await membersHolding(
    db,
    waiting.map(({ code }) => code),
    district,
  );
  const said = new Set<string>();
  const reasons = waiting.flatMap(({ code }): Reason[] => {
    const decisions = people
      .filter(({ codes }) => codes.has(code))
      .map((person) => ({ person, decision: decide(person, { code, kind: "act" }, application.subject) }));
    if (decisions.some(({ decision }) => decision.allowed)) return [];
    const part = partOfCode.get(code);
    const barred = decisions.flatMap(({ person, decision }): Reason[] => {
      const [only, ...more] = decision.allowed ? [] : decision.reasons;
      // Whose own matter it is can be asked of nothing, and their name is told to nobody.
      if (only?.code !== "duty-conflict" || more.length > 0 || said.has(person.id)) return [];
      said.add(person.id);
      return [{ code: "able-but-part", params: { name: person.name, ...only.params } }];
    });
    return [
      part === undefined ? { code: "no-person-for-payment" } : { code: "no-person", params: { part } },
      ...barred.slice(0, mostNamed),
    ];
  });
  if (reasons.length === 0) return [];
  const givers = await membersHolding(db, ["update:permissions"], district);
  if (givers.length === 0) return reasons;
  const names = givers.slice(0, mostNamed).map(({ name }) => name);
  return [...reasons, { code: "rights-given-by", params: { names: names.join(", ") } }];
}
