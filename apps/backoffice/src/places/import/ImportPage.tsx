import { type PlaceListBatch, placeImports } from "@yer/api/contract/places-import";
import { skip, useRead } from "@yer/api/react";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { BatchView, useBatch } from "../../registers/batches/BatchView.js";
import { usePlacesText } from "../places-texts.js";
import { BatchPage } from "../BatchPage.js";
import type { PlaceRegister } from "../use-place-page.js";
import { useBatchUpload } from "../../registers/batches/use-batch-upload.js";
import { placeListFace } from "./place-list-face.js";

const fileOf = (batch: PlaceListBatch) => ({ id: batch.id, name: batch.fileName });

/** `?do=import`: a list of neighbourhoods, from the file to the register; `&batch=` goes on where one was left. */
function ImportPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const { batch: id } = register;
  const list = useRead(placeImports.list, id === undefined ? { query: {} } : skip);
  const current = useBatch(placeListFace, id);
  return (
    <BatchPage
      register={register}
      page="import"
      title={text("places.import.title")}
      file={{
        label: text("places.import.file"),
        hint: text("places.import.file.hint"),
        accept: [".csv", ".txt", ".json"],
      }}
      upload={useBatchUpload(placeImports.upload, fileOf)}
      list={{ ...list, title: text("places.import.batches"), none: text("places.import.none.yet") }}
      current={current}
    >
      {(batch) => (
        <>
          {batch.state === "uploaded" ? (
            <p>{text("places.import.read", { rows: batch.rows, encoding: batch.encoding ?? "" })}</p>
          ) : null}
          <BatchView face={placeListFace} batch={batch} onAnother={() => register.open("import")} />
        </>
      )}
    </BatchPage>
  );
}

export default withBatchesTexts(ImportPage);
