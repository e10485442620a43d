import { type Kysely, sql } from "kysely";

/** A citizen who draws no outline tells where their plot is by a point, which a device knows to so many metres. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table told_plots
      add column point geometry(Point, 4326),
      add column point_accuracy double precision,
      add check (point is null or outline is null),
      add check (point is not null or point_accuracy is null)`.execute(db);
}
