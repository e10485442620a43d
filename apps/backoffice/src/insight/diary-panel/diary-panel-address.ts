import { diaryPanel } from "@yer/api/contract/diary-panel";
import type { ReportQuery } from "@yer/api/contract/reports";
import { readUrlQuery } from "@yer/api/contract/url-query";
import { addressOf } from "@yer/api/paths";
import { reportParams } from "../reports/report-address.js";

/** What the address of the panel holds besides its path. */
export const diaryPanelAsked = diaryPanel.read.query.shape;

/** What an address asks of the panel. */
export function diaryPanelQueryIn(params: URLSearchParams): ReportQuery {
  return readUrlQuery(params, Object.keys(diaryPanelAsked), diaryPanelAsked);
}

/** The panel as it is asked. */
export function diaryPanelAddress(query: ReportQuery): string {
  const asked = reportParams(query).toString();
  return asked === "" ? addressOf("/diary") : `${addressOf("/diary")}?${asked}`;
}
