import {
  areaImports,
  type AreaListBatch,
  areaListBounds,
  areaListExample,
  areaListFields,
  areaListHeadings,
} from "@yer/api/contract/area-imports";
import { areaSources } from "@yer/api/contract/area-states";
import { legalBases } from "@yer/api/contract/grounds";
import { addressOf } from "@yer/api/paths";
import { skip, useMay, useRead, useTheme } from "@yer/api/react";
import { EmptyState, UploadIcon } from "@yer/ui";
import { useParams, useSearchParams } from "react-router-dom";
import { ScreenHead } from "../../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../../base/screen/use-screen-title.js";
import { withBatchesTexts } from "../../../registers/batches/batches-texts.js";
import { BatchPage } from "../../../registers/batches/BatchPage.js";
import { BatchView, useBatch } from "../../../registers/batches/BatchView.js";
import type { TemplateProps } from "../../../registers/batches/Template.js";
import { headed, type TemplateColumn } from "../../../registers/batches/template-lines.js";
import { useBatchUpload } from "../../../registers/batches/use-batch-upload.js";
import { useAreasText } from "../areas-texts.js";
import { areaListFace } from "./area-list-face.js";

const fileOf = (batch: AreaListBatch) => ({ id: batch.id, name: batch.fileName });

/** What a list of areas looks like, in the reader's language: all its columns, an example plot, the words it can have. */
function useAreaListTemplate(): TemplateProps {
  const text = useAreasText();
  const { locale } = useTheme();
  const sources = areaSources.map((one) => text(`areaSource.${one}`));
  return {
    name: text("areaList.template"),
    columns: areaListFields.map((field): TemplateColumn => {
      const heading = headed(areaListHeadings[field], locale);
      if (field === "source") return { ...heading, example: text("areaSource.list"), values: sources };
      const example = areaListExample[field];
      return { ...heading, example, ...(field === "legalBasis" ? { values: legalBases.map(String) } : {}) };
    }),
  };
}

/** `/areas/{state}?do=import`: a list of areas, from the file or pasted rows to their register; `&batch=` goes on with one. */
function AreaListPage() {
  const text = useAreasText();
  const { state = "area_all" } = useParams();
  const [params, setParams] = useSearchParams();
  const id = params.get("batch") ?? undefined;
  const may = useMay("create:area");
  const list = useRead(areaImports.list, may && id === undefined ? { query: {} } : skip);
  const current = useBatch(areaListFace, may ? id : undefined);
  const template = useAreaListTemplate();
  const upload = useBatchUpload(areaImports.upload, fileOf);
  useScreenTitle(text("areaList.title"));
  if (!may) return <EmptyState level={1} icon={<UploadIcon size={32} />} title={text("areaList.noPermission")} />;
  return (
    <BatchPage
      head={
        <ScreenHead
          title={current.data?.fileName ?? text("areaList.title")}
          under={[{ label: text("menu.group.areas"), href: addressOf("/areas/:state", { state }) }]}
          facts={text("areaList.lead")}
        />
      }
      id={id}
      onOpen={(batch) => setParams({ do: "import", batch })}
      file={{
        label: text("areaList.file"),
        hint: text("areaList.file.hint"),
        accept: [".csv", ".txt", ".xlsx", ".geojson", ".json", ".zip"],
      }}
      template={template}
      pasted="areas"
      upload={upload}
      mostBytes={areaListBounds.mostBytes}
      list={{ ...list, title: text("word.earlierFiles"), none: text("batches.none") }}
      current={current}
    >
      {(batch) => <BatchView face={areaListFace} batch={batch} onAnother={() => setParams({ do: "import" })} />}
    </BatchPage>
  );
}

export default withBatchesTexts(AreaListPage);
