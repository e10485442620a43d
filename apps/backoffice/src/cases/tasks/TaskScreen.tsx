import { doneBy } from "@yer/api/contract/bulk-deeds";
import { type BulkMove, bulkMoves } from "@yer/api/contract/bulk-moves";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useAct, useMay, useRead } from "@yer/api/react";
import {
  Button,
  DescriptionList,
  EmptyState,
  InlineAlert,
  ListIcon,
  LockIcon,
  PageSpinner,
  ProgressBar,
  Stack,
  StatusTag,
  useDates,
} from "@yer/ui";
import { useParams } from "react-router-dom";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { toasts } from "../../base/screen/toast-queue.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import { nameOfAct, takenBy } from "./bulk-act.js";
import { BulkApplications } from "./BulkApplications.js";
import { bulkTone } from "./tones.js";
import { useTasksText, withTasksTexts } from "./tasks-texts.js";

/** How far it is, with the way to stop it; once it is over, what came of it. */
function Standing({ act }: { act: BulkMove }) {
  const text = useTasksText();
  const [cancel] = useAct(bulkMoves.cancel);
  const { moved, refused, left, total, state } = act;
  const did = doneBy(act.move);

  async function stop(): Promise<void> {
    const outcome = await cancel({ params: { id: act.id } });
    if (outcome.failure) toasts.push({ tone: "danger", text: sayFailure(text, outcome.failure) });
  }

  if (state === "ended") {
    return (
      <InlineAlert tone={moved === total ? "success" : moved === 0 ? "danger" : "warning"} isAnnounced>
        {text("tasks.ended", { did, moved, total })}
      </InlineAlert>
    );
  }
  if (state === "cancelled") {
    return (
      <InlineAlert tone="warning" isAnnounced>
        {text("tasks.cancelled", { did, moved, left })}
      </InlineAlert>
    );
  }
  const done = moved + refused;
  return (
    <ProgressBar
      label={text("tasks.progress", { did, move: text(nameOfAct(act.move)) })}
      value={done}
      maxValue={total}
      valueText={text("tasks.progress.value", { done, total })}
      onCancel={() => void stop()}
    />
  );
}

function Task({ act }: { act: BulkMove }) {
  const text = useTasksText();
  const dates = useDates();
  const title = text("bulk.title", { of: takenBy(act.move), move: text(nameOfAct(act.move)), count: act.total });
  useScreenTitle(title);
  const did = doneBy(act.move);
  const waiting = act.total - act.moved - act.refused - act.left;
  return (
    <Stack gap={4}>
      <ScreenHead title={title} under={[{ label: text("word.backgroundWork"), href: "/tasks" }]} />
      <Standing act={act} />
      <DescriptionList
        layout="columns"
        items={[
          {
            term: text("word.state"),
            details: <StatusTag tone={bulkTone[act.state]}>{text(`tasks.state.${act.state}`)}</StatusTag>,
          },
          { term: text("tasks.file.moved", { did }), details: act.moved },
          { term: text("tasks.file.refused", { did }), details: act.refused },
          ...(act.left > 0 ? [{ term: text("tasks.file.left"), details: act.left }] : []),
          { term: text("word.began"), details: dates.moment(act.createdAt) },
          ...(act.reason === null ? [] : [{ term: text("word.reason"), details: act.reason }]),
        ]}
      />
      <BulkApplications
        id={act.id}
        move={act.move}
        counts={{ waiting, moved: act.moved, refused: act.refused, left: act.left }}
      />
    </Stack>
  );
}

/** `/tasks/{id}`: one move of many applications: its progress, and the result of each application. */
function TaskScreen() {
  const text = useTasksText();
  const { id = "" } = useParams();
  const mayRead = useMay("read:property");
  const { data, failure, refetch } = useRead(bulkMoves.get, mayRead ? { params: { id }, query: { limit: 1 } } : skip);
  if (data) return <Task act={data} />;
  if (!mayRead) {
    return <EmptyState level={1} icon={<LockIcon size={32} />} title={text("tasks.forbidden")} />;
  }
  if (!failure) return <PageSpinner />;
  const unknown =
    failure.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
  return (
    <EmptyState
      level={1}
      icon={<ListIcon size={32} />}
      title={text(unknown ? "tasks.notFound" : "tasks.failed")}
      actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
    >
      {sayFailure(text, failure)}
    </EmptyState>
  );
}

export default withTasksTexts(TaskScreen);
