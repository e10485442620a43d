import { type SurveyBatch, surveyImports } from "@yer/api/contract/survey-imports";
import { sayFailure } from "@yer/api/messages/sentences";
import { useAct, useMay, useRead, skip } from "@yer/api/react";
import { Breadcrumbs, Button, EmptyState, InlineAlert, PageSpinner, ProgressBar, Stack, UploadIcon } from "@yer/ui";
import { useIntl } from "react-intl";
import { useParams } from "react-router-dom";
import { ScreenHead } from "../shell/ScreenHead.js";
import { toasts } from "../shell/toastQueue.js";
import { useScreenTitle } from "../shell/useScreenTitle.js";
import { ChooseColumns } from "./ChooseColumns.js";
import { Entered } from "./Entered.js";
import { useImportsText, withImportsTexts } from "./importsTexts.js";
import { Tried } from "./Tried.js";

/** Milliseconds between two looks at a survey that is worked on, beside what the event stream says. */
const lookEvery = 2000;

const formatNames = { csv: "CSV", xlsx: "XLSX", geojson: "GeoJSON", shapefile: "Shapefile" } as const;

/** How far the work has come, with a way to stop it. */
function Progress({ batch }: { batch: SurveyBatch }) {
  const text = useImportsText();
  const intl = useIntl();
  const [stop, { failure }] = useAct(surveyImports.stop);
  const { state, counts } = batch;
  const all =
    state === "checking"
      ? batch.rows
      : state === "applying"
        ? counts.new + batch.done
        : counts.entered + counts.undone + counts.kept;
  async function end(): Promise<void> {
    const outcome = await stop({ params: { id: batch.id }, ifMatch: batch.version });
    if (!outcome.failure) toasts.push({ tone: "info", text: text("imports.stopped") });
  }
  const working = state === "checking" || state === "applying" || state === "undoing" ? state : "checking";
  return (
    <Stack gap={3}>
      <ProgressBar
        label={text(`imports.progress.${working}`)}
        value={batch.done}
        max={Math.max(all, batch.done, 1)}
        valueText={`${intl.formatNumber(batch.done)} / ${intl.formatNumber(Math.max(all, batch.done))}`}
        onCancel={() => void end()}
      />
      <p>{text("imports.progress.away")}</p>
      {failure ? (
        <InlineAlert tone="danger" announce>
          {sayFailure(text, failure)}
        </InlineAlert>
      ) : null}
    </Stack>
  );
}

/** What is to be done with the survey as it stands. */
function Step({ batch }: { batch: SurveyBatch }) {
  switch (batch.state) {
    case "uploaded":
      return <ChooseColumns key={batch.id} batch={batch} />;
    case "checked":
      return <Tried batch={batch} />;
    case "applied":
    case "undone":
      return <Entered batch={batch} />;
    case "checking":
    case "applying":
    case "undoing":
      return <Progress batch={batch} />;
  }
}

/** `/imports/{id}`: a survey, from the choice of its columns to what became of its rows. */
function ImportScreen() {
  const text = useImportsText();
  const { id = "" } = useParams();
  const mayImport = useMay("import:property");
  const known = useRead(surveyImports.get, mayImport ? { params: { id } } : skip);
  const isWorking = known.data?.state.endsWith("ing") === true;
  // Beside the events: a stream that is down must not leave the bar standing.
  useRead(surveyImports.get, isWorking ? { params: { id } } : skip, { every: lookEvery });
  const { data, failure, refetch } = known;
  useScreenTitle(data?.fileName ?? text("imports.title"), data !== undefined || failure !== undefined || !mayImport);
  if (!mayImport) return <EmptyState level={1} icon={<UploadIcon size={32} />} title={text("imports.noPermission")} />;
  if (!data && !failure) return <PageSpinner />;
  if (!data) {
    const unknown =
      failure?.kind === "problem" && (failure.problem.code === "not-found" || failure.problem.code === "invalid");
    return (
      <EmptyState
        level={1}
        icon={<UploadIcon size={32} />}
        title={text(unknown ? "imports.notFound" : "imports.failed")}
        actions={<Button onPress={() => void refetch()}>{text("retry")}</Button>}
      >
        {failure ? sayFailure(text, failure) : null}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <Breadcrumbs items={[{ label: text("imports.title"), href: "/imports" }, { label: data.fileName }]} />
      <ScreenHead>
        <h1>{data.fileName}</h1>
      </ScreenHead>
      <p>
        {text("imports.about", {
          format: formatNames[data.format],
          rows: data.rows,
          encoding: data.encoding ?? "none",
        })}
        {data.system?.name ? ` · ${text("imports.system.known", { name: data.system.name })}` : null}
      </p>
      <Step batch={data} />
    </Stack>
  );
}

export default withImportsTexts(ImportScreen);
