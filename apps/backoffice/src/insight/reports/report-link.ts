import type { Measure } from "@yer/api/contract/measure";
import { cellOf, type ReportAsked, type ReportGrouping, wholeOf } from "@yer/api/contract/report";
import type { SvodSumName } from "@yer/api/contract/svod";
import { listOfSum, type SvodLists } from "../../money/svod/svod-address.js";
import { measureLink } from "../dashboard/measure-link.js";

/** Which number of a report: of all rows, or of one of them. */
export interface ReportCell {
  readonly of: Measure;
  readonly asked: ReportAsked;
  readonly by: ReportGrouping;
  /** Undefined: of all rows. */
  readonly key?: string;
}

/**
 * The address of the list whose length, or whose sum, a number of a report is; undefined where its reader has none. Sums
 * of money open what was booked.
 */
export function reportLink({ of, asked, by, key }: ReportCell, lists: SvodLists): string | undefined {
  if (of.register.name !== "svod") {
    return measureLink(key === undefined ? wholeOf(of, asked) : cellOf(of, asked, by, key));
  }
  if (typeof of.what === "string" || !("sum" in of.what)) return undefined;
  const { from, to, place } = asked;
  return listOfSum(of.what.sum as SvodSumName, key ?? place, { from, to }, lists);
}
