import { type OutlineBatch, placeOutlines } from "@yer/api/contract/places-outlines";
import { skip, useRead } from "@yer/api/react";
import { usePlacesText } from "../placesTexts.js";
import { BatchPage } from "../BatchPage.js";
import type { PlaceRegister } from "../usePlaceRegister.js";
import { useBatchUpload } from "../../shell/useBatchUpload.js";
import { OutlineBatchView } from "./OutlineBatchView.js";

const fileOf = (batch: OutlineBatch) => ({ id: batch.id, name: batch.fileName });

/** `?do=outlines`: outlines of places from a GeoJSON file; `&batch=` shows what was found in one. */
export default function OutlinesPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const { batch: id } = register;
  const list = useRead(placeOutlines.list, id === undefined ? { query: {} } : skip);
  const current = useRead(placeOutlines.get, id === undefined ? skip : { params: { id } });
  return (
    <BatchPage
      register={register}
      page="outlines"
      title={text("places.outlines.title")}
      file={{
        label: text("places.outlines.file"),
        hint: text("places.outlines.file.hint"),
        accept: [".geojson", ".json"],
      }}
      upload={useBatchUpload(placeOutlines.upload, fileOf)}
      list={{ ...list, title: text("places.outlines.batches"), none: text("places.outlines.none") }}
      current={current}
    >
      {(batch) => <OutlineBatchView key={id} register={register} batch={batch} />}
    </BatchPage>
  );
}
