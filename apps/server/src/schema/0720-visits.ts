import {
  addField,
  drawInOrder,
  emptyGroup,
  endAfter,
  type Field,
  lead,
  serialiseGroup,
} from "@yer/flow-editor/model/groups";
import { fieldSeeds } from "@yer/flow-editor/model/groups/seeds";
import { type Kysely, sql } from "kysely";
import { jsonb } from "../platform/sql/jsonb.js";
import { visitFieldSeeds, visitGroupName } from "./data/visit-questions.js";

/**
 * Visits of areas (DOMAIN §6, §11), with the group of questions that they answer. A row is written once and never
 * changed: nobody updates or deletes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await makeQuestions(db);
  await sql`
    create table visits (
      home_region text not null,
      id uuid not null,
      area_id uuid not null,
      sending_id uuid not null,
      organisation_id uuid not null references organisations,
      visited_on date not null,
      position jsonb,
      hours double precision,
      words text not null,
      finding text not null
        check (finding in ('occupied', 'state_land', 'papers_found', 'empty', 'not_there', 'data_wrong')),
      group_id integer not null,
      group_version integer not null,
      answers jsonb not null,
      outline jsonb,
      sha256 text not null,
      written_by uuid,
      written_through uuid,
      received_at timestamptz not null,
      primary key (home_region, id),
      foreign key (home_region, area_id) references areas (home_region, id) on delete cascade,
      foreign key (home_region, sending_id) references area_sendings (home_region, id) on delete cascade,
      foreign key (group_id, group_version) references field_group_versions (group_id, version)
    )`.execute(db);
  await sql`create index visits_id on visits (id)`.execute(db);
  await sql`create index visits_area on visits (home_region, area_id, received_at)`.execute(db);
  await sql`
    create table visit_photos (
      home_region text not null,
      visit_id uuid not null,
      position smallint not null,
      file_id text not null references stored_file,
      primary key (home_region, visit_id, position),
      foreign key (home_region, visit_id) references visits (home_region, id) on delete cascade
    )`.execute(db);
  await sql`create index visit_photos_file on visit_photos (file_id)`.execute(db);
}

async function makeQuestions(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into fields (id, label, field_type, required, least, most, options)
    select id, label, "fieldType", required, least, most, "optionsList"
    from jsonb_to_recordset(${jsonb(visitFieldSeeds)}) as f (
      id integer, label jsonb, "fieldType" text, required boolean,
      least double precision, most double precision, "optionsList" jsonb
    )`.execute(db);
  await sql`insert into field_groups (id, name, version) values (5, ${jsonb(visitGroupName)}, 1)`.execute(db);
  const flow: unknown = JSON.parse(serialiseGroup(questions()));
  await sql`
    insert into field_group_versions (group_id, version, name, flow, published_at)
    values (5, 1, ${jsonb(visitGroupName)}, ${jsonb(flow)}, '2024-11-01T00:00:00+05')`.execute(db);
}

/** What was found (101)? Occupied: what for (102). Papers found: their number and date (67, 68). Nothing more otherwise. */
function questions() {
  const asked: readonly Field[] = [...visitFieldSeeds, ...fieldSeeds.filter(({ id }) => id === 67 || id === 68)];
  let [group] = drawInOrder(asked.reduce((all, field) => addField(all, field)[0], emptyGroup));
  for (const [option, to] of [
    [1, "q102-1"],
    [3, "q67-1"],
  ] as const) {
    [group] = lead(group, "q101-1", to, option);
  }
  for (const option of [2, 4, 5, 6]) [group] = endAfter(group, "q101-1", option);
  return endAfter(group, "q102-1")[0];
}
