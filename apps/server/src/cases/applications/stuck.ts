import type { Reason } from "@yer/api/contract/problem";
import { type StuckKind, stuckKinds } from "@yer/api/contract/standing";
import type { OrganisationKind, StatusKey } from "@yer/api/contract/statuses";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { unreadyPlaces } from "./readiness.js";
import { stepParams } from "../../questions/diagrams/step-names.js";
import { nextMove } from "../../rules/workflow/next-move.js";
import { preconditions } from "../../rules/workflow/preconditions.js";
import type { ApplicationRecord } from "./application.js";
import { holderKinds } from "./holder.js";
import { type MissingPeople, missingPeople, reasonsOfNoPerson, withoutPerson } from "./no-person.js";
import { isOpen, openStatuses } from "./standing.js";
import { among } from "../../platform/lists/conditions.js";

/**
 * Why applications do not go on, twice: as SQL over `applications as a`, by which they are counted and listed, and as
 * sentences about one application, which come from the preconditions of its next move. `stuck.test.ts` holds them to
 * each other.
 */

/** What no query over applications can say: diagrams that find no organisations, districts without an organisation. */
export interface MissingOrganisations {
  /** Legal bases without a diagram in force. */
  readonly legalBases: readonly number[];
  /** Legal bases and districts where a step finds no organisation. */
  readonly steps: readonly { readonly legalBasis: number; readonly district: string }[];
  /** Districts without an active organisation of a kind that holds statuses. */
  readonly holders: readonly { readonly kind: OrganisationKind; readonly districts: readonly string[] }[];
}

/** Everything that no query over applications can say. */
export interface Missing {
  readonly organisations: MissingOrganisations;
  readonly people: readonly MissingPeople[];
}

/** Nothing looked for: for kinds of reasons that a query over applications says alone. */
export const nothingMissing: Missing = { organisations: { legalBases: [], steps: [], holders: [] }, people: [] };

/** Looks for what some kinds of reasons need to know beside the applications; with none given, for all of them. */
export async function whatIsMissing(db: Db | Transaction, kinds: readonly StuckKind[] = stuckKinds): Promise<Missing> {
  const bodies = kinds.some((kind) => kind === "no_diagram" || kind === "no_organisation");
  return {
    organisations: bodies ? await missingOrganisations(db) : nothingMissing.organisations,
    people: kinds.includes("no_person") ? await missingPeople(db) : [],
  };
}

/** Looks for diagrams and organisations that are not there, where applications wait for them. */
async function missingOrganisations(db: Db | Transaction): Promise<MissingOrganisations> {
  const unready = await unreadyPlaces(db);
  const without = unready.filter(({ reason }) => reason.code === "no-diagram");
  const kinds = [...new Set(Object.values(holderKinds))].filter((kind) => kind !== null);
  const bodies = await db
    .selectFrom("organisations")
    .select(["kind", "territory"])
    .distinct()
    .where("active", "=", true)
    .where("kind", "in", kinds)
    .execute();
  const districts = await db.selectFrom("districts").select("soato").execute();
  return {
    legalBases: [...new Set(without.map(({ legalBasis }) => legalBasis))],
    steps: unready
      .filter(({ reason }) => reason.code !== "no-diagram")
      .map(({ legalBasis, district }) => ({ legalBasis, district })),
    holders: kinds.map((kind) => {
      const places = new Set(bodies.flatMap((body) => (body.kind === kind ? [body.territory] : [])));
      const served = (soato: string) => [2, 4, 7].some((digits) => places.has(soato.slice(0, digits)));
      return { kind, districts: districts.flatMap(({ soato }) => (served(soato) ? [] : [soato])) };
    }),
  };
}

const heldBy = (kind: OrganisationKind): StatusKey[] => openStatuses.filter((status) => holderKinds[status] === kind);

function withoutOrganisation({ steps, holders }: MissingOrganisations): RawBuilder<SqlBool> {
  const unresolved =
    steps.length === 0
      ? []
      : [
          // One text for the pair: a list of texts is looked up by hash, one of rows compared from end to end for each
          // application.
          sql<SqlBool>`(a.status = 'to_conclusion' and ${among(
            sql`(a.legal_basis::text || ' ' || a.district_soato)`,
            steps.map(({ legalBasis, district }) => `${legalBasis} ${district}`),
          )})`,
        ];
  const unheld = holders
    .filter(({ districts }) => districts.length > 0)
    .map(
      ({ kind, districts }) =>
        sql<SqlBool>`(${among(sql`a.status`, heldBy(kind))} and ${among(sql`a.district_soato`, districts)})`,
    );
  const either = [...unresolved, ...unheld];
  return either.length === 0 ? sql`false` : sql`(${sql.join(either, sql` or `)})`;
}

/** Pairs that are the same plot, or may be: each side of them. */
const duplicates = sql`(
  select o.plot_id from plot_overlaps as o join applications as other on other.id = o.other_id
  where o.class = 'duplicate' and (o.decision is null or o.decision = 'same') and other.status <> 'unregistered'
  union all
  select o.other_id from plot_overlaps as o join applications as other on other.id = o.plot_id
  where o.class = 'duplicate' and (o.decision is null or o.decision = 'same') and other.status <> 'unregistered')`;

/** Applications that do not go on for a kind of reason, over `applications as a`. */
export function isStuck(kind: StuckKind, missing: Missing, now: Date): RawBuilder<SqlBool> {
  switch (kind) {
    case "facts_missing":
      return sql`(a.status = 'editing' and a.missing > 0)`;
    case "edit_requests":
      return sql`(a.status = 'editing' and a.id in (select application_id from edit_requests where answer is null))`;
    case "duplicate":
      return sql`(a.status in ('editing', 'at_council') and a.id in ${duplicates})`;
    case "no_diagram":
      return sql`(a.status = 'to_conclusion' and ${among(sql`a.legal_basis`, missing.organisations.legalBases)})`;
    case "no_organisation":
      return withoutOrganisation(missing.organisations);
    case "no_person":
      return withoutPerson(missing.people);
    case "step_overdue":
      return sql`(a.status = 'in_discussion' and a.id in (
        select application_id from step_organisations where state = 'awaited' and due_at <= ${now}))`;
    case "objections":
      return sql`((a.status = 'in_review' or (a.status = 'announced' and a.deadline_at <= ${now})) and a.id in (
        select application_id from objections where state in ('new', 'in_review')))`;
    case "unpaid":
      return sql`(a.status = 'in_payment' and a.suspended)`;
    case "appeal":
      return sql`(a.status = 'rejected' and a.deadline_at <= ${now} and a.id in (
        select application_id from complaints where state = 'new'))`;
    case "no_assignee":
      return sql`(${isOpen} and a.assignee_id is null)`;
    case "assignee_blocked":
      return sql`(${isOpen} and a.assignee_id in (select id from users where blocked or not is_staff))`;
  }
}

/** Applications that do not go on for any of some kinds of reasons. */
export async function isStuckFor(
  db: Db | Transaction,
  kinds: readonly StuckKind[],
  now: Date,
): Promise<RawBuilder<SqlBool>> {
  if (kinds.length === 0) return sql`false`;
  const missing = await whatIsMissing(db, kinds);
  return sql`(${sql.join(
    kinds.map((kind) => isStuck(kind, missing, now)),
    sql` or `,
  )})`;
}

const kindOfReason: Readonly<Record<string, StuckKind>> = {
  "facts-missing": "facts_missing",
  "edit-requests-open": "edit_requests",
  "duplicate-untriaged": "duplicate",
  "duplicate-same": "duplicate",
  "no-diagram": "no_diagram",
  "step-unresolved": "no_organisation",
  "objections-open": "objections",
  "appeals-open": "appeal",
};
/** A term that still runs is no obstacle. */
const running: ReadonlySet<string> = new Set(["announcement-running", "appeal-period-running"]);

/** A reason why an application does not go on, and the kind it is counted by. */
export interface StuckReason {
  readonly kind: StuckKind;
  readonly reason: Reason;
}

/**
 * Every reason why an application does not go on, in the words that stand beside its disabled buttons too. The
 * application comes with the readiness of its discussion found out (`moves.ts`, `withReadiness`).
 */
export async function stuckReasons(
  db: Db | Transaction,
  application: ApplicationRecord,
  now: Date,
): Promise<StuckReason[]> {
  const { row, state } = application;
  if (!openStatuses.includes(row.status)) return [];
  const move = nextMove[row.status];
  const against = move === undefined ? [] : preconditions(move, state, now);
  const found: StuckReason[] = against.some(({ code }) => running.has(code))
    ? []
    : against.flatMap((reason) => {
        const kind = kindOfReason[reason.code];
        return kind === undefined ? [] : [{ kind, reason }];
      });
  if (row.status === "in_discussion") found.push(...(await overdueSteps(db, application, now)));
  if (row.status === "in_payment" && row.suspended) {
    found.push({ kind: "unpaid", reason: { code: "unpaid", params: { amount: Math.ceil((state.owed ?? 0) / 100) } } });
  }
  const kind = holderKinds[row.status];
  const { rows } = await sql<{ held: boolean; idle: string | null }>`
    select
      exists (select from organisations
        where active and kind = ${kind ?? ""} and starts_with(${row.district_soato}, territory)) as held,
      (select name from users where id = ${row.assignee_id}::uuid and (blocked or not is_staff)) as idle`.execute(db);
  if (kind !== null && rows[0]?.held === false) {
    found.push({ kind: "no_organisation", reason: { code: "no-organisation", params: { kind } } });
  }
  const nobody = await reasonsOfNoPerson(db, application);
  found.push(...nobody.map((reason) => ({ kind: "no_person" as const, reason })));
  if (row.assignee_id === null) found.push({ kind: "no_assignee", reason: { code: "no-assignee" } });
  const idle = rows[0]?.idle;
  if (typeof idle === "string") {
    found.push({ kind: "assignee_blocked", reason: { code: "assignee-blocked", params: { name: idle } } });
  }
  return found;
}

const dayLength = 86_400_000;

/** Which organisation a step awaits, since how many days, and how late it is. */
async function overdueSteps(db: Db | Transaction, { row, run }: ApplicationRecord, now: Date): Promise<StuckReason[]> {
  if (run === null) return [];
  const { diagram } = await db
    .selectFrom("diagram_versions")
    .select("diagram")
    .where("id", "=", run.version_id)
    .executeTakeFirstOrThrow();
  const bodies = await db
    .selectFrom("step_organisations as b")
    .innerJoin("organisations as o", "o.id", "b.organisation_id")
    .select(["b.step_id", "b.asked_at", "b.due_at", "o.kind"])
    .where("b.home_region", "=", row.home_region)
    .where("b.run_id", "=", run.id)
    .where("b.state", "=", "awaited")
    .where("b.due_at", "<=", now)
    .orderBy("b.due_at")
    .orderBy("o.sort_key")
    .execute();
  const days = (since: Date | null) => (since === null ? 0 : Math.floor((now.getTime() - since.getTime()) / dayLength));
  return bodies.map(({ step_id, asked_at, due_at, kind }) => ({
    kind: "step_overdue",
    reason: {
      code: "step-overdue",
      params: {
        ...stepParams(diagram, step_id),
        kind,
        asked: days(asked_at ?? due_at),
        late: days(due_at) + 1,
      },
    },
  }));
}
