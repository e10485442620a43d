import { type OutlineBatch, outlineBounds, outlineTemplate, placeOutlines } from "@yer/api/contract/places-outlines";
import { skip, useRead } from "@yer/api/react";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { BatchView, useBatch } from "../../registers/batches/BatchView.js";
import { usePlacesText } from "../places-texts.js";
import { BatchPage } from "../../registers/batches/BatchPage.js";
import { PlacePageHead } from "../PlacePageHead.js";
import type { PlaceRegister } from "../use-place-page.js";
import { useBatchUpload } from "../../registers/batches/use-batch-upload.js";
import { outlinesFace } from "./outlines-face.js";

const fileOf = (batch: OutlineBatch) => ({ id: batch.id, name: batch.fileName });

const template = { name: "outlines.geojson", content: outlineTemplate };

/** `?do=outlines`: outlines of places from a GeoJSON file; `&batch=` shows what was found in one. */
function OutlinesPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const { batch: id } = register;
  const list = useRead(placeOutlines.list, id === undefined ? { query: {} } : skip);
  const current = useBatch(outlinesFace, id);
  return (
    <BatchPage
      head={<PlacePageHead register={register} title={text("places.outlines.title")} />}
      id={id}
      onOpen={(batch) => register.open("outlines", { batch })}
      mostBytes={outlineBounds.mostBytes}
      file={{
        label: text("places.outlines.file"),
        hint: text("places.outlines.file.hint"),
        accept: [".geojson", ".json"],
      }}
      drawn={template}
      upload={useBatchUpload(placeOutlines.upload, fileOf)}
      list={{ ...list, title: text("word.earlierFiles"), none: text("places.outlines.none") }}
      current={current}
    >
      {(batch) => <BatchView face={outlinesFace} batch={batch} onAnother={() => register.open("outlines")} />}
    </BatchPage>
  );
}

export default withBatchesTexts(OutlinesPage);
