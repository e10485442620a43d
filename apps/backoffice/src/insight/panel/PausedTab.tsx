import { panelMeasures } from "@yer/api/contract/application-measures";
import { applicationRegister, type ApplicationRow } from "@yer/api/contract/application-register";
import { tashkentDay } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Card, DataTable, type DataTableColumn, EmptyState, Link, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { usePanelText } from "./panel-texts.js";
import { type PanelFilters, registerLink } from "../../cases/applications/register/register-link.js";
import { useTableFace } from "../../base/screen/use-table-face.js";

/** Rows shown here; the register holds the rest. */
const shownRows = 15;
const applicationId = (row: ApplicationRow): string => row.id;
/** A term ends at 24:00: the moment before it is of the day that people mean. */
const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();
const noApplications: readonly ApplicationRow[] = [];

/** Files whose terms stand still, those that have stood longest first. */
export function PausedTab({ filters, at }: { filters: PanelFilters; at: string }) {
  const text = usePanelText();
  return (
    <Stack gap={4}>
      <PausedApplications
        title={text("panel.suspended")}
        filters={filters}
        narrowed={{ suspended: true, status: ["in_payment"] }}
        href={registerLink(panelMeasures.open.suspended, filters)}
        at={at}
      />
      <PausedApplications
        title={text("pause.instalments")}
        filters={filters}
        narrowed={{ instalments: true, status: ["in_payment"] }}
        href={registerLink(panelMeasures.instalments, filters)}
        overdue={registerLink(panelMeasures.overdueInstalments, filters)}
        at={at}
      />
      <PausedApplications
        title={text("status.editing")}
        filters={filters}
        narrowed={{ status: ["editing"] }}
        href={registerLink(panelMeasures.status.oldest("editing"), filters)}
        at={at}
      />
    </Stack>
  );
}

interface PausedApplicationsProps {
  title: string;
  filters: PanelFilters;
  narrowed: { suspended?: boolean; instalments?: boolean; status: ["in_payment"] | ["editing"] };
  href: string;
  /** Of files that are paid by instalments: the list of those where one is overdue. */
  overdue?: string;
  at: string;
}

function PausedApplications({ title, filters, narrowed, href, overdue, at }: PausedApplicationsProps) {
  const text = usePanelText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const byInstalments = narrowed.instalments === true;
  const read = useRead(applicationRegister.list, {
    query: { ...filters, ...narrowed, sort: "statusSince", limit: shownRows },
  });
  const { data } = read;
  const face = useTableFace(true, read);
  const columns = useMemo<DataTableColumn<ApplicationRow>[]>(() => {
    const today = Date.parse(tashkentDay(at));
    const age = (row: ApplicationRow) => Math.round((today - Date.parse(tashkentDay(row.statusSince))) / 86_400_000);
    return [
      { id: "number", header: text("word.application"), cell: (row) => row.number, isRowHeader: true, width: 176 },
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
      ...(byInstalments
        ? [
            {
              id: "next",
              header: text("panel.instalments.next"),
              // The term of a file under a contract is that of its next instalment; an overdue one suspends the file.
              cell: (row: ApplicationRow) =>
                row.suspended || row.deadline.state === "late" ? (
                  <StatusTag tone="danger">{text("panel.instalments.overdue")}</StatusTag>
                ) : row.deadline.endsAt === null ? (
                  "—"
                ) : (
                  dates.short(lastMoment(row.deadline.endsAt))
                ),
              width: 176,
              align: "end" as const,
            },
          ]
        : []),
      {
        id: "place",
        header: text("panel.place"),
        cell: (row) => `${row.district.name[locale]}, ${row.neighborhood.name[locale]}`,
        minWidth: 200,
      },
    ];
  }, [text, dates, locale, at, byInstalments]);
  const total = data === undefined ? "" : `${intl.formatNumber(data.total)}${data.more ? "+" : ""}`;
  return (
    <Card
      title={title}
      actions={
        data && data.total > 0 ? (
          <>
            {overdue === undefined ? null : <Link href={overdue}>{text("panel.instalments.overdue.list")}</Link>}
            <Link href={href}>{`${text("panel.list")} (${total})`}</Link>
          </>
        ) : undefined
      }
    >
      <DataTable
        aria-label={title}
        columns={columns}
        rows={data?.items ?? noApplications}
        rowId={applicationId}
        {...face}
        rowHref={(row) => addressOf("/application/:id", { id: row.id })}
        onRowOpen={(row) => void navigate(addressOf("/application/:id", { id: row.id }))}
        emptyState={<EmptyState title={text("panel.paused.none")} />}
      />
    </Card>
  );
}
