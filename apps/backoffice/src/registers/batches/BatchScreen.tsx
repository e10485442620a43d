import type { Batch } from "@yer/api/contract/batch";
import type { ReactElement } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import type { BatchFace } from "./batch-face.js";
import { useBatchesText, withBatchesTexts } from "./batches-texts.js";
import { OpenedBatch } from "./OpenedBatch.js";

const formatNames = {
  csv: "CSV",
  json: "JSON",
  xlsx: "XLSX",
  "1c": "1C",
  geojson: "GeoJSON",
  shapefile: "Shapefile",
} as const;

/** Props of {@link BatchScreen}. */
export interface BatchScreenProps {
  readonly face: BatchFace;
  readonly icon: ReactElement;
  /** The list of uploads of this kind, to go back to. */
  readonly list: { readonly label: string; readonly href: string };
  /** Said where there is no such batch, where it did not come, and where nobody may see it. */
  readonly notFound: string;
  readonly failed: string;
  readonly forbidden: string;
}

/** Its name and what kind of file it was, once it is known. */
function Head({ batch, list }: Pick<BatchScreenProps, "list"> & { readonly batch: Batch | undefined }) {
  const text = useBatchesText();
  useScreenTitle(batch?.fileName ?? list.label);
  if (!batch) return null;
  return (
    <ScreenHead
      title={batch.fileName}
      under={[list]}
      facts={[
        text("batches.about", {
          format: formatNames[batch.format],
          rows: batch.rows,
          encoding: batch.encoding ?? "none",
        }),
        ...(batch.system?.name ? [text("batches.system.known", { name: batch.system.name })] : []),
      ].join(" · ")}
    />
  );
}

/** The screen of one batch, which the address names by its `id`. */
export const BatchScreen = withBatchesTexts(function BatchRecord({ list, ...opened }: BatchScreenProps) {
  const navigate = useNavigate();
  const { id = "" } = useParams();
  return (
    <OpenedBatch
      {...opened}
      id={id}
      level={1}
      head={(batch) => <Head batch={batch} list={list} />}
      onAnother={() => void navigate(list.href)}
    />
  );
});
