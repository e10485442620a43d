import { surveyBounds, surveyImports, surveysRegister } from "@yer/api/contract/survey-imports";
import { addressOf } from "@yer/api/paths";
import { useMay } from "@yer/api/react";
import { UploadIcon } from "@yer/ui";
import { batchColumns } from "../../registers/batches/batch-columns.js";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { BatchUpload } from "../../registers/batches/BatchUpload.js";
import { createRegister } from "../../registers/kit/create-register.js";
import { useSurveyTemplate } from "./use-survey-template.js";
import { useImportsText, withImportsTexts } from "./imports-texts.js";

const hrefOf = ({ id }: { readonly id: string }): string => addressOf("/imports/:id", { id });

function Bring() {
  const text = useImportsText();
  const mayImport = useMay("import:property");
  const template = useSurveyTemplate();
  return (
    <>
      <p>{text("imports.lead")}</p>
      {mayImport ? (
        <BatchUpload
          label={text("imports.file")}
          description={text("imports.file.hint")}
          accept={[".csv", ".txt", ".xlsx", ".geojson", ".json", ".zip"]}
          maxSize={surveyBounds.mostBytes}
          endpoint={surveyImports.upload}
          hrefOf={hrefOf}
          template={template}
        />
      ) : null}
    </>
  );
}

/** `/imports`: bring a survey, or go on with an earlier one. */
const ImportsScreen = createRegister(surveysRegister, {
  useText: useImportsText,
  title: "menu.imports",
  heading: "word.earlierFiles",
  columns: batchColumns,
  href: hrefOf,
  empty: { icon: <UploadIcon size={32} />, title: "batches.none", text: "imports.none.hint" },
  forbidden: "imports.noPermission",
  Lead: Bring,
});

export default withBatchesTexts(withImportsTexts(ImportsScreen));
