import { conclusions, type InboxRow, type InboxView, inboxViews } from "@yer/api/contract/conclusions";
import { sayFailure } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead } from "@yer/api/react";
import {
  Button,
  DataTable,
  type DataTableColumn,
  EmptyState,
  InboxIcon,
  LaterPart,
  Stack,
  Tabs,
  lazyPart,
} from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { type TableLook, useTableLook } from "../table-look/useTableLook.js";
import { TableLookMenu } from "../table-look/TableLookMenu.js";
import { Export } from "../exports/Export.js";
import { afterFirstContent } from "../shell/firstContent.js";
import { ScreenHead } from "../shell/ScreenHead.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { sortAsked, sortShown, useInboxColumns } from "./columns.js";
import { useConclusionsText, withConclusionsTexts } from "./conclusionsTexts.js";
import { filtersOf, inboxParamsOf, withView } from "./inboxQuery.js";
import { type Inbox, useInbox } from "./useInbox.js";

/** Narrowing brings combo boxes, so it comes after the rows. */
const InboxFilters = lazyPart(() => afterFirstContent(() => import("./InboxFilters.js")));
const RegisterViews = lazyPart(() => afterFirstContent(() => import("../views/RegisterViews.js")));
const ConclusionDrawer = lazyPart(() => import("./ConclusionDrawer.js"));

/** Keeps the filters' place while they are on their way, so that the table does not jump. */
const FiltersPlace = styled.div`
  min-block-size: var(--yer-control-height);
`;

const noRows: readonly InboxRow[] = [];
const noSteps: readonly string[] = [];

/** `/conclusions`: a body's day's work. The list, its filters and what is open stand in the URL. */
function ConclusionsScreen() {
  const text = useConclusionsText();
  const mayGive = useMay("give:conclusion");
  const inbox = useInbox();
  const view = inbox.state.view ?? "waiting";
  const narrowing = useMemo(() => filtersOf(inbox.state), [inbox.state]);
  const { data: counts } = useRead(conclusions.counts, mayGive ? { query: narrowing } : skip);
  const columns = useInboxColumns(view === "done");
  const look = useTableLook("conclusions", columns);
  const title = text("conclusions.title");
  useScreenTitle(title);
  return (
    <Stack gap={4}>
      <ScreenHead>
        <h1>{title}</h1>
        {mayGive ? (
          <LaterPart>
            <RegisterViews register="conclusions" path="/conclusions" state={inboxParamsOf(inbox.state)} />
          </LaterPart>
        ) : null}
        {mayGive ? <TableLookMenu look={look} /> : null}
        {mayGive ? <Export register="conclusions" query={{ ...inbox.state, view }} columns={look.shown} /> : null}
      </ScreenHead>
      <FiltersPlace>
        <Suspense>
          {mayGive ? (
            <InboxFilters state={inbox.state} steps={counts?.steps ?? noSteps} onChange={inbox.change} />
          ) : null}
        </Suspense>
      </FiltersPlace>
      <Tabs
        label={text("conclusions.views")}
        selected={view}
        onSelect={(next) => inbox.change(withView(inbox.state, next as InboxView))}
        items={inboxViews.map((each) => {
          const count = counts?.byView[each];
          return {
            id: each,
            label: text(`conclusions.view.${each}`),
            ...(count === undefined ? {} : { count: count.total, more: count.more }),
            content: <InboxTable inbox={inbox} view={each} columns={columns} look={look} />,
          };
        })}
      />
      <Suspense>
        {inbox.opened && mayGive ? (
          <ConclusionDrawer
            key={`${inbox.opened.fileId} ${inbox.opened.stepId}`}
            opened={inbox.opened}
            onClose={() => inbox.open(undefined)}
          />
        ) : null}
      </Suspense>
    </Stack>
  );
}

const idOf = (row: InboxRow) => `${row.applicationId} ${row.stepId}`;
const placeOf = (row: InboxRow) => ({ fileId: row.applicationId, stepId: row.stepId });

/** What was given is read, or superseded, on the file's page. */
const pageOf = (row: InboxRow) => `${addressOf("/application/:id", { id: row.applicationId })}?tab=discussion`;

interface InboxTableProps {
  readonly inbox: Inbox;
  readonly view: InboxView;
  readonly columns: readonly DataTableColumn<InboxRow>[];
  readonly look: TableLook;
}

function InboxTable({ inbox, view, columns, look }: InboxTableProps) {
  const text = useConclusionsText();
  const navigate = useNavigate();
  const mayGive = useMay("give:conclusion");
  const { data, currentData, failure, isFetching, refetch } = useRead(
    conclusions.list,
    mayGive ? { query: inbox.query } : skip,
  );
  const isDone = view === "done";
  const sort = useMemo(() => sortShown(inbox.state.sort, isDone), [inbox.state.sort, isDone]);
  // Rows that are merely read anew, because something changed somewhere, do not fade: they answer what is asked.
  const isLoading = isFetching && !currentData;
  return (
    <DataTable
      label={text(`conclusions.view.${view}`)}
      columns={columns}
      {...look.table}
      rows={data?.items ?? noRows}
      rowId={idOf}
      status={!mayGive ? "no-permission" : failure && !data && !isLoading ? "error" : isLoading ? "loading" : "ready"}
      page={
        data
          ? {
              offset: inbox.offset,
              total: data.total,
              more: data.more,
              onNext: data.next === null ? undefined : () => inbox.goNext(data.next ?? "", data.items.length),
              onPrevious: inbox.goPrevious,
              onFirst: inbox.offset > 0 ? inbox.goFirst : undefined,
            }
          : undefined
      }
      sort={sort}
      onSortChange={(asked) => {
        const { sort: _, ...rest } = inbox.state;
        const next = sortAsked(asked);
        inbox.change(next === undefined ? rest : { ...rest, sort: next });
      }}
      rowHref={(row) => (isDone ? pageOf(row) : inbox.hrefOf(placeOf(row)))}
      onRowOpen={(row) => (isDone ? void navigate(pageOf(row)) : inbox.open(placeOf(row)))}
      empty={
        <EmptyState
          icon={<InboxIcon size={32} />}
          title={text(inbox.isNarrowed ? "register.empty" : `conclusions.empty.${view}`)}
          actions={
            inbox.isNarrowed ? (
              <Button onPress={() => inbox.change(withView({}, view))}>{text("register.empty.clear")}</Button>
            ) : undefined
          }
        >
          {inbox.isNarrowed
            ? text("register.empty.filtered")
            : view === "waiting"
              ? text("conclusions.empty.text")
              : view === "mine"
                ? text("conclusions.empty.mine.text")
                : undefined}
        </EmptyState>
      }
      error={failure ? sayFailure(text, failure) : undefined}
      onRetry={() => void refetch()}
      noPermission={text("conclusions.forbidden")}
    />
  );
}

export default withConclusionsTexts(ConclusionsScreen);
