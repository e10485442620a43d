import { type ApplicationMeasure, panelMeasures } from "@yer/api/contract/application-measures";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { processPanel, StatusStanding } from "@yer/api/contract/process-panel";
import { type AgeBand, ageBandKeys } from "@yer/api/contract/standing";
import { type StatusKey, statusKeys } from "@yer/api/contract/statuses";
import { statusTone } from "@yer/api/messages/tones";
import { type DataTableColumn, Link, StatusTag } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePanelText } from "./panel-texts.js";
import { type PanelFilters, registerLink } from "../../cases/applications/register/register-link.js";

/** Props of {@link StatusesTab}. */
export interface StatusesTabProps {
  readonly panel: ReplyOf<typeof processPanel.read>;
  readonly filters: PanelFilters;
}

const measures = panelMeasures.status;

/**
 * Wide enough that no heading breaks within a word, and together no wider than a screen of 1440 beside the menu: there is
 * no room for keys to sort by, and an age, as a median, is read along its row.
 */
const ageWidth = { week: 72, month: 76, quarter: 90, longer: 72 } as const satisfies Record<AgeBand, number>;

/** Every status with how many applications stand in it, how long, and how many are late; each number opens its list. */
export function StatusesTab({ panel, filters }: StatusesTabProps) {
  const text = usePanelText();
  const intl = useIntl();
  const columns = useMemo<DataTableColumn<StatusStanding>[]>(() => {
    const number = (value: number, of: ApplicationMeasure) =>
      value === 0 ? "0" : <Link href={registerLink(of, filters)}>{intl.formatNumber(value)}</Link>;
    const days = (value: number | null) => (value === null ? "—" : text("panel.days", { days: value }));
    const counted = (
      id: string,
      header: string,
      valueOf: (row: StatusStanding) => number,
      of: (status: StatusKey) => ApplicationMeasure,
      width: number,
    ): DataTableColumn<StatusStanding> => ({
      id,
      header,
      cell: (row) => number(valueOf(row), of(row.status)),
      text: (row) => String(valueOf(row)),
      sortValue: valueOf,
      align: "end",
      width,
    });
    return [
      {
        id: "status",
        header: text("word.status"),
        cell: (row) => <StatusTag tone={statusTone[row.status]}>{text(`status.${row.status}`)}</StatusTag>,
        text: (row) => text(`status.${row.status}`),
        isRowHeader: true,
        width: 160,
        tags: statusKeys.map((status) => text(`status.${status}`)),
        sticky: "start",
      },
      counted("total", text("panel.total"), (row) => row.total, measures.total, 80),
      counted("late", text("word.late"), (row) => row.late, measures.late, 116),
      counted("soon", text("panel.soon"), (row) => row.soon, measures.soon, 114),
      {
        id: "median",
        header: text("panel.median"),
        cell: (row) => days(row.median),
        align: "end",
        width: 104,
      },
      {
        id: "oldest",
        header: text("panel.oldest"),
        cell: (row) =>
          row.oldest === null ? (
            "—"
          ) : (
            <Link href={registerLink(measures.oldest(row.status), filters)}>{days(row.oldest)}</Link>
          ),
        text: (row) => days(row.oldest),
        sortValue: (row) => row.oldest,
        align: "end",
        width: 104,
      },
      ...ageBandKeys.map((band) => {
        const { sortValue: _, ...unsorted } = counted(
          band,
          text(`panel.age.${band}`),
          (row) => row.ages[band] ?? 0,
          (status) => measures.age(status, band),
          ageWidth[band],
        );
        return unsorted;
      }),
    ];
  }, [text, intl, filters]);
  return (
    <RegisterTable
      name="panel.statuses"
      aria-label={text("panel.tab.statuses")}
      columns={columns}
      rows={panel.statuses}
      rowId={rowId}
    />
  );
}

const rowId = (row: StatusStanding): string => row.status;
