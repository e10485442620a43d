import type { ReplyOf } from "@yer/api/contract/endpoint";
import { processPanel, type StuckFile } from "@yer/api/contract/process-panel";
import type { StuckKind } from "@yer/api/contract/standing";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { statusTone } from "@yer/api/messages/tones";
import { addressOf } from "@yer/api/paths";
import { skip, useRead, useTheme } from "@yer/api/react";
import { DataTable, type DataTableColumn, EmptyState, Link, Select, Stack, StatusTag, useDates } from "@yer/ui";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { TableTools } from "../table-look/TableTools.js";
import { useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { usePanelText } from "./panelTexts.js";
import { type PanelFilters, registerLink } from "./registerLink.js";

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

const fileId = (row: StuckFile): string => row.id;

/** Files that do not go on, by kind of reason, each with the sentence that stands on its own page too. */
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
          options={panel.stuck.map((one) => ({
            id: one.kind,
            label: `${text(`panel.stuck.${one.kind}`)} — ${intl.formatNumber(one.total)}`,
          }))}
        />
        {total > 0 ? (
          <Link href={registerLink(filters, { stuck: [chosen], sort: "statusSince" })}>
            {text("panel.list")} ({intl.formatNumber(total)})
          </Link>
        ) : null}
      </Choice>
      <StuckFiles key={`${chosen} ${JSON.stringify(filters)}`} kind={chosen} filters={filters} />
    </Stack>
  );
}

/** A page's cursor and the rows before it; the way back is the list of those gone by. */
interface Place {
  readonly after: string | undefined;
  readonly offset: number;
}

function StuckFiles({ kind, filters }: { kind: StuckKind; filters: PanelFilters }) {
  const text = usePanelText();
  const { locale } = useTheme();
  const dates = useDates();
  const navigate = useNavigate();
  const [places, setPlaces] = useState<readonly Place[]>([{ after: undefined, offset: 0 }]);
  const place = places.at(-1) ?? { after: undefined, offset: 0 };
  const { data, failure, isLoading, refetch } = useRead(
    processPanel.stuck,
    kind ? { query: { ...filters, kind, limit: 20, ...(place.after ? { after: place.after } : {}) } } : skip,
  );
  const columns = useMemo<DataTableColumn<StuckFile>[]>(
    () => [
      { id: "number", header: text("panel.file"), cell: (row) => row.number, rowHeader: true, width: 168 },
      {
        id: "status",
        header: text("panel.status"),
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
        header: text("panel.why"),
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
      },
      { id: "assignee", header: text("panel.assignee"), cell: (row) => row.assignee ?? "—", width: 168 },
      { id: "place", header: text("panel.place"), cell: (row) => row.district.name[locale], width: 136 },
    ],
    [text, dates, locale],
  );
  const look = useTableLook("panel.stuck", columns, false);
  return (
    <Stack gap={3}>
      <TableTools>
        <TableLookMenu look={look} />
      </TableTools>
      <DataTable
        label={text("panel.tab.stuck")}
        columns={columns}
        {...look.table}
        rows={data?.items ?? noFiles}
        rowId={fileId}
        status={failure && !data ? "error" : isLoading ? "loading" : "ready"}
        page={
          data
            ? {
                offset: place.offset,
                total: data.total,
                more: data.more,
                onNext:
                  data.next === null
                    ? undefined
                    : () =>
                        setPlaces([
                          ...places,
                          { after: data.next ?? undefined, offset: place.offset + data.items.length },
                        ]),
                onPrevious: places.length > 1 ? () => setPlaces(places.slice(0, -1)) : undefined,
                onFirst: places.length > 1 ? () => setPlaces(places.slice(0, 1)) : undefined,
              }
            : undefined
        }
        rowHref={(row) => addressOf("/application/:id", { id: row.id })}
        onRowOpen={(row) => void navigate(addressOf("/application/:id", { id: row.id }))}
        empty={<EmptyState title={text("panel.stuck.none")} />}
        error={failure ? sayFailure(text, failure) : undefined}
        onRetry={() => void refetch()}
      />
    </Stack>
  );
}

const noFiles: readonly StuckFile[] = [];
