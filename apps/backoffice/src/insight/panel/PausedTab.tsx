import { type ApplicationMeasure, panelMeasures } from "@yer/api/contract/application-measures";
import { applicationRegister, type ApplicationRow } from "@yer/api/contract/application-register";
import { narrowed } from "@yer/api/contract/measure";
import { tashkentDay } from "@yer/api/formats";
import { addressOf } from "@yer/api/paths";
import { useRead, useTheme } from "@yer/api/react";
import { Card, type DataTableColumn, EmptyState, Link, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { type PanelFilters, registerLink } from "../../cases/applications/register/register-link.js";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { usePanelText } from "./panel-texts.js";

/** Rows on a page. */
const shownRows = 15;
const applicationId = (row: ApplicationRow): string => row.id;
/** A term ends at 24:00: the moment before it is of the day that people mean. */
const lastMoment = (endsAt: string): string => new Date(Date.parse(endsAt) - 1).toISOString();
const noApplications: readonly ApplicationRow[] = [];

/** Applications whose terms stand still, those that have stood longest first. */
export function PausedTab({ filters, at }: { filters: PanelFilters; at: string }) {
  const text = usePanelText();
  const shared = { filters, at };
  return (
    <Stack gap={4}>
      <PausedApplications
        {...shared}
        name="panel.suspended"
        title={text("panel.suspended")}
        of={panelMeasures.open.suspended}
      />
      <PausedApplications
        {...shared}
        name="panel.instalments"
        title={text("pause.instalments")}
        of={panelMeasures.instalments}
        overdue={panelMeasures.overdueInstalments}
      />
      <PausedApplications
        {...shared}
        name="panel.editing"
        title={text("status.editing")}
        of={panelMeasures.status.oldest("editing")}
      />
    </Stack>
  );
}

interface PausedApplicationsProps {
  /** Names its table in what a person keeps of its look. */
  name: string;
  title: string;
  filters: PanelFilters;
  /** What is shown, counted, and listed where its link leads. */
  of: ApplicationMeasure;
  /** Of applications that are paid by instalments: those where one is overdue. */
  overdue?: ApplicationMeasure;
  at: string;
}

function PausedApplications({ name, title, filters, of, overdue, at }: PausedApplicationsProps) {
  const text = usePanelText();
  const intl = useIntl();
  const dates = useDates();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const byInstalments = of.filter.instalments === true;
  const { filter } = narrowed(of, filters);
  const pages = usePages(JSON.stringify(filter));
  const read = useRead(applicationRegister.list, {
    query: { ...filter, limit: shownRows, ...(pages.after === undefined ? {} : { after: pages.after }) },
  });
  const { data } = read;
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
              // The term of an application under a contract is that of its next instalment; an overdue one suspends the
              // application.
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
            {overdue === undefined ? null : (
              <Link href={registerLink(overdue, filters)}>{text("panel.instalments.overdue.list")}</Link>
            )}
            <Link href={registerLink(of, filters)}>{`${text("panel.list")} (${total})`}</Link>
          </>
        ) : undefined
      }
    >
      <RegisterTable
        name={name}
        read={read}
        aria-label={title}
        columns={columns}
        rows={data?.items ?? noApplications}
        rowId={applicationId}
        page={pages.pageOf(data)}
        rowHref={(row) => addressOf("/application/:id", { id: row.id })}
        onRowOpen={(row) => void navigate(addressOf("/application/:id", { id: row.id }))}
        emptyState={<EmptyState title={text("panel.paused.none")} />}
      />
    </Card>
  );
}
