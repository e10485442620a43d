import { outlineBounds, outlineFilesRegister, outlineTemplate, placeOutlines } from "@yer/api/contract/places-outlines";
import { UploadIcon } from "@yer/ui";
import { batchColumns } from "../../registers/batches/batch-columns.js";
import { BatchUpload } from "../../registers/batches/BatchUpload.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { usePlacesText } from "../places-texts.js";

const template = { name: "outlines.geojson", content: outlineTemplate };

const Bring: RegisterPart<typeof outlineFilesRegister> = ({ register }) => {
  const text = usePlacesText();
  return register.mayRead ? (
    <BatchUpload
      label={text("places.outlines.file")}
      description={text("places.outlines.file.hint")}
      accept={[".geojson", ".json"]}
      maxSize={outlineBounds.mostBytes}
      endpoint={placeOutlines.upload}
      hrefOf={({ id }) => register.hrefOf({ batch: id })}
      drawn={template}
    />
  ) : null;
};

/** Bring outlines of places, or go on with those of before. */
const OutlineFilesRegister = createRegister(outlineFilesRegister, {
  useText: usePlacesText,
  isPart: true,
  own: ["do"],
  title: "places.outlines.title",
  heading: "word.earlierFiles",
  columns: batchColumns,
  opens: { names: ["batch"], of: ({ id }) => ({ batch: id }) },
  empty: { icon: <UploadIcon size={32} />, title: "places.outlines.none" },
  forbidden: "batches.forbidden",
  Lead: Bring,
});

export default OutlineFilesRegister;
