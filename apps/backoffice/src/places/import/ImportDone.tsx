import { type ImportBatch, placeImports } from "@yer/api/contract/places-import";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct } from "@yer/api/react";
import { AlertDialog, Button, InlineAlert, Stack, UndoIcon } from "@yer/ui";
import { usePlacesText } from "../placesTexts.js";
import type { PlaceRegister } from "../usePlaceRegister.js";
import { ImportRows } from "./ImportRows.js";

/** What an applied list did, with the way to undo it. */
export function ImportDone({ register, batch }: { register: PlaceRegister; batch: ImportBatch }) {
  const text = usePlacesText();
  const [undo, { failure }] = useAct(placeImports.undo);
  const { counts, undone } = batch;
  return (
    <Stack gap={4}>
      {undone ? (
        <InlineAlert tone="info" title={batch.fileName}>
          {text("places.import.undone", undone)}
        </InlineAlert>
      ) : (
        <InlineAlert tone="success" title={batch.fileName}>
          {text("places.import.applied", { count: (counts?.new ?? 0) + (counts?.changed ?? 0) })}
        </InlineAlert>
      )}
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
      <Stack direction="row" gap={3}>
        {undone ? null : (
          <AlertDialog
            title={text("places.import.undo")}
            confirmLabel={text("places.import.undo")}
            danger
            trigger={<Button icon={<UndoIcon />}>{text("places.import.undo")}</Button>}
            onConfirm={async () => {
              await undo({ params: { id: batch.id }, ifMatch: batch.version });
            }}
          >
            {text("places.import.undo.text")}
          </AlertDialog>
        )}
        <Button onPress={() => register.open("import")}>{text("places.import.another")}</Button>
      </Stack>
      {counts ? <ImportRows batch={batch} counts={counts} /> : null}
    </Stack>
  );
}
