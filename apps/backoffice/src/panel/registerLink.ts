import { finalStatuses, pathOfStatus, type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { addressOf } from "@yer/api/paths";
import type { FileFilters } from "../applications/useFileFilters.js";
import { paramsOf, type RegisterFilters } from "../applications/registerQuery.js";

/** What the panel is narrowed by: everything the map and the registers share but the status, which are its rows. */
export type PanelFilters = Omit<FileFilters, "status">;

/** Statuses in which files wait. */
export const openStatuses: readonly StatusKey[] = statusKeys.filter(
  (key) => !finalStatuses.some((final) => final === key),
);

/** The register's address of exactly the files that a number of the panel counts. */
export function registerLink(
  filters: PanelFilters,
  narrowed: Omit<RegisterFilters, "status">,
  status?: StatusKey,
): string {
  const base = status === undefined ? addressOf("/applications") : `/applications/${pathOfStatus(status)}`;
  const params = paramsOf({ ...filters, ...narrowed }, status).toString();
  return params === "" ? base : `${base}?${params}`;
}

/** The register's address of unfinished files. */
export function openFilesLink(filters: PanelFilters, narrowed: Omit<RegisterFilters, "status"> = {}): string {
  return `${addressOf("/applications")}?${paramsOf({ ...filters, ...narrowed, status: [...openStatuses] }).toString()}`;
}
