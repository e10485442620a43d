import { panelMeasures } from "@yer/api/contract/application-measures";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { processPanel, type StuckApplication } from "@yer/api/contract/process-panel";
import type { StuckKind } from "@yer/api/contract/standing";
import { sayReason } from "@yer/api/messages/sentences";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { skip, useRead, useTheme } from "@yer/api/react";
import { type DataTableColumn, EmptyState, Link, Select, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { usePanelText } from "./panel-texts.js";
import { type PanelFilters, registerLink } from "../../cases/applications/register/register-link.js";

const Reasons = styled.ul`
  margin: 0;
  padding-inline-start: var(--yer-space-4);
`;
const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--yer-space-2) var(--yer-space-4);
  > :first-child {
    flex: 0 1 400px;
    min-inline-size: min(100%, 240px);
  }
`;

/** Props of {@link StuckTab}. */
export interface StuckTabProps {
  readonly panel: ReplyOf<typeof processPanel.read>;
  readonly filters: PanelFilters;
  /** The kind of reason that is looked at; without one, the most frequent. */
  readonly kind: StuckKind | undefined;
  readonly onKind: (kind: StuckKind) => void;
}

const applicationId = (row: StuckApplication): string => row.id;

/** Applications that do not go on, by kind of reason, each with the sentence that stands on its own page too. */
export function StuckTab({ panel, filters, kind, onKind }: StuckTabProps) {
  const text = usePanelText();
  const intl = useIntl();
  const found = panel.stuck.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total);
  const chosen = kind ?? found[0]?.kind;
  if (chosen === undefined) return <EmptyState title={text("panel.stuck.none")} />;
  const total = panel.stuck.find((one) => one.kind === chosen)?.total ?? 0;
  return (
    <Stack gap={3}>
      <Choice>
        <Select
          label={text("panel.stuck.choose")}
          description={text("panel.stuck.note")}
          value={chosen}
          onChange={(next) => onKind(next as StuckKind)}
          items={panel.stuck.map((one) => ({
            id: one.kind,
            label: `${text(`panel.stuck.${one.kind}`)} — ${intl.formatNumber(one.total)}`,
          }))}
        />
        {total > 0 ? (
          <Link href={registerLink(panelMeasures.stuck(chosen), filters)}>
            {text("panel.list")} ({intl.formatNumber(total)})
          </Link>
        ) : null}
      </Choice>
      <StuckApplications key={`${chosen} ${JSON.stringify(filters)}`} kind={chosen} filters={filters} />
    </Stack>
  );
}

function StuckApplications({ kind, filters }: { kind: StuckKind; filters: PanelFilters }) {
  const text = usePanelText();
  const { locale } = useTheme();
  const dates = useDates();
  const navigate = useNavigate();
  const pages = usePages();
  const read = useRead(
    processPanel.stuck,
    kind ? { query: { ...filters, kind, limit: 20, ...(pages.after ? { after: pages.after } : {}) } } : skip,
  );
  const columns = useMemo<DataTableColumn<StuckApplication>[]>(
    () => [
      { id: "number", header: text("word.application"), cell: (row) => row.number, isRowHeader: true, width: 168 },
      {
        id: "status",
        header: text("word.status"),
        cell: (row) => <StatusTag tone={statusTone[row.status]}>{text(`status.${row.status}`)}</StatusTag>,
        width: 168,
      },
      {
        id: "since",
        header: text("panel.since"),
        cell: (row) => dates.short(row.statusSince),
        width: 128,
        align: "end",
      },
      {
        id: "why",
        header: text("facts.overlap.reason"),
        cell: (row) => (
          <Reasons>
            {row.reasons.map((reason) => {
              const sentence = sayReason(text, reason);
              return <li key={sentence}>{sentence}</li>;
            })}
          </Reasons>
        ),
        text: (row) => row.reasons.map((reason) => sayReason(text, reason)).join("; "),
        minWidth: 440,
        wraps: true,
      },
      { id: "assignee", header: text("panel.assignee"), cell: (row) => row.assignee ?? "—", width: 168 },
      { id: "place", header: text("panel.place"), cell: (row) => row.district.name[locale], width: 136 },
    ],
    [text, dates, locale],
  );
  return (
    <RegisterTable
      name="panel.stuck"
      read={read}
      aria-label={text("panel.tab.stuck")}
      columns={columns}
      rows={read.data?.items ?? noApplications}
      rowId={applicationId}
      page={pages.pageOf(read.data)}
      rowHref={(row) => addressOf("/application/:id", { id: row.id })}
      onRowOpen={(row) => void navigate(addressOf("/application/:id", { id: row.id }))}
      emptyState={<EmptyState title={text("panel.stuck.none")} />}
    />
  );
}

const noApplications: readonly StuckApplication[] = [];
