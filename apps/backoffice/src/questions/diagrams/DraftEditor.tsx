import { type DiagramRecord, diagrams } from "@yer/api/contract/diagrams";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { DiagramEditor } from "@yer/flow-editor/editor";
import { AlertDialog, Button, InlineAlert, Stack } from "@yer/ui";
import { useRef, useState } from "react";
import { LeaveGuard } from "../../base/screen/LeaveGuard.js";
import { useDiagramsText } from "./diagrams-texts.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useRefusal } from "../../base/screen/use-refusal.js";
import { useRestOfWindow } from "../../base/screen/use-rest-of-window.js";
import { readDiagramApart, writeDiagramApart } from "./diagram-apart.js";
import { DraftConflict } from "./DraftConflict.js";
import { PublishDialog } from "./PublishDialog.js";
import { useDiagramChoices } from "./use-diagram-choices.js";
import { type StoredDraft, useDraftSaving } from "./use-draft-saving.js";

/** Props of {@link DraftEditor}. */
export interface DraftEditorProps {
  readonly record: DiagramRecord;
  /** The draft as it was when the editor opened. */
  readonly draft: StoredDraft;
}

/** A draft in the editor: kept as it is drawn, published or thrown away from here. */
export function DraftEditor({ record, draft }: DraftEditorProps) {
  const text = useDiagramsText();
  const { disabledReason: noDrawing } = useRefusal("update:diagram");
  const { disabledReason: publishRefusal } = useRefusal("publish:diagram");
  const choices = useDiagramChoices();
  const saving = useDraftSaving(record.id, draft);
  const { written: drawn, change } = saving;
  const [isPublishing, setPublishing] = useState(false);
  const [ref, rest] = useRestOfWindow();
  /** Resolves the promise by which the editor waits for the end of publishing. */
  const published = useRef<(isPublished: boolean) => void>(undefined);

  async function publish(): Promise<boolean> {
    if (!(await saving.flush())) throw new Error(text("logic.unsaved"));
    setPublishing(true);
    return await new Promise<boolean>((resolve) => {
      published.current = resolve;
    });
  }
  function close(isPublished: boolean): void {
    setPublishing(false);
    published.current?.(isPublished);
    published.current = undefined;
  }

  return (
    <Stack gap={3}>
      <Stack direction="row" gap={3} align="center">
        {saving.status}
        <DropDraft record={record} revision={saving.revision} />
      </Stack>
      {noDrawing === undefined ? null : <InlineAlert tone="warning" title={noDrawing} />}
      <div ref={ref} data-above-foot>
        <DiagramEditor
          value={drawn.diagram}
          onChange={(diagram) => change({ diagram })}
          choices={choices}
          scenarios={drawn.scenarios}
          onScenariosChange={(scenarios) => change({ scenarios })}
          onPublish={publish}
          {...(publishRefusal !== undefined && { publishRefusal })}
          readFile={readDiagramApart}
          writeFile={writeDiagramApart}
          height={`max(480px, ${rest})`}
        />
      </div>
      {isPublishing ? <PublishDialog record={record} revision={saving.revision()} onClose={close} /> : null}
      <DraftConflict saving={saving} />
      <LeaveGuard isUnsaved={saving.isUnsaved} flush={saving.flush} />
    </Stack>
  );
}

interface DropDraftProps {
  readonly record: DiagramRecord;
  readonly revision: () => number;
}

function DropDraft({ record, revision }: DropDraftProps) {
  const text = useDiagramsText();
  const refusal = useRefusal("update:diagram");
  const [drop] = useAct(diagrams.dropDraft);
  return (
    <AlertDialog
      title={text("word.dropDraft.question")}
      trigger={
        <Button size="sm" {...refusal}>
          {text("word.dropDraft")}
        </Button>
      }
      confirmLabel={text("word.dropDraft")}
      isDanger
      onConfirm={async () => {
        const { failure } = await drop({ params: { id: record.id }, ifMatch: revision() });
        toasts.push(
          failure
            ? { tone: "danger", text: sayFailure(text, failure) }
            : { tone: "success", text: text("logic.dropped") },
        );
      }}
    >
      {text(record.versions.length > 0 ? "logic.drop.text" : "logic.drop.whole")}
    </AlertDialog>
  );
}
