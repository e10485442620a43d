import { type Kysely, sql } from "kysely";

/** Reports of what is refused, and of what is late because facts are missing, are answered by an index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index applications_refused on applications (status, refused_because, id)
      include (region_soato, district_soato, neighborhood_id, legal_basis) where status in ('rejected', 'unregistered')`.execute(
    db,
  );
  await sql`drop index applications_missing`.execute(db);
  await sql`
    create index applications_missing on applications (coalesce(deadline_at, 'infinity'), id)
      include (deadline_at, region_soato, district_soato, neighborhood_id, legal_basis)
      where status = 'editing' and missing > 0`.execute(db);
}
