import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDiscussion, submit } from "../application-acts/service.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import type { ConclusionCounted } from "../../schema/tables/applications.js";
import { fillDayCounts, mergeDayCounts, wrongDayCounts } from "./aggregate.js";
import { countDays } from "./queries.js";

let kit: ApplicationKit;
let files: readonly string[];
let seats: readonly Seat[];

interface Seat {
  readonly application_id: string;
  readonly run_id: string;
  readonly step_id: string;
  readonly organisation_id: string;
}

beforeAll(async () => {
  kit = await openApplicationKit();
  files = await Promise.all([kit.create(), kit.create()]);
  for (const id of files) {
    await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
    await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  }
  const { db } = kit.database;
  // Each is asked at a second step of the same label as its first, so that one application has two days with it.
  await sql`
    insert into step_organisations (home_region, run_id, step_id, organisation_id, application_id, state)
    select home_region, run_id, step_id || '-again', organisation_id, application_id, 'waiting' from step_organisations`.execute(
    db,
  );
  await sql`
    insert into step_labels (version_id, step_id, label) select version_id, step_id || '-again', label from step_labels`.execute(
    db,
  );
  const { rows } = await sql<Seat>`
    select application_id, run_id, step_id, organisation_id from step_organisations
    order by application_id, step_id, organisation_id`.execute(db);
  seats = rows;
});
afterAll(() => kit.close());

const first = Date.UTC(2026, 2, 5);
const dayAt = (at: number): string => new Date(first + at * 86_400_000).toISOString().slice(0, 10);
/** Midnight in Tashkent, when terms end, and a moment of the day. */
const momentOf = (at: number, hour = 0): Date => new Date(first + at * 86_400_000 + (hour - 5) * 3_600_000);

/** What can be done to a seat, with how many days after the first. */
type Act =
  | {
      readonly what: "ask" | "give" | "refuse" | "pass" | "hold" | "forget";
      readonly seat: number;
      readonly day: number;
    }
  | { readonly what: "move"; readonly seat: number; readonly day: number };

const seatIs = ({ run_id, step_id, organisation_id }: Seat) =>
  sql`b.run_id = ${run_id} and b.step_id = ${step_id} and b.organisation_id = ${organisation_id}`;

async function act({ what, seat: at, day }: Act): Promise<void> {
  const { db } = kit.database;
  const seat = seats[at % seats.length];
  if (seat === undefined) throw new Error("No seat was made.");
  const of = seatIs(seat);
  if (what === "move") {
    const to = day % 2 === 0 ? kitDistrict : "1718203";
    await sql`update applications set district_soato = ${to} where id = ${seat.application_id}`.execute(db);
    return;
  }
  const set = {
    ask: sql`state = 'awaited', asked_at = ${momentOf(day, 9)}, due_at = ${momentOf(day + 3)}, given_at = null`,
    give: sql`state = 'given', given_at = ${momentOf(day, 15)}`,
    refuse: sql`state = 'given', given_at = ${momentOf(day, 15)}, is_negative = not is_negative`,
    pass: sql`state = 'passed'`,
    hold: sql`reminded = 'soon'`,
    // As of conclusions that were carried over from another discussion.
    forget: sql`asked_at = null`,
  }[what];
  await sql`update step_organisations as b set ${set} where ${of}`.execute(db);
}

const happened: Readonly<Record<ConclusionCounted, ReturnType<typeof sql>>> = {
  asked: sql`b.state <> 'waiting'`,
  given: sql`b.state = 'given'`,
  negative: sql`(b.state = 'given' and b.is_negative)`,
  late: sql`((b.state = 'given' and b.given_at > b.due_at) or b.state = 'awaited')`,
};
const momentIn = { asked: sql`b.asked_at`, given: sql`b.given_at`, negative: sql`b.given_at`, late: sql`b.due_at` };

/**
 * How many applications, or pairs of an application and an organisation or a label, have a day in a period: counted.
 */
async function counted(
  what: ConclusionCounted,
  pair: ReturnType<typeof sql>,
  from: string,
  to: string,
  district: string,
) {
  const { rows } = await sql<{ total: number }>`
    select count(distinct (b.application_id, ${pair}))::integer as total
    from step_organisations as b join applications as a on a.id = b.application_id
    join runs as r on r.id = b.run_id
    join step_labels as l on l.version_id = r.version_id and l.step_id = b.step_id
    where b.asked_at is not null and ${happened[what]} and a.district_soato = ${district}
      and (${momentIn[what]} at time zone 'UTC' + interval '5 hours')::date between ${from}::date and ${to}::date`.execute(
    kit.database.db,
  );
  return rows[0]?.total;
}

const acts = fc.array(
  fc.record({
    what: fc.constantFrom("ask", "give", "refuse", "pass", "hold", "forget", "move" as const),
    seat: fc.nat(40),
    day: fc.nat(9),
  }),
  { minLength: 4, maxLength: 12 },
);
const periods = fc.tuple(fc.nat(11), fc.nat(11)).map(([one, other]) => [Math.min(one, other), Math.max(one, other)]);

test("a file counts once for an organisation, a step and itself in any period, whatever was done in whatever order", async () => {
  const { db } = kit.database;
  await fc.assert(
    fc.asyncProperty(acts, periods, fc.boolean(), async (steps, [from = 0, to = 0], merges) => {
      for (const one of steps) await act(one);
      if (merges) await mergeDayCounts(db);
      expect(await wrongDayCounts(db)).toEqual([]);
      const days = { from: dayAt(from), to: dayAt(to) };
      for (const what of ["asked", "given", "negative", "late"] as const) {
        for (const [kind, pair] of [
          ["", sql`1`],
          ["_organisation", sql`b.organisation_id`],
          ["_step", sql`l.label`],
        ] as const) {
          for (const territory of [kitDistrict, "1718203"]) {
            expect(await countDays(db, [`${what}${kind}`], { territory, ...days })).toBe(
              await counted(what, pair, days.from, days.to, territory),
            );
          }
        }
      }
    }),
    { numRuns: 12 },
  );
});

test("what was counted of conclusions is counted anew, and goes with a file that is taken out", async () => {
  const { db } = kit.database;
  const sums = async () => {
    const { rows } = await sql`
      select what, who, day::text, upto::text, sum(total)::integer as total from day_counts
      group by 1, 2, 3, 4 having sum(total) <> 0 order by 1, 2, 3, 4`.execute(db);
    return rows;
  };
  const before = await sums();
  await fillDayCounts(db);
  expect(await sums()).toEqual(before);
  for (const id of files) await sql`delete from applications where id = ${id}`.execute(db);
  expect(await wrongDayCounts(db)).toEqual([]);
  for (const what of ["asked", "given", "late_organisation"] as const) {
    expect(await countDays(db, [what], { territory: "17" })).toBe(0);
  }
});
