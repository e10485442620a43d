import { Stack, UploadIcon } from "@yer/ui";
import { withBatchesTexts } from "../../registers/batches/batches-texts.js";
import { OpenedBatch } from "../../registers/batches/OpenedBatch.js";
import { PlacePageHead } from "../PlacePageHead.js";
import { usePlacesText } from "../places-texts.js";
import type { PlaceRegister } from "../use-place-page.js";
import { placeListFace } from "./place-list-face.js";
import PlaceListsRegister from "./PlaceListsRegister.js";

/** `?do=import`: a list of neighbourhoods, from the file to the register; `&batch=` goes on where one was left. */
function ImportPage({ register }: { register: PlaceRegister }) {
  const text = usePlacesText();
  const head = <PlacePageHead register={register} title={text("places.import.title")} />;
  if (register.batch === undefined) {
    return (
      <Stack gap={4}>
        {head}
        <PlaceListsRegister />
      </Stack>
    );
  }
  return (
    <OpenedBatch
      face={placeListFace}
      id={register.batch}
      icon={<UploadIcon size={32} />}
      head={() => head}
      about={({ state, rows, encoding }) =>
        state === "uploaded" ? <p>{text("places.import.read", { rows, encoding: encoding ?? "" })}</p> : null
      }
      forbidden={text("batches.forbidden")}
      onAnother={() => register.open("import")}
    />
  );
}

export default withBatchesTexts(ImportPage);
