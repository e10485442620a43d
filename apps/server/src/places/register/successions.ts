import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { preparedStatement } from "../../platform/database/prepared-statements.js";

/** What became of places: the steps of merges and splits around some of them. */
export interface Successions {
  /** Every place that took part. */
  readonly codes: readonly string[];
  /** Places that stand today in the stead of a code: itself where it is active or nothing is known of it. */
  readonly today: (code: string) => readonly string[];
  /**
   * The one place that the records of a code stand under: its successor however far, or the place that was split on the
   * way there. Nobody said which part of that they lie in.
   */
  readonly standing: (code: string) => string;
}

interface Step {
  readonly code: string;
  readonly active: boolean;
  readonly next: readonly string[];
}

/** Steps from and to the given codes, however far; without codes all there are. Mostly there are none, and one look tells. */
export async function readSuccessions(db: Db | Transaction, codes?: readonly string[]): Promise<Successions> {
  const involved = await involvedWith(db, codes);
  if (involved.length === 0) return successionsOf([]);
  const { rows } = await sql<Step>`
    select p.code, p.active, coalesce((
      select json_agg(s.to_code order by s.to_code) from place_successions as s where s.from_code = p.code), '[]') as next
    from place_list as p where p.code in (${sql.join(involved)}) order by p.code`.execute(db);
  return successionsOf(rows);
}

async function involvedWith(db: Db | Transaction, codes: readonly string[] | undefined): Promise<string[]> {
  const { rows } = await (
    codes === undefined
      ? sql<{ code: string }>`
          select from_code as code from place_successions union select to_code from place_successions`
      : sql<{ code: string }>`
          ${preparedStatement} with recursive near(code) as (
            select s.from_code from place_successions as s
            where s.from_code = any(${`{${codes.join(",")}}`}::text[]) or s.to_code = any(${`{${codes.join(",")}}`}::text[])
            union
            select case when s.from_code = near.code then s.to_code else s.from_code end
            from near join place_successions as s on near.code in (s.from_code, s.to_code)
          )
          select code from near`
  ).execute(db);
  return rows.map(({ code }) => code);
}

function successionsOf(steps: readonly Step[]): Successions {
  const known = new Map(steps.map((step) => [step.code, step]));
  const found = new Map<string, readonly string[]>();
  function today(code: string): readonly string[] {
    const before = found.get(code);
    if (before !== undefined) return before;
    const step = known.get(code);
    // A place that was merged, reopened and merged back would lead in a ring.
    found.set(code, []);
    const now = step === undefined || step.active ? [code] : [...new Set(step.next.flatMap(today))];
    found.set(code, now);
    return now;
  }
  function standing(code: string): string {
    const now = today(code);
    if (now.length < 2) return now[0] ?? code;
    const [next, another] = known.get(code)?.next ?? [];
    return next === undefined || another !== undefined ? code : standing(next);
  }
  return { codes: [...known.keys()], today, standing };
}
