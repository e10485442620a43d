import { importBounds, placeImports, placeListsRegister, placeListTemplate } from "@yer/api/contract/places-import";
import { UploadIcon } from "@yer/ui";
import { batchColumns } from "../../registers/batches/batch-columns.js";
import { BatchUpload } from "../../registers/batches/BatchUpload.js";
import { createRegister, type RegisterPart } from "../../registers/kit/create-register.js";
import { usePlacesText } from "../places-texts.js";

const template = { name: "neighborhoods", columns: Object.values(placeListTemplate) };

const Bring: RegisterPart<typeof placeListsRegister> = ({ register }) => {
  const text = usePlacesText();
  return register.mayRead ? (
    <BatchUpload
      label={text("places.import.file")}
      description={text("places.import.file.hint")}
      accept={[".csv", ".txt", ".json"]}
      maxSize={importBounds.mostBytes}
      endpoint={placeImports.upload}
      hrefOf={({ id }) => register.hrefOf({ batch: id })}
      template={template}
    />
  ) : null;
};

/** Bring a list of neighbourhoods, or go on with one of before. */
const PlaceListsRegister = createRegister(placeListsRegister, {
  useText: usePlacesText,
  isPart: true,
  own: ["do"],
  title: "places.import.title",
  heading: "places.import.batches",
  columns: batchColumns,
  opens: { names: ["batch"], of: ({ id }) => ({ batch: id }) },
  empty: { icon: <UploadIcon size={32} />, title: "places.import.none.yet" },
  forbidden: "batches.forbidden",
  Lead: Bring,
});

export default PlaceListsRegister;
