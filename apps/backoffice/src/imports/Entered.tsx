import { type SurveyBatch, surveyImports } from "@yer/api/contract/survey-imports";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useRead } from "@yer/api/react";
import { Button, InlineAlert, Skeleton, Stack, UndoIcon } from "@yer/ui";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AskDialog } from "../shell/AskDialog.js";
import { useImportsText } from "./importsTexts.js";
import { SurveyRows } from "./SurveyRows.js";

/** What undoing would come to, before it is done: how many go, and which stay because somebody has worked on them. */
function UndoDialog({ batch, onClose }: { batch: SurveyBatch; onClose: () => void }) {
  const text = useImportsText();
  const preview = useRead(surveyImports.undoPreview, { params: { id: batch.id } }, { fresh: true });
  const [undo, { failure }] = useAct(surveyImports.undo);
  const { data } = preview;
  const said = failure ?? preview.failure;
  return (
    <AskDialog
      title={text("imports.undo")}
      label={text("imports.undo")}
      variant="danger"
      failure={said ? sayFailure(text, said) : undefined}
      disabledReason={data?.undoable === 0 ? text("imports.undo.none") : undefined}
      onSend={async () => {
        const sent = await undo({ params: { id: batch.id }, ifMatch: batch.version });
        if (!sent.failure) onClose();
      }}
      onClose={onClose}
    >
      {data ? (
        <Stack gap={3}>
          {data.undoable > 0 ? <p>{text("imports.undo.text", { count: data.undoable })}</p> : null}
          {data.kept > 0 ? (
            <InlineAlert tone="warning" title={text("imports.undo.kept", { count: data.kept })}>
              <ul>
                {data.rows.map(({ line, number }) => (
                  <li key={line}>{text("imports.undo.line", { line, number: number ?? "" })}</li>
                ))}
              </ul>
              {data.kept > data.rows.length ? text("imports.undo.more", { count: data.kept - data.rows.length }) : null}
            </InlineAlert>
          ) : null}
        </Stack>
      ) : (
        <Skeleton />
      )}
    </AskDialog>
  );
}

/** What became of a survey's rows, with the way to undo it. */
export function Entered({ batch }: { batch: SurveyBatch }) {
  const text = useImportsText();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const { counts, state } = batch;
  return (
    <Stack gap={4}>
      {state === "undone" ? (
        <InlineAlert tone="info">{text("imports.undone", { undone: counts.undone, kept: counts.kept })}</InlineAlert>
      ) : (
        <InlineAlert tone="success">{text("imports.applied", { count: counts.entered + counts.kept })}</InlineAlert>
      )}
      <Stack direction="row" gap={3}>
        {state === "applied" && counts.entered + counts.kept > 0 ? (
          <Button icon={<UndoIcon />} onPress={() => setAsking(true)}>
            {text("imports.undo")}
          </Button>
        ) : null}
        <Button onPress={() => void navigate("/imports")}>{text("imports.another")}</Button>
      </Stack>
      <SurveyRows batch={batch} />
      {asking ? <UndoDialog batch={batch} onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}
