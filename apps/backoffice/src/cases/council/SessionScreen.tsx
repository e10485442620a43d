import {
  agendaColumns,
  type AgendaItem,
  type AgendaResult,
  council,
  type CouncilSession,
} from "@yer/api/contract/council";
import { sayFailure, sayReason } from "@yer/api/messages/sentences";
import { addressOf } from "@yer/api/paths";
import { type Failure, useAct, useRead, useTheme } from "@yer/api/react";
import {
  Button,
  CalendarIcon,
  DescriptionList,
  Disclosure,
  EmptyState,
  InlineAlert,
  noSelection,
  PageSpinner,
  PencilIcon,
  PlusIcon,
  PrintIcon,
  type Selection,
  Skeleton,
  Stack,
  StatusTag,
  useDates,
  lazyPart,
} from "@yer/ui";
import { Suspense, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import type { DrawnColumns } from "../../registers/kit/draw-columns.js";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { useDrawnColumns } from "../../registers/kit/use-drawn-columns.js";
import type { Say } from "../../registers/kit/use-say.js";
import { NoRecord } from "../../base/screen/NoRecord.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { AddApplications } from "./AddApplications.js";
import { useCouncilText, withCouncilTexts } from "./council-texts.js";
import { DecideDialog } from "./DecideDialog.js";
import { Results } from "./Results.js";
import { SessionDialog } from "./SessionDialog.js";

/** Nobody's first look: it comes when it is opened. */
const SessionHistory = lazyPart(() => import("./SessionHistory.js"));

function Outcome({ item: { outcome, reasons } }: { item: AgendaItem }) {
  const text = useCouncilText();
  const dates = useDates();
  if (outcome) {
    return (
      <Stack gap={1} align="start">
        <StatusTag tone={outcome.verdict === "for" ? "success" : "danger"}>
          {text(`verdict.${outcome.verdict}`)}
        </StatusTag>
        <small>{text("council.decided", { number: outcome.number, day: dates.day(outcome.day) })}</small>
        {outcome.reason ? <small>{text("council.decided.reason", { reason: outcome.reason })}</small> : null}
      </Stack>
    );
  }
  if (reasons.length === 0) return <StatusTag>{text("council.waiting")}</StatusTag>;
  return (
    <Stack gap={1} align="start">
      <StatusTag tone="warning">{text("council.waiting")}</StatusTag>
      <small>{text("council.closed", { why: reasons.map((reason) => sayReason(text, reason)).join(" · ") })}</small>
    </Stack>
  );
}

const drawn = ({ locale }: Say<ReturnType<typeof useCouncilText>>): DrawnColumns<typeof agendaColumns, AgendaItem> => ({
  order: { width: 72 },
  number: { cell: ({ number }) => number, isRowHeader: true, width: 176 },
  occupier: { minWidth: 160 },
  where: {
    cell: (row) => [row.district[locale], row.neighborhood[locale], row.address].filter(Boolean).join(", "),
    minWidth: 200,
    wraps: true,
  },
  // Number, day and reason of a decision, or why there can be none yet: nothing of it is said elsewhere.
  outcome: { cell: (item) => <Outcome item={item} />, minWidth: 220, wraps: true },
});

type Asking = "edit" | "add" | "decide";

function Session({ session, items }: { session: CouncilSession; items: readonly AgendaItem[] }) {
  const text = useCouncilText();
  const dates = useDates();
  const { locale } = useTheme();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking>();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [results, setResults] = useState<readonly AgendaResult[]>();
  const [told, setTold] = useState(false);
  const [failed, setFailed] = useState<Failure>();
  const [remove] = useAct(council.remove);
  const columns = useDrawnColumns<AgendaItem, typeof agendaColumns, typeof text>(agendaColumns, text, drawn);
  const title = text("council.session", { number: session.number });
  useScreenTitle(title);
  const isDecided = session.decidedFor + session.decidedAgainst > 0;
  const chosen = items.filter(({ applicationId: id, outcome }) => {
    const isChosen = selection.kind === "all" ? !selection.except.has(id) : selection.ids.has(id);
    return isChosen && outcome === null;
  });
  const ready = chosen.filter(({ reasons }) => reasons.length === 0);

  function finish(made: readonly AgendaResult[]): void {
    setAsking(undefined);
    setSelection(noSelection);
    setResults(made);
  }

  async function takeOff(): Promise<void> {
    setFailed(undefined);
    const outcome = await remove({
      params: { id: session.id },
      body: { applicationIds: chosen.map(({ applicationId }) => applicationId) },
    });
    if (outcome.failure) return setFailed(outcome.failure);
    finish(outcome.data.results);
  }

  const none = text("council.choose");
  return (
    <Stack gap={4}>
      <ScreenHead title={title} under={[{ label: text("menu.council"), href: "/council" }]}>
        <Button
          icon={<PencilIcon />}
          {...(isDecided ? { disabledReason: text("reason.session-decided") } : {})}
          onPress={() => setAsking("edit")}
        >
          {text("council.edit")}
        </Button>
        <Button icon={<PrintIcon />} onPress={() => window.print()}>
          {text("council.print")}
        </Button>
        <Button variant="primary" icon={<PlusIcon />} onPress={() => setAsking("add")}>
          {text("council.add")}
        </Button>
      </ScreenHead>
      <DescriptionList
        layout="columns"
        items={[
          { term: text("council.body"), details: session.organisation.name[locale] },
          { term: text("council.day"), details: dates.day(session.day) },
          { term: text("council.place"), details: session.place },
          { term: text("word.applications"), details: session.files },
          { term: text("council.for"), details: session.decidedFor },
          { term: text("council.against"), details: session.decidedAgainst },
        ]}
      />
      {results ? <Results results={results} /> : null}
      {failed ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failed)}
        </InlineAlert>
      ) : null}
      <RegisterTable
        name="agenda"
        heading={text("council.agenda")}
        inAddress
        file={{ register: "agenda", query: { id: session.id }, code: "export:property" }}
        aria-label={text("council.agenda")}
        columns={columns}
        rows={items}
        rowId={({ applicationId }) => applicationId}
        selection={selection}
        onSelectionChange={setSelection}
        bulkActions={[
          {
            id: "decide",
            label: text("council.decide"),
            ...(ready.length === 0 ? { disabledReason: none } : {}),
            onAction: () => setAsking("decide"),
          },
          {
            id: "remove",
            label: text("council.remove"),
            ...(chosen.length === 0 ? { disabledReason: none } : {}),
            onAction: () => void takeOff(),
          },
        ]}
        rowHref={({ applicationId: id }) => addressOf("/application/:id", { id })}
        onRowOpen={({ applicationId: id }) => void navigate(addressOf("/application/:id", { id }))}
        emptyState={
          <EmptyState icon={<CalendarIcon size={32} />} title={text("council.agenda.none")}>
            {text("council.agenda.none.text")}
          </EmptyState>
        }
      />
      <Disclosure title={text("council.history")} level={2} isExpanded={told} onExpandedChange={setTold}>
        {told ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <SessionHistory id={session.id} />
          </Suspense>
        ) : null}
      </Disclosure>
      {asking === "edit" ? (
        <SessionDialog session={session} onDone={() => setAsking(undefined)} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === "add" ? (
        <AddApplications sessionId={session.id} onDone={finish} onClose={() => setAsking(undefined)} />
      ) : null}
      {asking === "decide" ? (
        <DecideDialog
          sessionId={session.id}
          items={ready}
          leftOut={chosen.filter(({ reasons }) => reasons.length > 0)}
          onDone={finish}
          onClose={() => setAsking(undefined)}
        />
      ) : null}
    </Stack>
  );
}

/** `/council/{id}`: a session, its agenda, and the decisions on it. */
function SessionScreen() {
  const text = useCouncilText();
  const { id = "" } = useParams();
  const { data, failure, refetch } = useRead(council.get, { params: { id } });
  if (data) return <Session session={data.session} items={data.items} />;
  if (!failure) return <PageSpinner />;
  return (
    <NoRecord
      failure={failure}
      icon={<CalendarIcon size={32} />}
      unknown={{ title: text("council.notFound") }}
      failed={text("council.failed")}
      list={{ label: text("menu.council"), href: "/council" }}
      onRetry={refetch}
    />
  );
}

export default withCouncilTexts(SessionScreen);
