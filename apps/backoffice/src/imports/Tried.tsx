import { type SurveyBatch, surveyImports } from "@yer/api/contract/survey-imports";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, Checkbox, InlineAlert, Stack } from "@yer/ui";
import { useState } from "react";
import { ChooseColumns } from "./ChooseColumns.js";
import { useImportsText } from "./importsTexts.js";
import { SurveyRows } from "./SurveyRows.js";

/** What the dry run found, and the way on: enter what is right, or choose other columns. */
export function Tried({ batch }: { batch: SurveyBatch }) {
  const text = useImportsText();
  const [apply, { failure, pending }] = useAct(surveyImports.apply);
  const [leavesOut, setLeavesOut] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const { counts } = batch;
  const reason =
    counts.new === 0
      ? text("imports.apply.none")
      : counts.wrong > 0 && !leavesOut
        ? text("imports.apply.wrong")
        : undefined;
  if (choosing) return <ChooseColumns batch={batch} />;
  return (
    <Stack gap={4}>
      <SurveyRows batch={batch} />
      {counts.wrong > 0 && counts.new > 0 ? (
        <Checkbox isSelected={leavesOut} onChange={setLeavesOut}>
          {text("imports.leaveOut")}
        </Checkbox>
      ) : null}
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3}>
        <Button
          variant="primary"
          isPending={pending}
          {...(reason === undefined ? {} : { disabledReason: reason })}
          onPress={async () => {
            await apply({
              params: { id: batch.id },
              body: { leaveOutWrong: leavesOut },
              ifMatch: batch.version,
            });
          }}
        >
          {text("imports.apply", { count: counts.new })}
        </Button>
        <Button onPress={() => setChoosing(true)}>{text("imports.again")}</Button>
      </Stack>
    </Stack>
  );
}
