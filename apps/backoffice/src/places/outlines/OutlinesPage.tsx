import { Stack, UploadIcon } from "@yer/ui";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { OpenedBatch } from "../../registers/batches/OpenedBatch.js";
import { PlacePageHead } from "../PlacePageHead.js";
import { usePlacesText } from "../places-texts.js";
import type { PlaceRegister } from "../use-place-page.js";
import OutlineFilesRegister from "./OutlineFilesRegister.js";
import { outlinesFace } from "./outlines-face.js";

/** `?do=outlines`: outlines of places from a GeoJSON file; `&batch=` shows what was found in one. */
function OutlinesPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const head = <PlacePageHead register={register} title={text("places.outlines.title")} />;
  if (register.batch === undefined) {
    return (
      <Stack gap={4}>
        {head}
        <OutlineFilesRegister />
      </Stack>
    );
  }
  return (
    <OpenedBatch
      face={outlinesFace}
      id={register.batch}
      icon={<UploadIcon size={32} />}
      head={() => head}
      forbidden={text("batches.forbidden")}
      onAnother={() => register.open("outlines")}
    />
  );
}

export default withBatchesTexts(OutlinesPage);
