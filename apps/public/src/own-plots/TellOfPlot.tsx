import { AreaPicker, loadAreaTexts } from "@yer/area-picker";
import { fileBounds } from "@yer/api/contract/files";
import { mostOwnPlotFiles, ownPlots } from "@yer/api/contract/own-plots";
import { sayFailure, sayFault } from "@yer/api/messages/sentences";
import { type Failure, useAct, useDraft } from "@yer/api/react";
import {
  AutosaveStatus,
  Button,
  DirtyGuard,
  ErrorSummary,
  FileUpload,
  InlineAlert,
  Link,
  NumberField,
  Skeleton,
  Stack,
  TextArea,
  TextField,
  lazyPart,
} from "@yer/ui";
import { type FormEvent, Suspense, use, useState } from "react";
import { styled } from "styled-components";
import { SignInFirst } from "../disputes/Unavailable.js";
import { withDisputeTexts } from "../disputes/dispute-texts.js";
import { useFileUploads } from "../disputes/use-file-uploads.js";
import { useTitle } from "../frame/use-title.js";
import { usePreferences } from "../language/preferences.js";
import { useStoredSession } from "../sign-in/stored-session.js";
import { useOwnPlotsText, withOwnPlotsTexts } from "./own-plots-texts.js";
import { usePlaceSearch } from "./use-place-search.js";
import { WhereIAm } from "./WhereIAm.js";
import { blankPlot, fieldAt, plotBodyOf, type PlotField, plotFaultsOf, type PlotWritten } from "./plot-values.js";

/** The map comes after the form; where it does not come, the outline is written as text, or the address is enough. */
const PlotDrawn = lazyPart(() => import("./PlotDrawn.js"));

const ChooseOnMap = lazyPart(() => import("../plan/ChooseOnMap.js"));

const Column = styled.div`
  display: grid;
  gap: var(--yer-space-5);
  max-inline-size: 760px;
  padding-block: var(--yer-space-8);
`;

type Faults = Partial<Readonly<Record<PlotField, string>>>;

/** The form; what was typed is kept on the service, so that a session that ends takes nothing along. */
function Form({ onSent }: { readonly onSent: (number: string) => void }) {
  const text = useOwnPlotsText();
  const loaders = usePlaceSearch();
  const [tell] = useAct(ownPlots.tell);
  const draft = useDraft<PlotWritten>("own-plot", "new", blankPlot);
  const upload = useFileUploads(false, null);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<Failure>();
  const [attempt, setAttempt] = useState(0);
  const [isSending, setSending] = useState(false);
  const { value: values, change } = draft;

  function refuse(found: Faults, why?: Failure): void {
    setFaults(found);
    setFailure(why);
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isSending) return;
    const body = plotBodyOf(values);
    const found = Object.fromEntries(
      plotFaultsOf(values).map((fault): [PlotField, string] =>
        fault === "place"
          ? ["place", text("fault.neighborhood")]
          : fault === "where"
            ? ["address", text("ownPlot.where")]
            : ["outline", text(fault === "point" ? "fault.point-outside" : "fault.outline-text")],
      ),
    );
    if (body === undefined || Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    const outcome = await tell({ body });
    setSending(false);
    if (!outcome.failure) {
      await draft.discard();
      return onSent(outcome.data.number);
    }
    const errors = outcome.failure.kind === "problem" ? (outcome.failure.problem.errors ?? []) : [];
    refuse(
      Object.fromEntries(errors.map(({ pointer, ...error }) => [fieldAt(pointer), sayFault(text, error)])),
      outcome.failure,
    );
  }

  if (!draft.ready) return <Skeleton lines={10} />;
  const labels = {
    place: text("ownPlot.place"),
    address: text("ownPlot.address"),
    outline: text("ownPlot.outline"),
    total: text("ownPlot.total"),
    occupiedSince: text("ownPlot.since"),
    words: text("ownPlot.words"),
    files: text("ownPlot.files"),
  } as const satisfies Record<PlotField, string>;
  const errors = (Object.keys(labels) as PlotField[]).flatMap((name) => {
    const fault = faults[name];
    return fault === undefined ? [] : [{ name, message: text("objection.fault", { field: labels[name], fault }) }];
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {failure && errors.length === 0 ? (
          <InlineAlert tone="danger" isAnnounced title={text("ownPlot.notSent")}>
            {sayFailure(text, failure)}
          </InlineAlert>
        ) : null}
        <AreaPicker
          name="place"
          label={labels.place}
          description={text("ownPlot.place.hint")}
          by="search"
          value={values.place}
          onChange={(place) => change({ place })}
          loaders={loaders}
          error={faults.place}
          isRequired
        />
        <WhereIAm point={values.point} onPoint={(point, place) => change(place ? { point, place } : { point })} />
        <Suspense fallback={<Skeleton shape="block" height="44px" />}>
          <ChooseOnMap onChoose={(place) => change({ place })} />
        </Suspense>
        <TextField
          name="address"
          label={labels.address}
          description={text("ownPlot.address.hint")}
          value={values.address}
          onChange={(address) => change({ address })}
          maxLength={300}
          error={faults.address}
        />
        <Suspense fallback={<Skeleton shape="block" height="420px" />}>
          <PlotDrawn
            name="outline"
            label={labels.outline}
            description={text("ownPlot.outline.hint")}
            value={values.outline}
            onChange={(outline) => change({ outline })}
            place={values.place}
            point={values.point}
            error={faults.outline}
          />
        </Suspense>
        <NumberField
          name="total"
          label={labels.total}
          value={values.total}
          onChange={(total) => change({ total })}
          fractionDigits={2}
          width="md"
          error={faults.total}
        />
        <NumberField
          name="occupiedSince"
          label={labels.occupiedSince}
          value={values.occupiedSince}
          onChange={(occupiedSince) => change({ occupiedSince })}
          isGrouped={false}
          width="xs"
          error={faults.occupiedSince}
        />
        <TextArea
          name="words"
          label={labels.words}
          value={values.words}
          onChange={(words) => change({ words })}
          limit={1000}
          rows={4}
          error={faults.words}
        />
        <FileUpload
          name="files"
          label={labels.files}
          description={text("ownPlot.files.hint")}
          value={[...values.files]}
          onChange={(files) => change({ files })}
          upload={upload}
          accept={[".jpg", ".jpeg", ".png", ".pdf"]}
          acceptLabel="JPEG, PNG, PDF"
          maxSize={fileBounds.mostBytes}
          maxFiles={mostOwnPlotFiles}
          error={faults.files}
        />
        <DirtyGuard isDirty={draft.isUnsaved} />
        <AutosaveStatus
          state={draft.state}
          other={draft.other}
          onRetry={() => void draft.flush()}
          timeZone="Asia/Tashkent"
        />
        <Stack direction="row">
          <Button type="submit" variant="primary" isPending={isSending}>
            {text("ownPlot.send")}
          </Button>
        </Stack>
      </Stack>
    </form>
  );
}

/** `/profile?do=tell`: a citizen tells of a plot that they occupy themselves. */
function TellOfPlot() {
  const text = useOwnPlotsText();
  const session = useStoredSession();
  // The field of the place does not come after what stands below it.
  use(loadAreaTexts(usePreferences().locale));
  const [number, setNumber] = useState<string>();
  useTitle(text("ownPlot.title"));
  if (!session) return <SignInFirst title={text("ownPlot.signIn")}>{text("ownPlot.signIn.text")}</SignInFirst>;
  return (
    <Column>
      <Stack gap={2}>
        <Link href="/profile">{text("word.myFiles")}</Link>
        <h1>{text("ownPlot.title")}</h1>
        <p>{text("ownPlot.lead")}</p>
      </Stack>
      {number === undefined ? (
        <Form onSent={setNumber} />
      ) : (
        <InlineAlert
          tone="success"
          isAnnounced
          title={text("ownPlot.sent", { number })}
          actions={<Link href="/profile">{text("ownPlot.follow")}</Link>}
        >
          {text("ownPlot.next.received")}
        </InlineAlert>
      )}
    </Column>
  );
}

export default withDisputeTexts(withOwnPlotsTexts(TellOfPlot));
