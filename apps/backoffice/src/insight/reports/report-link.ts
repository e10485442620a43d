import type { Measure } from "@yer/api/contract/measure";
import { cellIn, type ReportAsked, type ReportKeyOf, wholeOf } from "@yer/api/contract/report";
import type { SvodSumName } from "@yer/api/contract/svod";
import { listOfSum, type SvodLists } from "../../money/svod/svod-address.js";
import { measureLink } from "../measure-link.js";

/** Which number of a report: of all rows, or of one of them. */
export interface ReportCell {
  readonly of: Measure;
  readonly asked: ReportAsked;
  /** What its row is of; undefined: of all rows. */
  readonly keys?: readonly ReportKeyOf[];
}

/**
 * The address of the list whose length, or whose sum, a number of a report is; undefined where its reader has none. Sums
 * of money open what was booked.
 */
export function reportLink({ of, asked, keys }: ReportCell, lists: SvodLists): string | undefined {
  if (of.register.name !== "svod") {
    return measureLink(keys === undefined ? wholeOf(of, asked) : cellIn(of, asked, keys));
  }
  if (typeof of.what === "string" || !("sum" in of.what)) return undefined;
  const { from, to, place } = asked;
  return listOfSum(of.what.sum as SvodSumName, keys?.[0]?.[1] ?? place, { from, to }, lists);
}
