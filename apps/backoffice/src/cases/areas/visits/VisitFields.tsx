import type { AreaFinding } from "@yer/api/contract/area-states";
import { fileBounds } from "@yer/api/contract/files";
import { mostVisitPhotos } from "@yer/api/contract/visits";
import { GroupForm } from "@yer/flow-editor/groups";
import { askedAnswers, type GroupFlow } from "@yer/flow-editor/model/groups";
import {
  DatePicker,
  FileUpload,
  FormSection,
  InlineAlert,
  NumberField,
  Stack,
  TextArea,
  type UploadPort,
} from "@yer/ui";
import type { ReactNode } from "react";
import { RequestsEditor } from "../../applications/acts/RequestsEditor.js";
import { useAreaPageText } from "../page/area-page-texts.js";
import { areaRequestKindKeys, useRequestKind } from "../page/use-request-kind.js";
import { findingOf, type VisitValues } from "./visit-values.js";

/** The text on what happens next, by what the inspector found. */
const thenOf = {
  occupied: "areaFinding.occupied.then",
  state_land: "areaFinding.state_land.then",
  papers_found: "areaFinding.writeOff.then",
  empty: "areaFinding.writeOff.then",
  not_there: "areaFinding.writeOff.then",
  data_wrong: "areaFinding.data_wrong.then",
} as const satisfies Record<AreaFinding, string>;

/** What is asked of a visit wherever it is written. */
export type AskedOfVisit = Pick<VisitValues, "answers" | "requests" | "words" | "visitedOn" | "hours" | "photos">;

/** Props of {@link VisitFields}. */
export interface VisitFieldsProps {
  /** The group of questions. */
  readonly group: GroupFlow;
  readonly values: AskedOfVisit;
  readonly change: (part: Partial<AskedOfVisit>) => void;
  /** What is wrong at a field, or at a pointer into what is sent. */
  readonly errorAt: (at: "words" | "visitedOn" | "hours" | "photos" | `/${string}`) => string | undefined;
  /** Where files that answer a question go. */
  readonly upload: UploadPort;
  /** Where photos go. */
  readonly uploadPhoto: UploadPort;
  /** Says where somebody stood. */
  readonly position: ReactNode;
  /** Says the outline. */
  readonly outline: ReactNode;
}

const noFiles: [] = [];

/** The fields of a visit, at the office and on a device: what was found and what follows from it, what was seen, where, the photos, the outline. */
export function VisitFields(props: VisitFieldsProps) {
  const { group, values, change, errorAt, upload, uploadPhoto, position, outline } = props;
  const text = useAreaPageText();
  const sayKind = useRequestKind();
  const finding = findingOf(group, askedAnswers(group, values.answers));
  const answerErrors = Object.fromEntries(
    group.list.flatMap(({ id }) => {
      const error = errorAt(`/answers/${id}`);
      return error === undefined ? [] : [[id, error]];
    }),
  );
  return (
    <>
      <FormSection level={2} title={text("visit.questions")}>
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
      <FormSection level={2} title={text("visit.spot")}>
        <div data-wide="">
          <TextArea
            name="words"
            label={text("visit.words")}
            value={values.words}
            onChange={(words) => change({ words })}
            error={errorAt("words")}
            isRequired
          />
        </div>
        <DatePicker
          name="visitedOn"
          label={text("visit.visitedOn")}
          value={values.visitedOn}
          onChange={(visitedOn) => change({ visitedOn })}
          error={errorAt("visitedOn")}
          width="md"
          isRequired
        />
        <NumberField
          name="hours"
          label={text("visit.hours")}
          value={values.hours}
          onChange={(hours) => change({ hours })}
          error={errorAt("hours")}
          fractionDigits={2}
          width="xs"
        />
        <div data-wide="">{position}</div>
        <div data-wide="">
          <FileUpload
            name="photos"
            label={text("visit.photos")}
            description={text("visit.photos.hint")}
            value={values.photos}
            onChange={(photos) => change({ photos })}
            error={errorAt("photos")}
            upload={uploadPhoto}
            accept={["image/*"]}
            acceptLabel="JPEG, PNG"
            // What is chosen is shrunk before it is sent: a camera's photo may be larger than a file may be.
            maxSize={fileBounds.mostBytes * 5}
            maxFiles={mostVisitPhotos}
          />
        </div>
      </FormSection>
      <FormSection level={2} title={text("visit.outline")} description={text("visit.outline.hint")}>
        <div data-wide="">{outline}</div>
      </FormSection>
    </>
  );
}
