import { maskPhone, maskPinfl } from "@yer/api/formats";
import type { UserRow } from "@yer/api/contract/users";
import { onlineMilliseconds, type UserRecordRow } from "./queries.js";

/** A row of the register as it is shown; PINFL and phone masked unless `personal`. */
export function presentUser(row: UserRecordRow, personal: boolean, now: Date): UserRow {
  const pinfl = row.pinfl ?? "";
  const { organisation_id, organisation_name, organisation_kind, position_id, position_name } = row;
  return {
    id: row.id,
    name: row.name,
    username: row.username,
    pinfl: personal || pinfl === "" ? pinfl : maskPinfl(pinfl),
    phone: row.phone === null || personal ? row.phone : maskPhone(row.phone),
    organisation:
      organisation_id === null || organisation_name === null || organisation_kind === null
        ? null
        : { id: organisation_id, name: organisation_name, kind: organisation_kind },
    position: position_id === null || position_name === null ? null : { id: position_id, name: position_name },
    territory: row.territory,
    is_staff: row.is_staff,
    blocked: row.blocked,
    online: row.last_seen_at !== null && now.getTime() - row.last_seen_at.getTime() < onlineMilliseconds,
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    version: row.version,
  };
}
