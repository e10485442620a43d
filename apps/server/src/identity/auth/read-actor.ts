import type { MachineTime } from "../../platform/clock/clock.js";
import type { Actor } from "../../platform/acting/actor.js";
import { readRights, rolesCodes } from "../access/codes-query.js";
import { effectiveCodes } from "../access/effective-codes.js";
import { contains } from "../../platform/territory/territory.js";
import type { Db } from "../../platform/database/database.js";
import { preparedStatement, preparedQuery } from "../../platform/database/prepared-statements.js";
import { setActive, setLastSeen } from "../sessions/session-queries.js";
import { isIdle } from "./session-service.js";

/** How stale "last seen" may be; it saves a write on most requests. */
const seenEveryMilliseconds = 60_000;

/** A living session with its person and all that decides what they may do. */
const sessionAndPerson = preparedQuery((db, sessionId: string, userId: string, now: MachineTime) =>
  db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.user_id")
    .leftJoin("organisations", "organisations.id", "users.organisation_id")
    .leftJoin("positions", "positions.id", "users.position_id")
    .leftJoin("users as impersonators", "impersonators.id", "sessions.impersonator_id")
    .leftJoin("sessions as parents", "parents.id", "sessions.parent_id")
    .modifyFront(preparedStatement)
    .select([
      "users.name",
      "users.pinfl",
      "users.stirs",
      "users.is_staff",
      "users.blocked",
      "users.territory",
      "users.granted",
      "users.revoked",
      "organisations.id as organisation_id",
      "organisations.kind as organisation_kind",
      "positions.codes as position_codes",
      "sessions.expires_at",
      "sessions.last_seen_at",
      "sessions.active_at",
      "sessions.idle_minutes",
      "sessions.impersonator_id",
      "sessions.impersonation_reason",
      "impersonators.name as impersonator_name",
      "impersonators.pinfl as impersonator_pinfl",
      "parents.ended_at as parent_ended_at",
    ])
    .select(rolesCodes.as("roles_codes"))
    .where("sessions.id", "=", sessionId)
    .where("sessions.user_id", "=", userId)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now),
);

/**
 * The person behind a living session with everything that decides what they may do, as it stands at this moment.
 * `undefined`: the session ended, ran out or lay idle, or its parent did.
 * @param acts whether the request is the person's own doing, which keeps the session from lying idle; what a page reads
 * by itself is not
 */
export async function readActor(
  db: Db,
  userId: string,
  sessionId: string,
  now: MachineTime,
  acts = false,
): Promise<Actor | undefined> {
  const [row] = await sessionAndPerson(db, sessionId, userId, now);
  if (row === undefined || row.parent_ended_at !== null || isIdle(row, now)) return undefined;
  const lender = row.impersonator_id === null ? undefined : await readRights(db, row.impersonator_id);
  if (lender && (lender.blocked || !lender.codes.has("impersonate:user"))) return undefined;
  // The person was given a territory that the one behind the session does not have.
  if (lender && !contains(lender.territory, row.territory ?? "")) return undefined;
  if (now.getTime() - row.last_seen_at.getTime() > seenEveryMilliseconds) {
    await db.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", sessionId).execute();
    // Someone acting in a person's name does not make that person present.
    if (row.impersonator_id === null) await setLastSeen(db, userId, now);
  }
  // A citizen's pages read nothing by themselves.
  if ((acts || !row.is_staff) && now.getTime() - row.active_at.getTime() > seenEveryMilliseconds) {
    await setActive(db, sessionId, now);
  }
  const codes: ReadonlySet<string> = row.is_staff
    ? effectiveCodes({
        position: row.position_codes ?? [],
        roles: row.roles_codes,
        granted: row.granted,
        revoked: row.revoked,
      })
    : new Set();
  return {
    id: userId,
    sessionId,
    name: row.name,
    pinfl: row.pinfl,
    stirs: row.stirs,
    isStaff: row.is_staff,
    blocked: row.blocked,
    organisation:
      row.organisation_id === null || row.organisation_kind === null
        ? null
        : { id: row.organisation_id, kind: row.organisation_kind },
    territory: row.territory,
    // In another's name: what both may do, as it stands now.
    codes: lender ? new Set([...codes].filter((code) => lender.codes.has(code))) : codes,
    impersonation:
      row.impersonator_id === null
        ? null
        : {
            byId: row.impersonator_id,
            byName: row.impersonator_name ?? "",
            byPinfl: row.impersonator_pinfl,
            until: row.expires_at,
            writable: row.impersonation_reason !== null,
          },
    sessionEnds: row.expires_at,
    idleMinutes: row.idle_minutes,
  };
}
