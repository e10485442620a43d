import { type Kysely, sql } from "kysely";
import { jsonb } from "../platform/sql/jsonb.js";
import { diagramSeeds } from "./data/diagrams.js";

/** Discussion logic, with a published version in force for every ground. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table diagrams (id uuid primary key, name jsonb not null)`.execute(db);
  await sql`
    create table diagram_versions (
      id uuid primary key,
      diagram_id uuid not null references diagrams,
      version integer not null check (version > 0),
      state text not null check (state in ('draft', 'published', 'replaced')),
      diagram jsonb not null,
      published_at timestamptz,
      unique (diagram_id, version),
      check ((state = 'draft') = (published_at is null))
    )`.execute(db);
  await sql`
    create table diagram_grounds (
      ground smallint primary key check (ground between 1 and 8),
      version_id uuid not null references diagram_versions
    )`.execute(db);
  await sql`create index diagram_grounds_version on diagram_grounds (version_id)`.execute(db);

  await sql`
    insert into diagrams (id, name)
    select id, name from jsonb_to_recordset(${jsonb(diagramSeeds)}) as d (id uuid, name jsonb)
  `.execute(db);
  await sql`
    insert into diagram_versions (id, diagram_id, version, state, diagram, published_at)
    select "versionId", id, 1, 'published', diagram, '2024-11-01T00:00:00+05'
    from jsonb_to_recordset(${jsonb(diagramSeeds)}) as d (id uuid, "versionId" uuid, diagram jsonb)
  `.execute(db);
  const grounds = diagramSeeds.flatMap((seed) =>
    seed.legalBases.map((ground) => ({ ground, version: seed.versionId })),
  );
  await sql`
    insert into diagram_grounds (ground, version_id)
    select ground, version from jsonb_to_recordset(${jsonb(grounds)}) as g (ground smallint, version uuid)
  `.execute(db);
}
