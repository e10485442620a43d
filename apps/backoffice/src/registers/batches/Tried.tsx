import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, Checkbox, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { BatchRows } from "./BatchRows.js";
import type { BatchProps, Given } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { ChooseColumns } from "./ChooseColumns.js";
import { countsOf } from "./counts-of.js";
import { useFace } from "./use-face.js";

const noLines: ReadonlySet<number> = new Set();
const nothingSaid: Given = { body: {} };

/** What the dry run found, and the way on: enter what is right, or choose other columns. */
export function Tried(props: BatchProps) {
  const { face, batch, onAnother } = props;
  const { declared } = face;
  const text = useBatchesText();
  const { words } = useFace(face);
  const [apply, { failure, pending }] = useAct(declared.calls.apply);
  const [leavesOut, setLeavesOut] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [confirmed, setConfirmed] = useState(noLines);
  const { Given: Asking } = face;
  const [given, setGiven] = useState<Given | undefined>(Asking ? undefined : nothingSaid);
  const { fresh, over, wrong } = countsOf(batch);
  const entering = fresh + confirmed.size;
  const reason =
    entering === 0
      ? words.nothing
      : declared.wrong === "refuse" && wrong > 0
        ? words.refused?.(wrong)
        : declared.wrong === "asked" && wrong > 0 && !leavesOut && face.leavesOut !== "when-told"
          ? text("batches.apply.wrong")
          : given?.missing;
  if (choosing) return <ChooseColumns {...props} />;
  return (
    <Stack gap={4}>
      {over > 0 && words.confirm ? <InlineAlert tone="warning">{words.confirm.lead}</InlineAlert> : null}
      <BatchRows face={face} batch={batch} confirmed={confirmed} onConfirm={setConfirmed} />
      {declared.wrong === "asked" && wrong > 0 && fresh > 0 ? (
        <Checkbox isSelected={leavesOut} onChange={setLeavesOut}>
          {words.leaveOut}
        </Checkbox>
      ) : null}
      {Asking ? <Asking batch={batch} onGiven={setGiven} /> : null}
      {failure ? (
        <InlineAlert tone="danger" isAnnounced>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          isPending={pending || given === undefined}
          {...(reason === undefined ? {} : { disabledReason: reason })}
          onPress={async () => {
            const sent = await apply({
              params: { id: batch.id },
              body: {
                leaveOutWrong: leavesOut,
                ...(confirmed.size > 0 ? { confirmed: [...confirmed] } : {}),
                ...given?.body,
              },
              ifMatch: batch.version,
            });
            if (!sent.failure) await given?.done?.().catch(() => undefined);
          }}
        >
          {words.apply(entering)}
        </Button>
        {declared.columns === "named" ? null : (
          <Button onPress={() => setChoosing(true)}>{text("batches.again")}</Button>
        )}
        {declared.columns === "chosen" ? null : <Button onPress={onAnother}>{words.another}</Button>}
      </Stack>
    </Stack>
  );
}
