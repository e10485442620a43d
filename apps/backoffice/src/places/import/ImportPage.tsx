import { type ImportBatch, placeImports } from "@yer/api/contract/places-import";
import { sayFailure } from "@yer/api/messages/sentences";
import { skip, useRead } from "@yer/api/react";
import { Button, Card, EmptyState, FileUpload, MapPinIcon, PageSpinner, Stack } from "@yer/ui";
import { useText } from "../../language/useText.js";
import { PlacePageHead } from "../PlacePageHead.js";
import type { PlaceRegister } from "../usePlaceRegister.js";
import { useTextUpload } from "../useTextUpload.js";
import { ImportBatches } from "./ImportBatches.js";
import { ImportDone } from "./ImportDone.js";
import { ImportWizard } from "./ImportWizard.js";

const fileOf = (batch: ImportBatch) => ({ id: batch.id, name: batch.fileName });

/** `?do=import`: a list of neighbourhoods, from the file to the register; `&batch=` goes on where one was left. */
export default function ImportPage({ register }: { register: PlaceRegister }) {
  const text = useText();
  const { batch: id } = register;
  const { data, failure, refetch } = useRead(placeImports.get, id === undefined ? skip : { params: { id } });
  const upload = useTextUpload(placeImports.upload, fileOf);
  const batch = data?.id === id ? data : undefined;
  return (
    <Stack gap={5}>
      <PlacePageHead register={register} title={text("places.import.title")} />
      {id === undefined ? (
        <>
          <Card>
            <FileUpload
              label={text("places.import.file")}
              description={text("places.import.file.hint")}
              accept={[".csv", ".txt", ".json"]}
              maxFiles={1}
              maxSize={8_000_000}
              value={[]}
              upload={upload}
              onChange={([file]) => {
                if (file) register.open("import", { batch: file.id });
              }}
            />
          </Card>
          <ImportBatches register={register} />
        </>
      ) : batch ? (
        batch.state === "applied" || batch.state === "undone" ? (
          <ImportDone register={register} batch={batch} />
        ) : (
          <ImportWizard key={id} register={register} batch={batch} />
        )
      ) : failure ? (
        <EmptyState
          icon={<MapPinIcon size={32} />}
          title={sayFailure(text, failure)}
          actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
        />
      ) : (
        <PageSpinner />
      )}
    </Stack>
  );
}
