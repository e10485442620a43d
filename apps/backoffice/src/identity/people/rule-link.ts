import type { Explanation, Rule } from "@yer/api/contract/access";

const registers = {
  user: "/users?person=",
  organisation: "/settingorganisation?open=",
  position: "/positions?open=",
  role: "/roles?open=",
  diagram: "/logic/",
  file: "/application/",
} as const;

/** Places have a register for each level; the code's length says which. */
function placeLink(code: string): string {
  if (code.length === 4) return `/allregions?place=${code}`;
  return code.length === 7 ? `/alldistricts?place=${code}` : `/allneighborhoods?place=${code}`;
}

/**
 * Where the rule behind an answer is changed: the position, what one person has besides, the organisation, the record.
 */
export function ruleLink({ kind, id }: Rule, record: Explanation["record"]): string | undefined {
  switch (kind) {
    case "position":
    case "role":
    case "organisation":
      return `${registers[kind]}${id}`;
    case "granted":
    case "revoked":
      return `/users?person=${id}&tab=permissions`;
    case "territory":
    case "person":
      return `/users?person=${id}`;
    case "duty":
      return `/application/${id}?tab=history`;
    case "holders":
      return record?.kind === "role" ? `/users?role=${id}` : `/users?position=${id}`;
    case "record":
      if (record === null || record.kind === "none") return undefined;
      return record.kind === "place" ? placeLink(id) : `${registers[record.kind]}${id}`;
  }
}
