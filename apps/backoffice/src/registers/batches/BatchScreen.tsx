import { sayFailure } from "@yer/api/messages/sentences";
import { useMay } from "@yer/api/react";
import { Button, EmptyState, PageSpinner, Stack } from "@yer/ui";
import type { ReactElement } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { ScreenHead } from "../../base/screen/ScreenHead.js";
import { useScreenTitle } from "../../base/screen/use-screen-title.js";
import type { BatchFace } from "./batch-face.js";
import { useBatchesText, withBatchesTexts } from "./batches-texts.js";
import { BatchView, useBatch } from "./BatchView.js";

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
  /** The list of its kind. */
  readonly list: { readonly label: string; readonly href: string };
  /** Said where there is no such batch, where it did not come, and where nobody may see it. */
  readonly notFound: string;
  readonly failed: string;
  readonly forbidden: string;
}

/** The screen of one batch, which the address names by its `id`. */
export const BatchScreen = withBatchesTexts(function BatchRecord(props: BatchScreenProps) {
  const { face, icon, list, notFound, failed, forbidden } = props;
  const text = useBatchesText();
  const navigate = useNavigate();
  const { id = "" } = useParams();
  const may = useMay(face.declared.code);
  const { data, failure, refetch } = useBatch(face, may ? id : undefined);
  useScreenTitle(data?.fileName ?? list.label);
  if (!may) return <EmptyState level={1} icon={icon} title={forbidden} />;
  if (!data && !failure) return <PageSpinner />;
  if (!data) {
    const unknown =
      failure?.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
    return (
      <EmptyState
        level={1}
        icon={icon}
        title={unknown ? notFound : failed}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      >
        {failure ? sayFailure(text, failure) : null}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <ScreenHead
        title={data.fileName}
        under={[list]}
        facts={[
          text("batches.about", {
            format: formatNames[data.format],
            rows: data.rows,
            encoding: data.encoding ?? "none",
          }),
          ...(data.system?.name ? [text("batches.system.known", { name: data.system.name })] : []),
        ].join(" · ")}
      />
      <BatchView face={face} batch={data} onAnother={() => void navigate(list.href)} />
    </Stack>
  );
});
