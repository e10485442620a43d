import type { Field } from "@yer/api/contract/discussion";
import type { FieldGroupRecord, FieldGroupRow } from "@yer/api/contract/field-groups";
import type { Names } from "@yer/api/contract/values";
import type { GroupFlow } from "@yer/flow-editor/model/groups";
import { sql } from "kysely";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readFields } from "../fields/queries.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { notFound } from "../../platform/problem/problem.js";
import { withRegister } from "./with-register.js";

type Reader = Db | Transaction;

/** A version of a field group with its questions. */
export interface FieldGroup {
  readonly id: number;
  readonly name: Names;
  readonly version: number;
  readonly fields: Field[];
  readonly group: GroupFlow;
}

/** A version of a group, the one in force unless told; `undefined` where it was never published. */
export async function readFieldGroup(db: Reader, id: number, version?: number): Promise<FieldGroup | undefined> {
  const row = await db
    .selectFrom("field_groups as g")
    .innerJoin("field_group_versions as v", "v.group_id", "g.id")
    .select(["g.id", "v.name", "v.version", "v.flow as group"])
    .where("g.id", "=", id)
    .where((eb) => (version === undefined ? eb("v.version", "=", eb.ref("g.version")) : eb("v.version", "=", version)))
    .executeTakeFirst();
  return row && { ...row, fields: fieldsOf(row.group) };
}

const fieldsOf = ({ list }: GroupFlow): Field[] =>
  list.map((field) => ({ ...field, optionsList: field.optionsList.map((option) => ({ ...option })) }));

/** Versions in force of groups, by id: what a run that starts now will keep asking. */
export async function versionsInForce(db: Reader, ids: readonly string[]): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("field_groups")
    .select(["id", "version"])
    .where("id", "in", [0, ...ids.map(Number)])
    .execute();
  return Object.fromEntries(rows.map(({ id, version }) => [id, version]));
}

/** Groups that diagrams in force ask, with the names of those diagrams. */
const asked = sql`
  select distinct (step ->> 'fieldGroupId')::integer as group_id, d.id, d.name, v.version
  from diagram_versions as v join diagrams as d on d.id = v.diagram_id
  cross join lateral jsonb_array_elements(v.diagram -> 'steps') as step
  where v.state = 'published' and step ->> 'fieldGroupId' ~ '^[0-9]{1,9}$'`;

/** Running cases by group and the version of it that they keep. */
const runningByVersion = sql`
  select kept.key::integer as group_id, kept.value::integer as version, sum(r.cases)::integer as cases
  from (
    select group_versions, count(*) as cases from runs where state = 'running' group by group_versions
  ) as r cross join lateral jsonb_each_text(r.group_versions) as kept
  group by 1, 2`;

/** All groups with what uses them, by id. */
export async function readFieldGroups(db: Reader): Promise<FieldGroupRow[]> {
  const { rows } = await sql<
    Omit<FieldGroupRow, "publishedAt" | "draft"> & {
      published_at: Date | null;
      revision: number | null;
      saved_at: Date | null;
      saved_by: string | null;
    }
  >`
    with asked as (${asked}), running as (${runningByVersion})
    select g.id, coalesce(d.name, g.name) as name, g.version, v.published_at,
      coalesce(jsonb_array_length(coalesce(v.flow, d.flow) -> 'list'), 0) as fields,
      (select count(distinct a.id) from asked as a where a.group_id = g.id)::integer as diagrams,
      (select coalesce(sum(r.cases), 0) from running as r where r.group_id = g.id)::integer as running,
      d.revision, d.saved_at, d.saved_by
    from field_groups as g
    left join field_group_versions as v on v.group_id = g.id and v.version = g.version
    left join field_group_drafts as d on d.group_id = g.id and g.version = 0
    order by g.id`.execute(db);
  const drafts = await db
    .selectFrom("field_group_drafts")
    .select(["group_id", "revision", "saved_at", "saved_by"])
    .execute();
  const draftOf = new Map(drafts.map((draft) => [draft.group_id, draft]));
  return rows.map(({ id, name, version, published_at, fields, diagrams, running }) => {
    const draft = draftOf.get(id);
    return {
      id,
      name,
      version,
      publishedAt: published_at?.toISOString() ?? null,
      fields,
      diagrams,
      running,
      draft: draft
        ? { revision: draft.revision, savedAt: draft.saved_at.toISOString(), savedBy: draft.saved_by }
        : null,
    };
  });
}

/**
 * One group with all its versions and its draft.
 * @throws {Problem} `not-found`
 */
export async function readGroupRecord(db: Reader, id: number): Promise<FieldGroupRecord> {
  const line = await db
    .selectFrom("field_groups")
    .select(["id", "name", "version"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (line === undefined) throw notFound();
  const versions = await db
    .selectFrom("field_group_versions")
    .selectAll()
    .where("group_id", "=", id)
    .orderBy("version", "desc")
    .execute();
  const running = await sql<{ version: number; cases: number }>`
    select version, cases from (${runningByVersion}) as r where group_id = ${id}`.execute(db);
  const cases = new Map(running.rows.map((row) => [row.version, row.cases]));
  const diagrams = await sql<FieldGroupRecord["diagrams"][number]>`
    select id, name, version from (${asked}) as a where group_id = ${id} order by id`.execute(db);
  const draft = await readGroupDraft(db, id);
  return {
    ...line,
    versions: versions.map((version) => ({
      number: version.version,
      name: version.name,
      group: version.flow,
      publishedAt: version.published_at.toISOString(),
      publishedBy: version.published_by,
      reason: version.reason,
      running: cases.get(version.version) ?? 0,
    })),
    draft: draft
      ? {
          revision: draft.revision,
          savedAt: draft.saved_at.toISOString(),
          savedBy: draft.saved_by,
          name: draft.name,
          group: draft.flow,
        }
      : null,
    diagrams: diagrams.rows,
  };
}

/** A group's draft, its fields as the register has them now. */
export async function readGroupDraft(db: Reader, id: number) {
  const draft = await db.selectFrom("field_group_drafts").selectAll().where("group_id", "=", id).executeTakeFirst();
  if (draft === undefined) return undefined;
  return { ...draft, flow: withRegister(draft.flow, await readFields(db)).group };
}

/**
 * Locks a group: whoever changes its draft or what is in force waits here.
 * @throws {Problem} `not-found`
 */
export async function lockGroup(transaction: Transaction, id: number) {
  const line = await transaction
    .selectFrom("field_groups")
    .select(["id", "name", "version"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (line === undefined) throw notFound();
  return { ...line, draft: await readGroupDraft(transaction, id) };
}

/** Writes a new group, of which nothing is published yet; its id is the next number. */
export async function insertGroup(transaction: Transaction, name: Names): Promise<number> {
  const { id } = await transaction
    .insertInto("field_groups")
    .values({ name: jsonb(name) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Puts a version of a group in force, under the name it was published with. */
export async function setGroupInForce(
  transaction: Transaction,
  id: number,
  { name, number }: { readonly name: Names; readonly number: number },
): Promise<void> {
  await transaction
    .updateTable("field_groups")
    .set({ name: jsonb(name), version: number })
    .where("id", "=", id)
    .execute();
}

/** Takes a group away of which nothing was ever published. */
export async function deleteGroup(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("field_groups").where("id", "=", id).execute();
}

/** What a draft of a group is saved with. */
interface SavedDraft {
  readonly name: Names;
  readonly flow: GroupFlow;
  readonly savedAt: Date;
  readonly savedBy: string;
}

const draftColumns = ({ name, flow, savedAt, savedBy }: SavedDraft) => ({
  name: jsonb(name),
  flow: jsonb(flow),
  saved_at: savedAt,
  saved_by: savedBy,
});

/** Writes a group's draft, at its first revision. */
export async function insertGroupDraft(transaction: Transaction, groupId: number, draft: SavedDraft): Promise<void> {
  await transaction
    .insertInto("field_group_drafts")
    .values({ group_id: groupId, ...draftColumns(draft) })
    .execute();
}

/** Writes a group's draft anew, at the revision after the one that was read. */
export async function changeGroupDraft(
  transaction: Transaction,
  groupId: number,
  revision: number,
  draft: SavedDraft,
): Promise<void> {
  await transaction
    .updateTable("field_group_drafts")
    .set({ ...draftColumns(draft), revision })
    .where("group_id", "=", groupId)
    .execute();
}

/** Takes a group's draft away, thrown away or published. */
export async function deleteGroupDraft(transaction: Transaction, groupId: number): Promise<void> {
  await transaction.deleteFrom("field_group_drafts").where("group_id", "=", groupId).execute();
}

/** Writes a version of a group as it is published. */
export async function insertGroupVersion(
  transaction: Transaction,
  groupId: number,
  version: {
    readonly number: number;
    readonly name: Names;
    readonly flow: GroupFlow;
    readonly publishedAt: Date;
    readonly publishedBy: string;
    readonly reason: string;
  },
): Promise<void> {
  await transaction
    .insertInto("field_group_versions")
    .values({
      group_id: groupId,
      version: version.number,
      name: jsonb(version.name),
      flow: jsonb(version.flow),
      published_at: version.publishedAt,
      published_by: version.publishedBy,
      reason: version.reason,
    })
    .execute();
}
