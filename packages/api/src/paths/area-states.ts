/**
 * The states of an unauthorised area, as SPEC §2 keys them in `/areas/:state`; `area_all` shows all. The order is the
 * side menu's.
 */
export const areaStates = [
  "area_all",
  "illegal-acquisition",
  "was_send_inspection",
  "has_failed_returned_from_inspection",
  "before_start_date_pg",
  "editing",
] as const;

/** `:state` in `/areas/:state`. */
export type AreaState = (typeof areaStates)[number];
