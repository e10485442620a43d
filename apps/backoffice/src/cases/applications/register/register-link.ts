import type { ApplicationMeasure } from "@yer/api/contract/application-measures";
import { narrowed } from "@yer/api/contract/measure";
import { paramsOf } from "@yer/api/contract/register";
import { pathOfStatus } from "@yer/api/contract/statuses";
import { addressOf } from "@yer/api/paths";
import type { ApplicationFilters } from "./use-application-filters.js";

/** What the panel is narrowed by: everything the map and the registers share but the status, which are its rows. */
export type PanelFilters = Omit<ApplicationFilters, "status">;

/** The register's address of exactly the applications that a number of the panel is about. */
export function registerLink(of: ApplicationMeasure, filters: PanelFilters): string {
  const { register, filter } = narrowed(of, filters);
  const { status = [], ...others } = filter;
  const [only, another] = status;
  // One status has a screen of its own.
  const isOne = only !== undefined && another === undefined;
  const base = isOne ? `/applications/${pathOfStatus(only)}` : addressOf("/applications");
  const params = paramsOf(register, isOne ? others : filter).toString();
  return params === "" ? base : `${base}?${params}`;
}
