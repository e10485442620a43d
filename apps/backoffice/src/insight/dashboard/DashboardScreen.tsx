import { dashboard } from "@yer/api/contract/dashboard";
import { myWork, type WorkQueue } from "@yer/api/contract/my-work";
import { deadlineTone } from "@yer/api/messages/tones";
import { beginRead, useRead } from "@yer/api/react";
import {
  CheckCircleIcon,
  DataTable,
  type DataTableColumn,
  EmptyState,
  InboxIcon,
  lazyPart,
  Stack,
  StatusTag,
} from "@yer/ui";
import { Suspense, useMemo } from "react";
import { useIntl } from "react-intl";
import { useNavigate } from "react-router-dom";
import { styled } from "styled-components";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useTableFace } from "../../base/screen/use-table-face.js";
import { useDashboardText, withDashboardTexts } from "./dashboard-texts.js";
import { withFiguresTexts } from "../figures/figures-texts.js";
import { queueLink } from "./queue-link.js";
import { byUrgency } from "./by-urgency.js";

const Figures = lazyPart(() => import("../figures/Figures.js"));
// Beside one's own work, not after it, and so are their texts: what suspends is shown 300 ms after it at the earliest, since
// React gathers what comes late.
void Figures.begin();

/** A few short columns: across a whole screen the eye would lose the line. */
const Narrow = styled.div`
  max-inline-size: 920px;
`;

const kindOf = (queue: WorkQueue): string => queue.kind;
const hrefOf = (queue: WorkQueue): string => queueLink(queue.kind);
const none: readonly WorkQueue[] = [];

/** `/dashboard`: where staff land. What waits for the one who looks, a line for each kind; each opens its list. */
function DashboardScreen() {
  const text = useDashboardText();
  const intl = useIntl();
  const navigate = useNavigate();
  const read = useRead(myWork.queues);
  const face = useTableFace(true, read);
  const queues = read.data?.queues ?? none;
  const rows = useMemo(() => queues.toSorted(byUrgency), [queues]);
  const isIdle = queues.every(({ total }) => total === 0);
  useScreenTitle(text("menu.dashboard"));

  const columns = useMemo<DataTableColumn<WorkQueue>[]>(() => {
    const number = (value: number): string => intl.formatNumber(value);
    const waiting = ({ total, more }: WorkQueue): string => (more ? `${number(total)}+` : number(total));
    return [
      {
        id: "kind",
        header: text("work.queue"),
        cell: ({ kind }) => text(`work.of.${kind}`),
        isRowHeader: true,
        minWidth: 220,
      },
      { id: "total", header: text("work.waiting"), cell: waiting, align: "end", width: 124 },
      { id: "late", header: text("word.late"), cell: ({ late }) => number(late), align: "end", width: 132 },
      {
        id: "next",
        header: text("work.next"),
        cell: ({ next: { state, daysLeft } }) =>
          state === "none" ? (
            text("deadline.none")
          ) : (
            <StatusTag tone={deadlineTone[state]}>
              {text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) })}
            </StatusTag>
          ),
        text: ({ next: { state, daysLeft } }) => text(`deadline.${state}`, { days: Math.abs(daysLeft ?? 0) }),
        width: 196,
      },
    ];
  }, [text, intl]);

  const table = (
    <DataTable
      aria-label={text("work.title")}
      columns={columns}
      rows={rows}
      rowId={kindOf}
      rowHref={hrefOf}
      onRowOpen={(queue) => void navigate(hrefOf(queue))}
      {...face}
      emptyState={
        <EmptyState icon={<InboxIcon size={32} />} title={text("work.none")}>
          {text("work.none.text")}
        </EmptyState>
      }
    />
  );
  return (
    <Stack gap={4}>
      <ScreenHead title={text("work.title")} />
      <Narrow>
        <Stack gap={4}>
          {face.status === "ready" && queues.length > 0 && isIdle ? (
            <EmptyState icon={<CheckCircleIcon size={32} />} title={text("work.nothing")}>
              {text("work.nothing.text")}
            </EmptyState>
          ) : null}
          {table}
        </Stack>
      </Narrow>
      {/* Below what has come, so that nothing moves: they are asked for with the page, and wait for no more than that. */}
      {face.status === "loading" ? null : (
        <Suspense>
          <Figures />
        </Suspense>
      )}
    </Stack>
  );
}

export default Object.assign(withDashboardTexts(withFiguresTexts(DashboardScreen)), {
  readsAhead: (_params: unknown, search: string) => (search ? undefined : beginRead(dashboard.read, { query: {} })),
});
