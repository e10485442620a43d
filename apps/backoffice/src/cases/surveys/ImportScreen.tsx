import { UploadIcon } from "@yer/ui";
import { BatchScreen } from "../../registers/batches/BatchScreen.js";
import { useImportsText, withImportsTexts } from "./imports-texts.js";
import { surveyFace } from "./survey-face.js";

/** `/imports/{id}`: a survey, from the choice of its columns to what became of its rows. */
function ImportScreen() {
  const text = useImportsText();
  return (
    <BatchScreen
      face={surveyFace}
      icon={<UploadIcon size={32} />}
      list={{ label: text("menu.imports"), href: "/imports" }}
      notFound={text("imports.notFound")}
      failed={text("imports.failed")}
      forbidden={text("imports.noPermission")}
    />
  );
}

export default withImportsTexts(ImportScreen);
