import { areaImports, areaListBounds, areaListsRegister } from "@yer/api/contract/area-imports";
import { UploadIcon } from "@yer/ui";
import { batchColumns } from "../../../registers/batches/batch-columns.js";
import { BatchUpload } from "../../../registers/batches/BatchUpload.js";
import { createRegister, type RegisterPart } from "../../../registers/kit/create-register.js";
import { useAreasText } from "../areas-texts.js";
import { useAreaListTemplate } from "./use-area-list-template.js";

const Bring: RegisterPart<typeof areaListsRegister> = ({ register }) => {
  const text = useAreasText();
  const template = useAreaListTemplate();
  return register.mayRead ? (
    <BatchUpload
      label={text("areaList.file")}
      description={text("areaList.file.hint")}
      accept={[".csv", ".txt", ".xlsx", ".geojson", ".json", ".zip"]}
      maxSize={areaListBounds.mostBytes}
      endpoint={areaImports.upload}
      hrefOf={({ id }) => register.hrefOf({ batch: id })}
      template={template}
      pasted="areas"
    />
  ) : null;
};

/** Bring a list of areas, or go on with one of before. */
const AreaListsRegister = createRegister(areaListsRegister, {
  useText: useAreasText,
  isPart: true,
  own: ["do"],
  title: "areaList.title",
  heading: "word.earlierFiles",
  columns: batchColumns,
  opens: { names: ["batch"], of: ({ id }) => ({ batch: id }) },
  empty: { icon: <UploadIcon size={32} />, title: "batches.none" },
  forbidden: "areaList.noPermission",
  Lead: Bring,
});

export default AreaListsRegister;
