import type { Area } from "@yer/api/contract/area-facts";
import type { AreaFinding } from "@yer/api/contract/area-states";
import { fileBounds } from "@yer/api/contract/files";
import { mostVisitPhotos } from "@yer/api/contract/visits";
import { GroupForm } from "@yer/flow-editor/groups";
import { askedAnswers, type GroupFlow } from "@yer/flow-editor/model/groups";
import {
  Button,
  DatePicker,
  ErrorSummary,
  FileUpload,
  FormSection,
  InlineAlert,
  NumberField,
  Stack,
  TextArea,
} from "@yer/ui";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { RestoredDraft } from "../../../base/forms/RestoredDraft.js";
import { LeaveGuard } from "../../../base/screen/LeaveGuard.js";
import { useUploadPort } from "../../../base/uploads/use-upload-port.js";
import { RequestsEditor } from "../../applications/acts/RequestsEditor.js";
import { PlotOutline } from "../../applications/form/PlotOutline.js";
import { nameOfPath } from "../../conclusions/conclusion-draft.js";
import { areaRequestKindKeys, useRequestKind } from "../page/use-request-kind.js";
import { type PositionPath, PositionFields } from "./PositionFields.js";
import { usePhotoPort } from "./use-photo-port.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import { findingOf, type VisitValues } from "./visit-values.js";

/** What follows from each finding. */
const thenOf = {
  occupied: "areaFinding.occupied.then",
  state_land: "areaFinding.state_land.then",
  papers_found: "areaFinding.writeOff.then",
  empty: "areaFinding.writeOff.then",
  not_there: "areaFinding.writeOff.then",
  data_wrong: "areaFinding.data_wrong.then",
} as const satisfies Record<AreaFinding, string>;

/** Props of {@link VisitForm}. */
export interface VisitFormProps {
  readonly form: EndpointForm<
    VisitValues,
    PositionPath | "words" | "visitedOn" | "hours" | "photos" | "outline",
    VisitValues,
    never
  >;
  readonly area: Area;
  /** What is asked. */
  readonly group: GroupFlow;
}

const noFiles: [] = [];

/** The form of a visit: what was found and what follows from it, what was seen, where, the photos, the outline walked. */
export function VisitForm({ form, area, group }: VisitFormProps) {
  const text = useAreaPageText();
  const sayKind = useRequestKind();
  const upload = useUploadPort();
  const uploadPhoto = usePhotoPort();
  const { values, change, field, errorAt, draft, frame, attempt, errors, isSending } = form;
  const finding = findingOf(group, askedAnswers(group, values.answers));
  const answerErrors = Object.fromEntries(
    group.list.flatMap(({ id }) => {
      const error = errorAt(`/answers/${id}`);
      return error === undefined ? [] : [[id, error]];
    }),
  );
  return (
    <form
      noValidate
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={5}>
        <RestoredDraft form={form} />
        <ErrorSummary
          attempt={attempt}
          errors={errors.map(({ name = "", message }) => ({ name: nameOfPath(name), message }))}
        />
        <FormProblem form={form} />
        <FormSection title={text("visit.questions")}>
          <div data-wide="">
            <Stack gap={4}>
              <GroupForm
                group={group}
                answers={values.answers}
                files={noFiles}
                upload={upload}
                onAnswer={({ id }, answer) => change({ answers: { ...values.answers, [id]: answer } })}
                errors={answerErrors}
              />
              {finding ? <InlineAlert tone="info">{text(thenOf[finding])}</InlineAlert> : null}
              {finding === "data_wrong" ? (
                <RequestsEditor
                  kinds={areaRequestKindKeys}
                  sayKind={sayKind}
                  value={values.requests}
                  onChange={(requests) => change({ requests })}
                  errorAt={errorAt}
                />
              ) : null}
            </Stack>
          </div>
        </FormSection>
        <FormSection title={text("visit.spot")}>
          <div data-wide="">
            <TextArea name="words" {...field("words")} isRequired />
          </div>
          <DatePicker name="visitedOn" {...field("visitedOn")} width="md" isRequired />
          <NumberField name="hours" {...field("hours")} fractionDigits={2} width="xs" />
          <div data-wide="">
            <PositionFields form={form} />
          </div>
          <div data-wide="">
            <FileUpload
              name="photos"
              {...field("photos")}
              description={text("visit.photos.hint")}
              upload={uploadPhoto}
              accept={["image/*"]}
              acceptLabel="JPEG, PNG"
              // What is chosen is shrunk before it is sent: a camera's photo may be larger than a file may be.
              maxSize={fileBounds.mostBytes * 5}
              maxFiles={mostVisitPhotos}
            />
          </div>
        </FormSection>
        <FormSection title={text("visit.outline")} description={text("visit.outline.hint")}>
          <div data-wide="">
            <PlotOutline
              name="outline"
              {...field("outline")}
              label={text("form.outline.label")}
              place={{
                region: area.region.soato,
                district: area.district.soato,
                neighborhood: area.neighborhood?.id ?? null,
              }}
              plotId={area.id}
            />
          </div>
        </FormSection>
        <Stack direction="row" gap={3}>
          <Button type="submit" variant="primary" isPending={isSending}>
            {text("visit.send")}
          </Button>
          {draft.status}
        </Stack>
      </Stack>
      <LeaveGuard isUnsaved={draft.isUnsaved} flush={draft.flush} />
    </form>
  );
}
