import { caseMoves } from "@yer/api/contract/case-moves";
import type { DiagramRecord } from "@yer/api/contract/diagrams";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { addressOf } from "@yer/api/paths";
import { failureOf, skip, useAct, useExtra, useMay, useRead, useTheme } from "@yer/api/react";
import { nameIn } from "@yer/flow-editor/model/names";
import { suggestMapping } from "@yer/flow-editor/model/carry";
import {
  AlertDialog,
  Button,
  type DataTableColumn,
  EmptyState,
  Fieldset,
  Grid,
  InlineAlert,
  type KeysetPage,
  PageSpinner,
  Select,
  type Selection,
  Stack,
  StatusTag,
  TextArea,
  useDates,
} from "@yer/ui";
import { useMemo, useState } from "react";
import { RegisterTable } from "../../registers/kit/RegisterTable.js";
import { usePages } from "../../registers/kit/use-pages.js";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { useServerDraft } from "../../base/drafts/use-server-draft.js";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import type { FaceRead } from "../../base/screen/use-table-face.js";
import { CaseMoves } from "./CaseMoves.js";
import { MoveResults } from "./MoveResults.js";
import { chosenFiles } from "./chosen-files.js";
import { useDiagramsText } from "./diagrams-texts.js";
import { diagramOf } from "./use-draft-saving.js";

type Running = ReplyOf<typeof caseMoves.cases>["items"][number];
type Preview = ReplyOf<typeof caseMoves.preview>;

/** What is being prepared; kept on the service until the applications move. */
interface Plan {
  readonly from: string | null;
  readonly to: string | null;
  /** What the person changed of the mapping that was proposed. */
  readonly steps: Readonly<Record<string, string | null>>;
  readonly reason: string;
}

/** What a dry run found, and the applications it was of; none named: all that run. */
interface Tried {
  readonly preview: Preview;
  readonly files: readonly string[] | undefined;
}

const filesOf = (files: readonly string[] | undefined) => (files === undefined ? {} : { files: [...files] });

const start: Plan = { from: null, to: null, steps: {}, reason: "" };
/** Stands for no step in the lists. */
const none = "—";
const nothing: readonly Running[] = [];
/** Applications on a page to choose from; all of them can be chosen beyond. */
const onPage = 500;

/** Running cases on old versions, and moving them: which, with which mapping, tried first, and what became of each. */
export default function RunningTab({ record }: { readonly record: DiagramRecord }) {
  const text = useDiagramsText();
  const mayMove = useMay("move:case");
  if (!mayMove) return <InlineAlert tone="warning" title={text("cases.forbidden")} />;
  return (
    <Stack gap={6}>
      <Preparing record={record} />
      <CaseMoves diagramId={record.id} />
    </Stack>
  );
}

function Preparing({ record }: { readonly record: DiagramRecord }) {
  const text = useDiagramsText();
  const { locale } = useTheme();
  const draft = useServerDraft<Plan>("move:case", record.id, start);
  const [selection, setSelection] = useState<Selection>({ kind: "all", except: new Set() });
  const [tried, setTried] = useState<Tried>();
  const { client } = useExtra();
  const [isTrying, setTrying] = useState(false);
  const [look] = useAct(caseMoves.preview);

  const sources = record.versions.filter(({ running }) => running > 0);
  const targets = record.versions.filter(({ state }) => state === "published");
  const { value, change } = draft;
  const to = targets.find(({ id }) => id === value.to) ?? targets[0];
  const olds = sources.filter(({ id }) => id !== to?.id);
  const from = olds.find(({ id }) => id === value.from) ?? olds[0];
  const before = from && diagramOf(from.diagram);
  const after = to && diagramOf(to.diagram);
  const pages = usePages(from?.id);
  const { after: behind } = pages;
  const read = useRead(
    caseMoves.cases,
    from
      ? {
          params: { id: record.id },
          query: { version: from.id, limit: onPage, ...(behind === undefined ? {} : { after: behind }) },
        }
      : skip,
    { fresh: true },
  );
  const page = read.data;

  const proposed = before && after ? suggestMapping(before, after) : {};
  const steps = Object.fromEntries(
    (before?.steps ?? []).map(({ id }) => [
      id,
      value.steps[id] === undefined ? (proposed[id] ?? null) : value.steps[id],
    ]),
  );
  const total = page?.total ?? from?.running ?? 0;
  const count = selection.kind === "some" ? selection.ids.size : total - selection.except.size;
  const asked = { from: from?.id ?? "", to: to?.id ?? "", steps };
  const form = useEndpointForm(caseMoves.start, {
    draft,
    start,
    fields: { reason: text("word.reason") },
    args: ({ reason }: Plan) => ({ params: { id: record.id }, body: { ...asked, ...filesOf(tried?.files), reason } }),
    done: (begun) => text("cases.begun", { count: begun.total }),
    onSaved: () => {
      setTried(undefined);
      setSelection({ kind: "all", except: new Set() });
    },
  });

  if (!draft.ready) return <PageSpinner label={text("word.runningCases")} />;
  if (!to) return <EmptyState level={2} title={text("cases.noTarget")} />;
  if (!from || !before || !after) {
    return (
      <EmptyState level={2} title={text("cases.none")}>
        {text("cases.none.text")}
      </EmptyState>
    );
  }
  function alter(part: Partial<Plan>): void {
    setTried(undefined);
    change(part);
  }
  async function tryIt(): Promise<void> {
    const version = from?.id ?? "";
    const page = (after: string | undefined) =>
      client.call(caseMoves.cases, {
        params: { id: record.id },
        query: { version, limit: onPage, ...(after === undefined ? {} : { after }) },
      });
    setTrying(true);
    try {
      const files = await chosenFiles(selection, page);
      const found = await look({ params: { id: record.id }, body: { ...asked, ...filesOf(files) } });
      form.refuse(found.failure);
      if (!found.failure) setTried({ preview: found.data, files });
    } catch (error) {
      form.refuse(failureOf(error));
    } finally {
      setTrying(false);
    }
  }

  const refusal =
    count === 0
      ? text("cases.choose.first")
      : !tried
        ? text("cases.try.first")
        : value.reason.trim() === ""
          ? text("cases.reason.first")
          : undefined;
  const versionOption = ({ id, number, running }: DiagramRecord["versions"][number]) => ({
    id,
    label: text("cases.version", { number, count: running }),
  });

  return (
    <Stack gap={5}>
      <FormProblem form={form} />
      <Grid min="240px">
        <Select
          label={text("cases.from")}
          items={olds.map(versionOption)}
          value={from.id}
          onChange={(id) => {
            setSelection({ kind: "all", except: new Set() });
            alter({ from: id, steps: {} });
          }}
        />
        <Select
          label={text("cases.to")}
          items={targets.map(versionOption)}
          value={to.id}
          onChange={(id) => alter({ to: id, steps: {} })}
        />
      </Grid>
      <Fieldset legend={text("cases.mapping")} description={text("cases.mapping.text")}>
        <Grid min="260px">
          {before.steps.map(({ id, ...named }) => (
            <Select
              key={id}
              name={`step-${id}`}
              label={nameIn(named, locale) || id}
              items={[
                { id: none, label: text("cases.mapping.none") },
                ...after.steps.map((step) => ({ id: step.id, label: nameIn(step, locale) || step.id })),
              ]}
              value={steps[id] ?? none}
              onChange={(chosenStep) =>
                alter({ steps: { ...value.steps, [id]: chosenStep === none ? null : chosenStep } })
              }
            />
          ))}
        </Grid>
      </Fieldset>
      <RunningList
        cases={page?.items ?? nothing}
        read={read}
        page={behind !== undefined || typeof page?.next === "string" ? pages.pageOf(page) : undefined}
        selection={selection}
        onSelectionChange={(next) => {
          setTried(undefined);
          setSelection(next);
        }}
      />
      <output>{text("cases.chosen", { count })}</output>
      <div>
        <Button
          onPress={tryIt}
          isPending={isTrying}
          {...(count === 0 && { disabledReason: text("cases.choose.first") })}
        >
          {text("cases.try")}
        </Button>
      </div>
      {tried ? <Findings preview={tried.preview} /> : null}
      <TextArea {...form.field("reason")} description={text("cases.reason.text")} isRequired />
      <Stack direction="row" gap={3} align="center" isWrapping>
        <AlertDialog
          title={text("cases.move.question")}
          trigger={
            <Button variant="primary" {...(refusal !== undefined && { disabledReason: refusal })}>
              {text("cases.move", { count })}
            </Button>
          }
          confirmLabel={text("cases.move", { count })}
          onConfirm={() => form.submit()}
        >
          {text("cases.move.text")}
        </AlertDialog>
        {draft.status}
      </Stack>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </Stack>
  );
}

function Findings({ preview }: { readonly preview: Preview }) {
  const text = useDiagramsText();
  return (
    <Stack gap={3}>
      <ul>
        {(["same", "changes", "ends", "refused", "waits"] as const).map((kind) => (
          <li key={kind}>{text(`cases.sum.${kind}`, { count: preview[kind] })}</li>
        ))}
      </ul>
      <MoveResults label={text("word.result")} results={preview.list} />
    </Stack>
  );
}

interface RunningListProps {
  readonly cases: readonly Running[];
  readonly read: FaceRead;
  readonly page: KeysetPage | undefined;
  readonly selection: Selection;
  readonly onSelectionChange: (selection: Selection) => void;
}

function RunningList({ cases, read, page, selection, onSelectionChange }: RunningListProps) {
  const text = useDiagramsText();
  const dates = useDates();
  const { locale } = useTheme();
  const columns = useMemo<readonly DataTableColumn<Running>[]>(
    () => [
      { id: "number", header: text("cases.file"), isRowHeader: true, cell: ({ number }) => number, width: 190 },
      { id: "district", header: text("word.district"), cell: ({ district }) => district[locale], width: 220 },
      {
        id: "started",
        header: text("cases.started"),
        cell: ({ startedAt }) => dates.day(startedAt),
        sortValue: ({ startedAt }) => startedAt,
        width: 200,
      },
      {
        id: "conclusions",
        header: text("menu.conclusions"),
        align: "end",
        cell: ({ conclusions }) => conclusions,
        sortValue: ({ conclusions }) => conclusions,
        width: 130,
      },
      {
        id: "late",
        header: text("cases.late"),
        cell: ({ late }) => (late ? <StatusTag tone="danger">{text("cases.late")}</StatusTag> : "—"),
        width: 160,
      },
    ],
    [text, dates, locale],
  );
  return (
    <RegisterTable
      name="cases"
      read={read}
      aria-label={text("cases.files")}
      columns={columns}
      rows={cases}
      rowId={({ applicationId }) => applicationId}
      rowHref={({ applicationId }) => addressOf("/application/:id", { id: applicationId })}
      selection={selection}
      onSelectionChange={onSelectionChange}
      // All there are sort here; of a part, sorting would show the first of that part as the first of all.
      page={page}
      maxHeight="45dvh"
      emptyState={text("cases.empty")}
    />
  );
}
