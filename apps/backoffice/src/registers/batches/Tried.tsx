import { Button, Checkbox, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { FormProblem } from "../../base/forms/FormProblem.js";
import { BatchRows } from "./BatchRows.js";
import type { BatchProps, OrderForm } from "./batch-face.js";
import { useBatchesText } from "./batches-texts.js";
import { ChooseColumns } from "./ChooseColumns.js";
import { PlainOrder } from "./PlainOrder.js";
import { countsOf } from "./counts-of.js";
import { useFace } from "./use-face.js";

const noLines: ReadonlySet<number> = new Set();

/** What the dry run found, and the way on: enter what is right, or choose other columns. */
export function Tried(props: BatchProps) {
  const { face, batch, onAnother } = props;
  const { declared } = face;
  const text = useBatchesText();
  const { words } = useFace(face);
  const [leavesOut, setLeavesOut] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [confirmed, setConfirmed] = useState(noLines);
  const { fresh, over, wrong } = countsOf(batch);
  const entering = fresh + confirmed.size;
  const reason =
    entering === 0
      ? words.nothing
      : declared.wrong === "refuse" && wrong > 0
        ? words.refused?.(wrong)
        : declared.wrong === "asked" && wrong > 0 && !leavesOut && face.leavesOut !== "when-told"
          ? text("batches.apply.wrong")
          : undefined;
  const said = { leaveOutWrong: leavesOut, ...(confirmed.size > 0 ? { confirmed: [...confirmed] } : {}) };
  const { Order } = face;
  const below = (form: OrderForm) => (
    <>
      <FormProblem form={form} />
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          isPending={form.isSending || !form.draft.ready}
          {...(reason === undefined ? {} : { disabledReason: reason })}
          onPress={() => form.submit()}
        >
          {words.apply(entering)}
        </Button>
        {declared.columns === "named" ? null : (
          <Button onPress={() => setChoosing(true)}>{text("batches.again")}</Button>
        )}
        {declared.columns === "chosen" ? null : <Button onPress={onAnother}>{words.another}</Button>}
      </Stack>
    </>
  );
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
      {Order ? (
        <Order batch={batch} said={said}>
          {below}
        </Order>
      ) : (
        <PlainOrder face={face} batch={batch} said={said}>
          {below}
        </PlainOrder>
      )}
    </Stack>
  );
}
