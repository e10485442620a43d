import type { Area } from "@yer/api/contract/area-facts";
import type { GroupFlow } from "@yer/flow-editor/model/groups";
import { Button, ErrorSummary, Stack } from "@yer/ui";
import type { EndpointForm } from "../../../base/forms/endpoint-form.js";
import { FormProblem } from "../../../base/forms/FormProblem.js";
import { RestoredDraft } from "../../../base/forms/RestoredDraft.js";
import { LeaveGuard } from "../../../base/screen/LeaveGuard.js";
import { useUploadPort } from "../../../base/uploads/use-upload-port.js";
import { PlotOutline } from "../../applications/form/PlotOutline.js";
import { nameOfPath } from "../../conclusions/conclusion-draft.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import { type PositionPath, PositionFields } from "./PositionFields.js";
import { usePhotoPort } from "./use-photo-port.js";
import type { VisitValues } from "./visit-values.js";
import { VisitFields } from "./VisitFields.js";

/** Props of {@link VisitForm}. */
export interface VisitFormProps {
  readonly form: EndpointForm<
    VisitValues,
    PositionPath | "words" | "visitedOn" | "hours" | "photos" | "outline",
    VisitValues,
    never
  >;
  readonly area: Area;
  /** The group of questions. */
  readonly group: GroupFlow;
}

/** The form of a visit at the office: its draft lies at the service, and it is sent when it is done. */
export function VisitForm({ form, area, group }: VisitFormProps) {
  const text = useAreaPageText();
  const upload = useUploadPort();
  const uploadPhoto = usePhotoPort();
  const { values, change, field, errorAt, draft, frame, attempt, errors, isSending } = form;
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
        <VisitFields
          group={group}
          values={values}
          change={change}
          errorAt={errorAt}
          upload={upload}
          uploadPhoto={uploadPhoto}
          position={<PositionFields form={form} />}
          outline={
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
          }
        />
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
