import { type ReactElement, useMemo, useState } from "react";
import { styled } from "styled-components";
import { Button } from "../../../components/Button/index.js";
import { ColumnChooser } from "../../../components/ColumnChooser/index.js";
import {
  type ColumnState,
  DataTable,
  type DataTableColumn,
  isSelected,
  noSelection,
  type Selection,
} from "../../../components/DataTable/index.js";
import { EmptyState } from "../../../components/EmptyState/index.js";
import { FilterBar, type FilterDefinition, type FilterState } from "../../../components/FilterBar/index.js";
import { InlineAlert } from "../../../components/InlineAlert/index.js";
import { SearchField } from "../../../components/SearchField/index.js";
import { StatusTag } from "../../../components/StatusTag/index.js";
import { DownloadIcon } from "../../../icons/DownloadIcon.js";
import { InboxIcon } from "../../../icons/InboxIcon.js";
import { PlusIcon } from "../../../icons/PlusIcon.js";
import { SearchIcon } from "../../../icons/SearchIcon.js";
import { uzCollationKey } from "../../../intl-uz/collator.js";
import type { DemoPlot } from "../../../testing/plots.js";
import type { Tone } from "../../../theme/tones.js";
import { useUiIntl } from "../../../UiProvider/ui-intl.js";
import { type PatternText, usePatternText } from "../pattern-text.js";
import { texts } from "./texts.js";

type Text = PatternText<keyof (typeof texts)["uz_UZ"]>;

/** Props of {@link Register}. */
export interface RegisterProps {
  /** The records there are. */
  readonly rows: readonly DemoPlot[];
  /** What state the list is in. @default "ready" */
  readonly status?: "ready" | "loading" | "error" | "no-permission";
  /** Filters set to begin with. @default {} */
  readonly defaultFilters?: FilterState;
  /** Called with the ids that are to be downloaded. */
  readonly onDownload?: (ids: readonly string[]) => void;
  /** Called with the record that was opened. */
  readonly onOpen?: (row: DemoPlot) => void;
  /** Asks again after an error. */
  readonly onRetry?: () => void;
}

/** One place for the words and tones of a status: every screen asks here. */
const statuses = {
  Muhokamada: { id: "status.discussion", tone: "progress" },
  Eʼlonda: { id: "status.announced", tone: "info" },
  Toʻlovda: { id: "status.payment", tone: "warning" },
  Tahrirlashda: { id: "status.editing", tone: "neutral" },
} as const satisfies Record<string, { id: Parameters<Text>[0]; tone: Tone }>;

function statusOf(row: DemoPlot): (typeof statuses)[keyof typeof statuses] {
  return statuses[row.status as keyof typeof statuses];
}

const Page = styled.div`
  display: grid;
  gap: var(--yer-gap);
  min-inline-size: 0;
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: var(--yer-space-3);
  p {
    color: var(--yer-text-muted);
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--yer-space-2) var(--yer-space-4);
  > :first-child {
    flex: 1 1 min(360px, 100%);
  }
`;

/** A list people search, narrow, compare, choose from and open: one screen for all its states. */
export function Register(props: RegisterProps): ReactElement {
  const { rows, status = "ready", defaultFilters = {}, onDownload, onOpen, onRetry } = props;
  const text = usePatternText(texts);
  const [filters, setFilters] = useState<FilterState>(defaultFilters);
  const [sought, setSought] = useState("");
  const [columnState, setColumnState] = useState<ColumnState>(asAtFirst);
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [downloaded, setDownloaded] = useState(0);
  const columns = useColumns(text);

  const definitions = useMemo<FilterDefinition[]>(
    () => [
      {
        id: "status",
        label: text("status"),
        kind: "choices",
        items: Object.entries(statuses).map(([id, { id: word }]) => ({ id, label: text(word) })),
      },
      { id: "due", label: text("due"), kind: "dates" },
      { id: "area", label: text("area"), kind: "numbers" },
    ],
    [text],
  );
  const found = useMemo(() => rows.filter((row) => matches(row, filters, sought)), [rows, filters, sought]);
  const narrowed = sought !== "" || Object.keys(filters).length > 0;
  const clear = (): void => {
    setFilters({});
    setSought("");
  };

  const download = (): void => {
    const ids = found.map((row) => row.id).filter((id) => isSelected(selection, id));
    setDownloaded(ids.length);
    onDownload?.(ids);
  };

  return (
    <Page>
      <Head>
        <div>
          <h1>{text("title")}</h1>
          <p>{text("lead")}</p>
        </div>
        {status === "no-permission" ? null : (
          <Button variant="primary" icon={<PlusIcon />}>
            {text("new")}
          </Button>
        )}
      </Head>
      {status === "no-permission" ? null : (
        <Tools>
          <FilterBar filters={definitions} value={filters} onChange={setFilters}>
            <SearchField
              label={text("search")}
              isLabelHidden
              placeholder={text("searchHint")}
              value={sought}
              onChange={setSought}
              width="md"
            />
          </FilterBar>
          <output>{status === "ready" ? text("count", { count: found.length }) : null}</output>
          <ColumnChooser columns={columns} state={columnState} onChange={setColumnState} defaultState={asAtFirst} />
        </Tools>
      )}
      {downloaded > 0 ? (
        <InlineAlert tone="info" isAnnounced>
          {text("downloaded", { count: downloaded })}
        </InlineAlert>
      ) : null}
      <DataTable
        aria-label={text("title")}
        columns={columns}
        rows={status === "ready" ? found : []}
        status={status}
        rowId={(row) => row.id}
        rowHref={(row) => `#/applications/${row.id}`}
        {...(onOpen ? { onRowOpen: onOpen } : {})}
        {...(onRetry ? { onRetry } : {})}
        defaultSort={soonest}
        columnState={columnState}
        onColumnStateChange={setColumnState}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[{ id: "download", label: text("download"), icon: <DownloadIcon />, onAction: download }]}
        emptyState={
          narrowed ? (
            <EmptyState
              icon={<SearchIcon size={32} />}
              title={text("none.title")}
              actions={<Button onPress={clear}>{text("none.clear")}</Button>}
            >
              {text("none.text")}
            </EmptyState>
          ) : (
            <EmptyState icon={<InboxIcon size={32} />} title={text("empty.title")}>
              {text("empty.text")}
            </EmptyState>
          )
        }
        error={text("error.text")}
        noPermission={text("noPermission.text")}
      />
    </Page>
  );
}

/** The address is one press away: six columns are enough to work with. */
const asAtFirst: ColumnState = { hidden: ["place"] };
const soonest = [{ column: "due", direction: "asc" }] as const;

/** The columns in the language of the page; their identity stays while that does, so that no row renders in vain. */
function useColumns(text: Text): readonly DataTableColumn<DemoPlot>[] {
  const { intl } = useUiIntl();
  return useMemo(() => {
    const day = (iso: string): string => iso.split("-").toReversed().join(".");
    return [
      {
        id: "number",
        header: text("number"),
        cell: (row) => row.number,
        sortValue: (row) => row.number,
        isRowHeader: true,
        allowsHiding: false,
        width: 190,
      },
      {
        id: "owner",
        header: text("owner"),
        cell: (row) => row.owner,
        sortValue: (row) => uzCollationKey(row.owner),
      },
      { id: "place", header: text("place"), cell: (row) => row.place, narrow: "hidden", minWidth: 200 },
      {
        id: "status",
        header: text("status"),
        cell: (row) => <StatusTag tone={statusOf(row).tone}>{text(statusOf(row).id)}</StatusTag>,
        sortValue: (row) => row.status,
        width: 170,
      },
      {
        id: "area",
        header: text("area"),
        cell: (row) => intl.formatNumber(row.area, { minimumFractionDigits: 1 }),
        sortValue: (row) => row.area,
        align: "end",
        width: 130,
      },
      { id: "due", header: text("due"), cell: (row) => day(row.due), sortValue: (row) => row.due, width: 120 },
    ];
  }, [text, intl]);
}

/** What the service does in an app; here the list is in the page. */
function matches(row: DemoPlot, filters: FilterState, sought: string): boolean {
  const { status, due, area } = filters as {
    status?: readonly string[];
    due?: { from?: string; to?: string };
    area?: { from?: number; to?: number };
  };
  const words = `${row.number} ${row.owner}`.toLowerCase();
  return (
    words.includes(sought.trim().toLowerCase()) &&
    (status === undefined || status.includes(row.status)) &&
    row.due >= (due?.from ?? "") &&
    row.due <= (due?.to ?? "9999") &&
    row.area >= (area?.from ?? 0) &&
    row.area <= (area?.to ?? Infinity)
  );
}
