import { applicationRegister, type ApplicationRow } from "@yer/api/contract/application-register";
import { tashkentDay } from "@yer/api/formats";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Card, DataTable, type DataTableColumn, EmptyState, Link, Stack, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { usePanelText } from "./panelTexts.js";
import { openFilesLink, type PanelFilters, registerLink } from "./registerLink.js";

/** Rows shown here; the register holds the rest. */
const shownRows = 15;
const fileId = (row: ApplicationRow): string => row.id;
const noFiles: readonly ApplicationRow[] = [];

/** Files whose terms stand still, those that have stood longest first. */
export function PausedTab({ filters, at }: { filters: PanelFilters; at: string }) {
  const text = usePanelText();
  return (
    <Stack gap={4}>
      <PausedFiles
        title={text("panel.suspended")}
        filters={filters}
        narrowed={{ suspended: true, status: ["in_payment"] }}
        href={openFilesLink(filters, { suspended: true, sort: "statusSince" })}
        at={at}
      />
      <PausedFiles
        title={text("panel.editing")}
        filters={filters}
        narrowed={{ status: ["editing"] }}
        href={registerLink(filters, { sort: "statusSince" }, "editing")}
        at={at}
      />
    </Stack>
  );
}

interface PausedFilesProps {
  title: string;
  filters: PanelFilters;
  narrowed: { suspended?: boolean; status: ["in_payment"] | ["editing"] };
  href: string;
  at: string;
}

function PausedFiles({ title, filters, narrowed, href, at }: PausedFilesProps) {
  const text = usePanelText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const { data, failure, isLoading, refetch } = useRead(applicationRegister.list, {
    query: { ...filters, ...narrowed, sort: "statusSince", limit: shownRows },
  });
  const columns = useMemo<DataTableColumn<ApplicationRow>[]>(() => {
    const today = Date.parse(tashkentDay(at));
    const age = (row: ApplicationRow) => Math.round((today - Date.parse(tashkentDay(row.statusSince))) / 86_400_000);
    return [
      { id: "number", header: text("panel.file"), cell: (row) => row.number, rowHeader: true, width: 176 },
      {
        id: "age",
        header: text("panel.age"),
        cell: (row) => text("panel.days", { days: age(row) }),
        align: "end",
        width: 176,
      },
      {
        id: "since",
        header: text("panel.since"),
        cell: (row) => dates.short(row.statusSince),
        width: 144,
        align: "end",
      },
      {
        id: "place",
        header: text("panel.place"),
        cell: (row) => `${row.district.name[locale]}, ${row.neighborhood.name[locale]}`,
        minWidth: 200,
      },
    ];
  }, [text, dates, locale, at]);
  const total = data === undefined ? "" : `${intl.formatNumber(data.total)}${data.more ? "+" : ""}`;
  return (
    <Card
      title={title}
      actions={data && data.total > 0 ? <Link href={href}>{`${text("panel.list")} (${total})`}</Link> : undefined}
    >
      <DataTable
        label={title}
        columns={columns}
        rows={data?.items ?? noFiles}
        rowId={fileId}
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        rowHref={(row) => addressOf("/application/:id", { id: row.id })}
        onRowOpen={(row) => void navigate(addressOf("/application/:id", { id: row.id }))}
        empty={<EmptyState title={text("panel.paused.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Card>
  );
}
