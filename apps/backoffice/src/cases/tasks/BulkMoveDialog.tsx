import { doneBy } from "@yer/api/contract/bulk-deeds";
import { type BulkAsked, type BulkMoveKey, bulkMoves, reasonedBulkMoves } from "@yer/api/contract/bulk-moves";
import type { ReplyOf } from "@yer/api/contract/endpoint";
import { addressOf } from "@yer/api/paths";
import { useAct } from "@yer/api/react";
import { TextArea } from "@yer/ui";
import { useNavigate } from "react-router-dom";
import { useEndpointForm } from "../../base/forms/use-endpoint-form.js";
import { NumberAndDay } from "../../base/screen/NumberAndDay.js";
import { useLegalDay } from "../../base/screen/use-legal-day.js";
import { SessionField } from "./SessionField.js";
import { BulkDialog } from "./BulkDialog.js";
import { bulkSays } from "./bulk-says.js";
import { useTasksText, withTasksTexts } from "./tasks-texts.js";
import { useBulkPreview } from "./use-bulk-preview.js";

/** What the moves ask of all their applications alike; each asks its own. */
interface Written {
  readonly reason: string;
  readonly sessionId: string | null;
  readonly number: string;
  readonly date: string | null;
}

/** Props of {@link BulkMoveDialog}. */
export interface BulkMoveDialogProps {
  readonly move: BulkMoveKey;
  /** The applications chosen: by id, or all that the register's filters leave. */
  readonly asked: BulkAsked;
  readonly onClose: () => void;
}

/**
 * Moves many applications at once: first which can and which cannot and why, then the act, which goes on without the
 * page.
 */
function BulkMoveDialog({ move, asked, onClose }: BulkMoveDialogProps) {
  const text = useTasksText();
  const navigate = useNavigate();
  const [ask] = useAct(bulkMoves.preview);
  const preview = useBulkPreview<ReplyOf<typeof bulkMoves.preview>>();
  const reasoned = reasonedBulkMoves.includes(move);
  const able = preview.found?.able ?? [];
  const today = useLegalDay();
  // Nothing is chosen beforehand of a decision but the day it is entered.
  const start: Written = { reason: "", sessionId: null, number: "", date: today };
  const form = useEndpointForm(bulkMoves.start, {
    ...(reasoned ? { draft: { form: `bulk:${move}`, id: "register" } } : {}),
    start,
    fields: {
      reason: text("bulk.reason"),
      sessionId: text("bulk.session"),
      number: { label: text("word.decisionNumber"), at: "/decision/number" },
      date: { label: text("act.decisionDate"), at: "/decision/date" },
    },
    args: ({ reason, sessionId, number, date }: Written) => ({
      body: {
        move,
        applicationIds: able,
        ...(reasoned ? { reason } : {}),
        ...(move === "put_to_session" && sessionId !== null ? { sessionId } : {}),
        ...(move === "council_for" ? { decision: { number, date } } : {}),
      },
    }),
    faults: ({ sessionId }) =>
      move === "put_to_session" && sessionId === null
        ? [{ pointer: "/sessionId", message: text("fault.required") }]
        : [],
    onSaved: ({ id }) => navigate(addressOf("/tasks/:id", { id })),
  });
  const said = bulkSays(text, {
    move: text(`move.${move}`),
    did: doneBy(move),
    found: preview.found,
    failed: form.failure !== undefined,
  });

  return (
    <BulkDialog
      {...said}
      form={form}
      preview={preview}
      question={{ ask: () => ask({ body: asked }) }}
      onClose={onClose}
    >
      {reasoned && able.length > 0 ? (
        <TextArea {...form.field("reason")} description={text("bulk.reason.hint")} isRequired />
      ) : null}
      {move === "put_to_session" && able.length > 0 ? <SessionField field={form.choice("sessionId")} /> : null}
      {move === "council_for" && able.length > 0 ? (
        <>
          <p>{text("bulk.council_for.note")}</p>
          <NumberAndDay number={form.field("number")} day={form.field("date")} />
        </>
      ) : null}
    </BulkDialog>
  );
}

export default withTasksTexts(BulkMoveDialog);
