import { importBounds, type PlaceListBatch, placeImports, placeListTemplate } from "@yer/api/contract/places-import";
import { skip, useRead } from "@yer/api/react";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { BatchView, useBatch } from "../../registers/batches/BatchView.js";
import { usePlacesText } from "../places-texts.js";
import { BatchPage } from "../../registers/batches/BatchPage.js";
import { PlacePageHead } from "../PlacePageHead.js";
import type { PlaceRegister } from "../use-place-page.js";
import { useBatchUpload } from "../../registers/batches/use-batch-upload.js";
import { placeListFace } from "./place-list-face.js";

const fileOf = (batch: PlaceListBatch) => ({ id: batch.id, name: batch.fileName });

const template = { name: "neighborhoods", columns: Object.values(placeListTemplate) };

/** `?do=import`: a list of neighbourhoods, from the file to the register; `&batch=` goes on where one was left. */
function ImportPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const { batch: id } = register;
  const list = useRead(placeImports.list, id === undefined ? { query: {} } : skip);
  const current = useBatch(placeListFace, id);
  return (
    <BatchPage
      head={<PlacePageHead register={register} title={text("places.import.title")} />}
      id={id}
      onOpen={(batch) => register.open("import", { batch })}
      file={{
        label: text("places.import.file"),
        hint: text("places.import.file.hint"),
        accept: [".csv", ".txt", ".json"],
      }}
      template={template}
      mostBytes={importBounds.mostBytes}
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
