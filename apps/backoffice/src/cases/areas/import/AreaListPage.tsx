import { addressOf } from "@yer/api/paths";
import { Stack, UploadIcon } from "@yer/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { withBatchesTexts } from "../../../registers/batches/batches-texts.js";
import { OpenedBatch } from "../../../registers/batches/OpenedBatch.js";
import { useAreasText } from "../areas-texts.js";
import { areaListFace } from "./area-list-face.js";
import AreaListsRegister from "./AreaListsRegister.js";

/** `/areas/{state}?do=import`: a list of areas, from the file or pasted rows to their register; `&batch=` goes on with one. */
function AreaListPage() {
  const text = useAreasText();
  const { state = "area_all" } = useParams();
  const [params, setParams] = useSearchParams();
  const id = params.get("batch") ?? undefined;
  const title = text("areaList.title");
  useScreenTitle(title);
  const head = (heading: string) => (
    <ScreenHead
      title={heading}
      under={[{ label: text("menu.group.areas"), href: addressOf("/areas/:state", { state }) }]}
      facts={text("areaList.lead")}
    />
  );
  if (id === undefined) {
    return (
      <Stack gap={4}>
        {head(title)}
        <AreaListsRegister />
      </Stack>
    );
  }
  return (
    <OpenedBatch
      face={areaListFace}
      id={id}
      icon={<UploadIcon size={32} />}
      head={(batch) => head(batch?.fileName ?? title)}
      forbidden={text("areaList.noPermission")}
      onAnother={() => setParams({ do: "import" })}
    />
  );
}

export default withBatchesTexts(AreaListPage);
