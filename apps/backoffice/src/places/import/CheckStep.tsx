import { type ImportBatch, type ImportMapping, placeImports } from "@yer/api/contract/places-import";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { Button, Checkbox, FormField, InlineAlert, sameValue, Spinner, Stack } from "@yer/ui";
import { useEffect } from "react";
import { usePlacesText } from "../placesTexts.js";
import { ImportRows } from "./ImportRows.js";

/** The dry run: begins by itself, says of every row what it would do, and lets wrong rows be left out. */
export function CheckStep({ batch, mapping }: { batch: ImportBatch; mapping: ImportMapping }) {
  const text = usePlacesText();
  const [check, { failure, pending }] = useAct(placeImports.check);
  const isChecked = batch.state === "checked" && sameValue(batch.mapping, mapping);
  const wanted = JSON.stringify(mapping);
  const run = async () =>
    check({ params: { id: batch.id }, body: { mapping: JSON.parse(wanted) as ImportMapping }, ifMatch: batch.version });

  useEffect(() => {
    if (!isChecked) void run();
    // Once for each choice of columns; the reply makes it checked.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [wanted, isChecked]);

  if (failure && !pending) {
    return (
      <InlineAlert
        tone="danger"
        announce
        actions={
          <Button size="sm" onPress={run}>
            {text("retry")}
          </Button>
        }
      >
        {sayFailure(text, failure)}
      </InlineAlert>
    );
  }
  if (!isChecked || batch.counts === null) return <Spinner label={text("places.import.checking")} />;
  return (
    <Stack gap={4}>
      <ImportRows batch={batch} counts={batch.counts} />
      {batch.counts.wrong > 0 ? (
        <FormField name="leaveOutWrong">
          {(field) => (
            <Checkbox isSelected={field.value === true} onChange={field.onChange}>
              {text("places.import.leaveOut")}
            </Checkbox>
          )}
        </FormField>
      ) : null}
    </Stack>
  );
}
