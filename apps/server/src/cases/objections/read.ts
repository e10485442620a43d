import type { Objection, ObjectionAct, ObjectionRead } from "@yer/api/contract/objections";
import type { FileRef } from "@yer/api/contract/files";
import type { Reason } from "@yer/api/contract/problem";
import { maskPhone, maskPinfl } from "@yer/api/formats";
import type { Selectable } from "kysely";
import { decide } from "../../identity/access/decide.js";
import { applicationScope } from "../../identity/access/scope.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { type ApplicationRecord, readApplicationRecord } from "../applications/application.js";
import { enforceOnApplication } from "../applications/transition.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { readAttachedFiles } from "../../platform/uploads/attached-files.js";
import { notFound } from "../../platform/problem/problem.js";
import type { ObjectionsTable } from "../../schema/tables/proceedings.js";
import { objectionNumber } from "./numbers.js";
import { listGroup, objectionIn, placeOfObjection, readAnnouncement } from "./queries.js";
import {
  isOpen,
  reasonsAgainstDeciding,
  reasonsAgainstTaking,
  reasonsAgainstWithdrawing,
  type HeldObjection,
} from "./service.js";

type Row = Selectable<ObjectionsTable>;

/** Files that a reader is shown with an objection: its own and those of the copy. */
export function filesOfObjection(row: Pick<Row, "file_ids" | "redacted_file_ids">): readonly string[] {
  return [...row.file_ids, ...row.redacted_file_ids];
}

/**
 * An objection as staff read it.
 * @param named files by their ids, those that are known
 * @param personal whether the objector's number and phone are shown in full
 */
export function objectionView(
  row: Row,
  { number }: { readonly number: string },
  named: (ids: readonly string[]) => FileRef[],
  personal: boolean,
): Objection {
  return {
    id: row.id,
    number: objectionNumber(number, row.sequence),
    announcementId: row.announcement_id,
    groupId: row.group_id,
    objector: {
      name: row.objector_name,
      number: personal || row.objector_number.length !== 14 ? row.objector_number : maskPinfl(row.objector_number),
      phone: row.objector_phone === null || personal ? row.objector_phone : maskPhone(row.objector_phone),
    },
    text: row.text,
    files: named(row.file_ids),
    at: row.at.toISOString(),
    state: row.state,
    takenBy: row.taken_by,
    redaction:
      row.redacted_at === null
        ? null
        : {
            text: row.redacted_text ?? "",
            files: named(row.redacted_file_ids),
            by: row.redacted_by ?? "",
            at: row.redacted_at.toISOString(),
          },
    decision:
      row.decided_at === null
        ? null
        : { reason: row.decision_reason ?? "", by: row.decided_by ?? "", at: row.decided_at.toISOString() },
    version: row.version,
  };
}

/**
 * One objection with its application's place, those that say the same, and what the reader can do.
 * @param code by which right it is read: who decides sees what they decided
 * @throws {Problem}
 */
export async function readObjection(
  db: Db | Transaction,
  acting: ActingPerson,
  id: string,
  code: "read:objection" | "decide:objection" = "read:objection",
): Promise<ObjectionRead> {
  const place = await placeOfObjection(db, id);
  if (place === undefined) throw notFound();
  const application = await readApplicationRecord(db, place.application_id);
  enforceOnApplication(acting, code, application, "read");
  // Members of an organisation that concludes read no disputes, here as on the page of the application.
  if (applicationScope(acting.actor)?.organisationId !== null) throw notFound();
  const row = await objectionIn(db, application.row, id);
  if (row === undefined) throw notFound();
  const files = new Map((await readAttachedFiles(db, filesOfObjection(row))).map((each) => [each.id, each]));
  const announcement = await readAnnouncement(db, row.home_region, row.announcement_id);
  const group = (await listGroup(db, application.row, row.group_id)).filter((other) => other.id !== id);
  const { now } = acting;
  return {
    ...objectionView(row, application.row, (ids) => ids.flatMap((each) => files.get(each) ?? []), false),
    application: await aboutApplication(db, application),
    announcement: {
      id: announcement.id,
      sequence: announcement.sequence,
      from: announcement.opens_at.toISOString(),
      to: announcement.closes_at.toISOString(),
      running: announcement.closed_at === null && now < announcement.closes_at,
    },
    late:
      isOpen(row) &&
      !application.row.suspended &&
      application.row.deadline_at !== null &&
      application.row.deadline_at.getTime() <= now.getTime(),
    alike: group.map((other) => ({
      id: other.id,
      number: objectionNumber(application.row.number, other.sequence),
      objector: other.objector_name,
      text: other.text,
      at: other.at.toISOString(),
      state: other.state,
      same: other.text_key === row.text_key,
      version: other.version,
    })),
    acts: actsOn(acting, { application, objection: row }),
  };
}

/** Why each act is closed to a person: theirs and the objection's reasons together. */
function actsOn(acting: ActingPerson, held: HeldObjection): Record<ObjectionAct, Reason[]> {
  const decision = decide(acting.actor, { code: "decide:objection", kind: "act" }, held.application.subject);
  const own = decision.allowed ? [] : [...decision.reasons];
  return {
    take: [...own, ...reasonsAgainstTaking(held)],
    redact: own,
    decide: [...own, ...reasonsAgainstDeciding(held)],
    withdraw: [...own, ...reasonsAgainstWithdrawing(held)],
  };
}

async function aboutApplication(
  db: Db | Transaction,
  { row }: ApplicationRecord,
): Promise<ObjectionRead["application"]> {
  const place = await db
    .selectFrom("districts as d")
    .innerJoin("neighborhoods as n", (join) => join.on("n.id", "=", row.neighborhood_id))
    .select(["d.name as district", "n.name as neighborhood"])
    .where("d.soato", "=", row.district_soato)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    number: row.number,
    status: row.status,
    district: { soato: row.district_soato, name: place.district },
    neighborhood: { id: row.neighborhood_id, name: place.neighborhood },
  };
}
