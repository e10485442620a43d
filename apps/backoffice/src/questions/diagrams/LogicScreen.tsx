import { type DiagramRecord, diagrams } from "@yer/api/contract/diagrams";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead, useTheme } from "@yer/api/react";
import { namesOf } from "@yer/flow-editor/editor";
import { DiagramVersions } from "@yer/flow-editor/versions";
import { Button, EmptyState, FlowIcon, InlineAlert, lazyPart, PageSpinner, Stack, Tabs } from "@yer/ui";
import { Suspense, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { toasts } from "../../base/screen/toast-queue.js";
import { RecordLoading } from "../../base/screen/RecordLoading.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { useDiagramsText, withDiagramsTexts } from "./diagrams-texts.js";
import { Deactivate } from "./Deactivate.js";
import { DraftEditor } from "./DraftEditor.js";
import { useDiagramChoices } from "./use-diagram-choices.js";
import { diagramOf } from "./use-draft-saving.js";

// Its tables are none of what is waited for where a diagram is drawn.
const RunningTab = lazyPart(() => import("./RunningTab.js"));

/** `/logic/{id}`: one diagram, the draft in its editor and the versions beside one another. */
function LogicScreen() {
  const text = useDiagramsText();
  const { locale } = useTheme();
  const { id = "" } = useParams();
  const mayRead = useMay("read:diagram");
  const { data, failure, refetch } = useRead(diagrams.get, mayRead ? { params: { id } } : skip, { fresh: true });
  const name = data?.name[locale] ?? text("menu.diagrams");
  useScreenTitle(name);

  if (!mayRead) return <InlineAlert tone="warning" title={text("diagrams.forbidden")} />;
  if (!data) return <RecordLoading failure={failure} label={text("logic.loading")} onRetry={() => void refetch()} />;
  return (
    <Stack gap={4}>
      <ScreenHead title={name} under={[{ label: text("menu.diagrams"), href: "/diagrams" }]}>
        <Deactivate record={data} />
      </ScreenHead>
      <Parts record={data} name={name} />
    </Stack>
  );
}

export default withDiagramsTexts(LogicScreen);

function Parts({ record, name }: { readonly record: DiagramRecord; readonly name: string }) {
  const text = useDiagramsText();
  const [params, setParams] = useSearchParams();
  const hasDraft = record.draft !== null;
  const standard = hasDraft ? "draft" : "versions";
  const asked = params.get("tab");
  return (
    <Tabs
      aria-label={name}
      selectedKey={asked === "draft" || asked === "versions" || asked === "cases" ? asked : standard}
      onSelectionChange={(tab) => setParams(tab === standard ? {} : { tab }, { replace: true })}
      items={[
        { id: "draft", label: text("word.draft"), content: <DraftPart record={record} /> },
        {
          id: "versions",
          label: text("word.versions"),
          count: record.versions.length,
          content: <VersionsPart record={record} />,
        },
        {
          id: "cases",
          label: text("word.runningCases"),
          count: record.versions.reduce((sum, { running }) => sum + running, 0),
          content: (
            <Suspense fallback={<PageSpinner />}>
              <RunningTab record={record} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

function DraftPart({ record }: { readonly record: DiagramRecord }) {
  const text = useDiagramsText();
  const begin = useBeginDraft(record);
  const [newest] = record.versions;
  // What another saved meanwhile must not slip under the editor: saving tells of it.
  const [first, setFirst] = useState(record.draft);
  if (record.draft !== null && first === null) setFirst(record.draft);
  if (record.draft === null && first !== null) setFirst(null);
  if (first !== null) return <DraftEditor record={record} draft={first} />;
  return (
    <EmptyState
      level={2}
      icon={<FlowIcon size={32} />}
      title={text("word.noDraft")}
      actions={
        newest ? (
          <Button variant="primary" onPress={() => begin.from(newest.id)} {...begin.refusal}>
            {text("logic.begin", { number: newest.number })}
          </Button>
        ) : undefined
      }
    >
      {text("logic.noDraft.text")}
    </EmptyState>
  );
}

function VersionsPart({ record }: { readonly record: DiagramRecord }) {
  const begin = useBeginDraft(record);
  const choices = useDiagramChoices();
  const { draft } = record;
  const published = record.versions.map(({ id, number, state, publishedAt, publishedBy, diagram }) => ({
    id,
    number,
    state,
    at: publishedAt,
    ...(publishedBy !== null && { by: publishedBy }),
    diagram: diagramOf(diagram),
  }));
  const drawn = draft && {
    id: "draft",
    number: (published[0]?.number ?? 0) + 1,
    state: "draft" as const,
    at: draft.savedAt,
    ...(draft.savedBy !== null && { by: draft.savedBy }),
    diagram: diagramOf(draft.diagram),
  };
  return (
    <DiagramVersions
      versions={drawn ? [drawn, ...published] : published}
      names={namesOf(choices)}
      onRestore={async ({ id }) => begin.from(id)}
      {...(begin.refusal.disabledReason !== undefined && { restoreRefusal: begin.refusal.disabledReason })}
    />
  );
}

/** Beginning a draft from a version, and why that cannot be done now. */
function useBeginDraft(record: DiagramRecord) {
  const text = useDiagramsText();
  const { disabledReason: refusal } = useRefusal("update:diagram");
  const [begin] = useAct(diagrams.beginDraft);
  const [, setParams] = useSearchParams();
  const reason = refusal ?? (record.draft ? text("word.draftThere") : undefined);
  return {
    refusal: reason === undefined ? {} : { disabledReason: reason },
    from: async (versionId: string): Promise<void> => {
      const { failure } = await begin({ params: { id: record.id }, body: { from: versionId } });
      if (failure) {
        toasts.push({ tone: "danger", text: sayFailure(text, failure) });
        return;
      }
      toasts.push({ tone: "success", text: text("logic.begun") });
      setParams({}, { replace: true });
    },
  };
}
