import { type HeldBy, processPanel } from "@yer/api/contract/process-panel";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  Can,
  DataTable,
  type DataTableColumn,
  EmptyState,
  InlineAlert,
  Link,
  LockIcon,
  Stack,
  StatusTag,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { MoveWork } from "./MoveWork.js";
import { usePanelText } from "./panelTexts.js";
import { type PanelFilters, registerLink } from "./registerLink.js";

const noPeople: readonly HeldBy[] = [];
const personId = (row: HeldBy): string => row.id;

/** Who is responsible for unfinished files, and moving them to others. */
export function PeopleTab({ filters }: { filters: PanelFilters }) {
  const text = usePanelText();
  const intl = useIntl();
  const { locale } = useTheme();
  const mayRead = useMay("read_work:user");
  const { data, failure, isLoading, refetch } = useRead(processPanel.people, mayRead ? { query: filters } : skip);
  const [moving, setMoving] = useState<Pick<HeldBy, "id" | "name"> | "none">();
  const columns = useMemo<DataTableColumn<HeldBy>[]>(() => {
    const link = (row: HeldBy, value: number, narrowed: { late?: boolean; soon?: boolean }) =>
      value === 0 ? (
        "0"
      ) : (
        <Link href={registerLink(filters, { assignee: row.id, ...narrowed })}>{intl.formatNumber(value)}</Link>
      );
    return [
      {
        id: "name",
        header: text("panel.people.name"),
        cell: (row) => (
          <Stack direction="row" gap={2}>
            <span>{row.name}</span>
            {row.blocked ? <StatusTag tone="danger">{text("panel.people.blocked")}</StatusTag> : null}
          </Stack>
        ),
        text: (row) => row.name,
        rowHeader: true,
        minWidth: 220,
      },
      {
        id: "organisation",
        header: text("panel.people.organisation"),
        cell: (row) => row.organisation?.[locale] ?? "—",
        minWidth: 200,
      },
      {
        id: "files",
        header: text("panel.people.files"),
        cell: (row) => link(row, row.files, {}),
        sortValue: (row) => row.files,
        align: "end",
        width: 104,
      },
      {
        id: "late",
        header: text("panel.late"),
        cell: (row) => link(row, row.late, { late: true }),
        sortValue: (row) => row.late,
        align: "end",
        width: 120,
      },
      {
        id: "soon",
        header: text("panel.soon"),
        cell: (row) => link(row, row.soon, { soon: true }),
        sortValue: (row) => row.soon,
        align: "end",
        width: 128,
      },
      {
        id: "oldest",
        header: text("panel.oldest"),
        cell: (row) => text("panel.days", { days: row.oldest }),
        sortValue: (row) => row.oldest,
        align: "end",
        width: 120,
      },
      {
        id: "move",
        header: text("panel.move"),
        cell: (row) => (
          <Can code="hand_over:work" otherwise="disable">
            {(state) => (
              <Button size="sm" onPress={() => setMoving(row)} {...state}>
                {text("panel.move")}
              </Button>
            )}
          </Can>
        ),
        width: 176,
      },
    ];
  }, [text, intl, locale, filters]);
  const look = useTableLook("panel.people", columns, false);
  if (!mayRead) return <EmptyState icon={<LockIcon size={32} />} title={text("panel.people.forbidden")} />;
  return (
    <Stack gap={3}>
      {data && data.without > 0 ? (
        <InlineAlert
          tone="warning"
          actions={
            <Can code="hand_over:work" otherwise="disable">
              {(state) => (
                <Button onPress={() => setMoving("none")} {...state}>
                  {text("panel.move")}
                </Button>
              )}
            </Can>
          }
        >
          <Link href={registerLink(filters, { assignee: "none" })}>
            {text("panel.without", { count: data.without })}
          </Link>
        </InlineAlert>
      ) : null}
      <TableTools>
        <TableLookMenu look={look} />
      </TableTools>
      <DataTable
        label={text("panel.tab.people")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? noPeople}
        rowId={personId}
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        empty={<EmptyState title={text("panel.people.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
      {data && data.total > data.items.length ? (
        <p>{text("panel.people.shown", { shown: data.items.length, total: data.total })}</p>
      ) : null}
      {moving ? (
        <MoveWork
          key={moving === "none" ? "none" : moving.id}
          of={moving}
          filters={filters}
          onClose={() => setMoving(undefined)}
        />
      ) : null}
    </Stack>
  );
}
