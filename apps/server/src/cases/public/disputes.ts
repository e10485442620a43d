import type { QueryOf, ReplyOf } from "@yer/api/contract/endpoint";
import { pageSizes } from "@yer/api/contract/list";
import type { Complaint, ObjectionState } from "@yer/api/contract/objections";
import type { OwnComplaint, OwnApplication, OwnObjection } from "@yer/api/contract/own-applications";
import type { PublicObjection, publicSite } from "@yer/api/contract/public";
import type { StatusKey } from "@yer/api/contract/statuses";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Actor } from "../../platform/acting/actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { isFinal } from "../applications/application.js";
import { reasonsAgainstComplaining } from "../complaints/service.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { notFound } from "../../platform/problem/problem.js";
import { complaintNumber, objectionNumber } from "../objections/numbers.js";
import { falling, keyset, moment, type Place, type Placed, uuid } from "../../platform/lists/keyset.js";
import { countUpTo } from "../../platform/lists/total.js";
import { vouchesFor } from "./vouched.js";

/** Things of one person shown at the most; nobody has more in a life. */
const most = 100;

interface ObjectionSql {
  id: string;
  sequence: number;
  application_id: string;
  number: string;
  status: StatusKey;
  district_soato: string;
  /** Its author complains of it, or of another dismissal, now; or has complained of it before. */
  complained: boolean;
  text: string;
  file_ids: string[];
  redacted_text: string | null;
  redacted_file_ids: string[];
  redacted_by: string | null;
  redacted_at: Date | null;
  at: Date;
  state: ObjectionState;
  decision_reason: string | null;
  decided_at: Date | null;
  version: number;
}

const from = sql`
  from objections as o
  join applications as a on a.home_region = o.home_region and a.id = o.application_id`;
const order = keyset({ "-at": falling(moment(sql`o.at`), uuid(sql`o.id`)) });
const first = order.at("-at", undefined);

async function objectionsWhere(
  db: Db | Transaction,
  where: RawBuilder<SqlBool>,
  limit: number,
  { past, along, cursor }: Place = first,
) {
  const { rows } = await sql<ObjectionSql & Placed>`
    select o.id, o.sequence, o.application_id, a.number, a.status, a.district_soato, o.text, o.file_ids, o.redacted_text,
      o.redacted_file_ids, o.redacted_by, o.redacted_at, o.at, o.state, o.decision_reason, o.decided_at, o.version,
      exists (select from complaints as c where c.home_region = o.home_region and c.application_id = o.application_id
        and (c.objection_id = o.id or (c.state = 'new' and c.complainant_number = o.objector_number))) as complained,
      ${cursor} as cursor
    ${from} where ${where} and ${past} order by ${along} limit ${limit}`.execute(db);
  return rows;
}

function publicView(row: ObjectionSql): PublicObjection {
  return {
    number: objectionNumber(row.number, row.sequence),
    at: row.at.toISOString(),
    state: row.state,
    copy:
      row.redacted_at === null
        ? null
        : { text: row.redacted_text ?? "", by: row.redacted_by ?? "", at: row.redacted_at.toISOString() },
  };
}

/** Objections to an application as anyone reads them, in their redacted copies, the latest first. */
export async function publicObjections(
  db: Db,
  applicationId: string,
  { after, limit = pageSizes.usual, exact = false }: QueryOf<typeof publicSite.objections>,
): Promise<ReplyOf<typeof publicSite.objections>> {
  const where = sql<SqlBool>`a.id = ${applicationId}`;
  const rows = await objectionsWhere(db, where, limit + 1, order.at("-at", after));
  return {
    ...order.page("-at", rows, limit, publicView),
    ...(await countUpTo(db, sql`${from} where ${where}`, exact)),
  };
}

/** Objections to an application as its occupier reads them: the copies with their files. */
export async function objectionsForOccupier(
  db: Db | Transaction,
  applicationId: string,
): Promise<OwnApplication["objections"]> {
  const rows = await objectionsWhere(db, sql`a.id = ${applicationId}`, pageSizes.most);
  const files = await filesOf(
    db,
    rows.flatMap(({ redacted_file_ids }) => redacted_file_ids),
  );
  return rows.map((row) => ({ ...publicView(row), id: row.id, files: files(row.redacted_file_ids) }));
}

async function filesOf(db: Db | Transaction, ids: readonly string[]) {
  const files = new Map((await readAttachedFiles(db, ids)).map((file) => [file.id, file]));
  return (wanted: readonly string[]) => wanted.flatMap((id) => files.get(id) ?? []);
}

/** The objections a person made, by the number OneID vouches for; the one that is named, if any is. */
export async function ownObjections(
  db: Db,
  acting: Pick<ActingPerson, "actor" | "now" | "settings">,
  id?: string,
): Promise<OwnObjection[]> {
  const own = vouchesFor(acting.actor, sql`o.objector_number`);
  const rows = await objectionsWhere(db, id === undefined ? own : sql`${own} and o.id = ${id}`, most);
  const files = await filesOf(
    db,
    rows.flatMap(({ file_ids }) => file_ids),
  );
  return rows.map((row) => {
    const isOpen = row.state === "new" || row.state === "in_review";
    return {
      id: row.id,
      number: objectionNumber(row.number, row.sequence),
      applicationId: row.application_id,
      applicationNumber: row.number,
      text: row.text,
      files: files(row.file_ids),
      at: row.at.toISOString(),
      state: row.state,
      decision: row.decided_at && { reason: row.decision_reason ?? "", at: row.decided_at.toISOString() },
      mayWithdraw: isOpen && !isFinal(row.status),
      mayComplain:
        row.state === "dismissed" &&
        row.decided_at !== null &&
        !row.complained &&
        reasonsAgainstComplaining(acting, row, row.decided_at).length === 0,
      version: row.version,
    };
  });
}

/** One's own objection; anyone else's is as unknown as one that does not exist. @throws {Problem} `not-found` */
export async function ownObjection(
  db: Db,
  acting: Pick<ActingPerson, "actor" | "now" | "settings">,
  id: string,
): Promise<OwnObjection> {
  const [objection] = await ownObjections(db, acting, id);
  if (objection === undefined) throw notFound();
  return objection;
}

interface ComplaintSql {
  id: string;
  sequence: number;
  application_id: string;
  number: string;
  objection_id: string | null;
  text: string;
  file_ids: string[];
  at: Date;
  state: Complaint["state"];
  decision_reason: string | null;
  decided_at: Date | null;
}

/** The complaints a person made, by the number OneID vouches for; of one application where it is named. */
export async function ownComplaints(
  db: Db | Transaction,
  actor: Actor,
  only: { readonly applicationId?: string; readonly id?: string } = {},
): Promise<OwnComplaint[]> {
  const { applicationId, id } = only;
  const { rows } = await sql<ComplaintSql>`
    select o.id, o.sequence, o.application_id, a.number, o.objection_id, o.text, o.file_ids, o.at, o.state,
      o.decision_reason, o.decided_at
    from complaints as o
    join applications as a on a.home_region = o.home_region and a.id = o.application_id
    where ${vouchesFor(actor, sql`o.complainant_number`)} and ${applicationId === undefined ? sql`true` : sql`a.id = ${applicationId}`}
      and ${id === undefined ? sql`true` : sql`o.id = ${id}`}
    order by o.at desc, o.id desc limit ${most}`.execute(db);
  const files = await filesOf(
    db,
    rows.flatMap(({ file_ids }) => file_ids),
  );
  return rows.map((row) => ({
    id: row.id,
    number: complaintNumber(row.number, row.sequence),
    applicationId: row.application_id,
    applicationNumber: row.number,
    by: row.objection_id === null ? "occupier" : "objector",
    text: row.text,
    files: files(row.file_ids),
    at: row.at.toISOString(),
    state: row.state,
    decision: row.decided_at && { reason: row.decision_reason ?? "", at: row.decided_at.toISOString() },
  }));
}

/** One's own complaint; anyone else's is as unknown as one that does not exist. @throws {Problem} `not-found` */
export async function ownComplaint(db: Db, actor: Actor, applicationId: string, id: string): Promise<OwnComplaint> {
  const [complaint] = await ownComplaints(db, actor, { applicationId, id });
  if (complaint === undefined) throw notFound();
  return complaint;
}
