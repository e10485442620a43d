import { type Kysely, sql } from "kysely";

/** A migration takes for granted what a fill has not filled to its end. */
export class NotFilled extends Error {
  constructor(name: string) {
    super(
      `It needs the fill ${name}, which is not done. Run the version before this one until “pnpm fills” says that it is, ` +
        `or do it now with “pnpm fills run ${name}”, and start again.`,
    );
    this.name = "NotFilled";
  }
}

/**
 * For the migration that takes the old way to what a fill made (contract): nothing of it is done before all is filled.
 *
 * @throws {NotFilled}
 */
export async function demandFilled(db: Kysely<unknown>, name: string): Promise<void> {
  const { rows } = await sql<{ done: boolean | null }>`
    select (select done_at is not null from fills where name = ${name}) as done`.execute(db);
  // The linter of migrations has them speak to a driver that answers with no row; a database always gives one.
  if (rows.some(({ done }) => done !== true)) throw new NotFilled(name);
}
