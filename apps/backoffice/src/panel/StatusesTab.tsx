import type { ReplyOf } from "@yer/api/contract/endpoint";
import type { processPanel, StatusStanding } from "@yer/api/contract/process-panel";
import { ageBandKeys } from "@yer/api/contract/standing";
import { statusTone } from "@yer/api/messages/tones";
import { DataTable, type DataTableColumn, Link, Stack, StatusTag } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import type { RegisterFilters } from "../applications/registerQuery.js";
import { usePanelText } from "./panelTexts.js";
import { type PanelFilters, registerLink } from "./registerLink.js";

/** Props of {@link StatusesTab}. */
export interface StatusesTabProps {
  readonly panel: ReplyOf<typeof processPanel.read>;
  readonly filters: PanelFilters;
}

/** Every status with how many files stand in it, how long, and how many are late; each number opens its list. */
export function StatusesTab({ panel, filters }: StatusesTabProps) {
  const text = usePanelText();
  const intl = useIntl();
  const columns = useMemo<DataTableColumn<StatusStanding>[]>(() => {
    const number = (row: StatusStanding, value: number, narrowed: Omit<RegisterFilters, "status">) =>
      value === 0 ? "0" : <Link href={registerLink(filters, narrowed, row.status)}>{intl.formatNumber(value)}</Link>;
    const days = (value: number | null) => (value === null ? "—" : text("panel.days", { days: value }));
    const counted = (
      id: string,
      header: string,
      valueOf: (row: StatusStanding) => number,
      narrowed: Omit<RegisterFilters, "status">,
      width?: number,
    ): DataTableColumn<StatusStanding> => ({
      id,
      header,
      cell: (row) => number(row, valueOf(row), narrowed),
      text: (row) => String(valueOf(row)),
      sortValue: valueOf,
      align: "end",
      minWidth: 84,
      ...(width && { width }),
    });
    return [
      {
        id: "status",
        header: text("panel.status"),
        cell: (row) => <StatusTag tone={statusTone[row.status]}>{text(`status.${row.status}`)}</StatusTag>,
        text: (row) => text(`status.${row.status}`),
        rowHeader: true,
        width: 252,
        sticky: "start",
      },
      counted("total", text("panel.total"), (row) => row.total, {}),
      counted("late", text("panel.late"), (row) => row.late, { late: true }, 124),
      counted("soon", text("panel.soon"), (row) => row.soon, { soon: true }, 112),
      {
        id: "median",
        header: text("panel.median"),
        cell: (row) => days(row.median),
        sortValue: (row) => row.median,
        align: "end",
        width: 112,
      },
      {
        id: "oldest",
        header: text("panel.oldest"),
        cell: (row) =>
          row.oldest === null ? (
            "—"
          ) : (
            <Link href={registerLink(filters, { sort: "statusSince" }, row.status)}>{days(row.oldest)}</Link>
          ),
        text: (row) => days(row.oldest),
        sortValue: (row) => row.oldest,
        align: "end",
        minWidth: 104,
      },
      ...ageBandKeys.map((band) =>
        counted(band, text(`panel.age.${band}`), (row) => row.ages[band] ?? 0, { age: [band] }),
      ),
    ];
  }, [text, intl, filters]);
  const look = useTableLook("panel.statuses", columns, false);
  return (
    <Stack gap={3}>
      <TableTools>
        <TableLookMenu look={look} />
      </TableTools>
      <DataTable
        label={text("panel.tab.statuses")}
        columns={columns}
        {...look.table}
        rows={panel.statuses}
        rowId={rowId}
      />
    </Stack>
  );
}

const rowId = (row: StatusStanding): string => row.status;
