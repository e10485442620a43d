import { readOutline } from "@yer/area-picker/model";
import type { AreaRequestKind } from "@yer/api/contract/area-facts";
import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import type { Answers } from "@yer/api/contract/discussion";
import { visitQuestions } from "@yer/api/contract/visits";
import type { GroupFlow } from "@yer/flow-editor/model/groups";
import type { StoredFile } from "@yer/ui";
import { oneRequest, type RequestDraft, requestsOf } from "../../applications/acts/RequestsEditor.js";

/** What the form of a visit holds while it is written; its id is made with it, and stays the same whatever is tried. */
export interface VisitValues {
  readonly id: string;
  readonly visitedOn: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Metres, as the device told them; null where the place was typed. */
  readonly accuracy: number | null;
  readonly hours: number | null;
  readonly words: string;
  readonly answers: Answers;
  readonly photos: readonly StoredFile[];
  /** The outline walked, as it was drawn or pasted. */
  readonly outline: string;
  readonly requests: readonly RequestDraft<AreaRequestKind>[];
}

/** A form in which nothing is written, under an id of its own. */
export function blankVisit(): VisitValues {
  return {
    id: crypto.randomUUID(),
    visitedOn: null,
    latitude: null,
    longitude: null,
    accuracy: null,
    hours: null,
    words: "",
    answers: {},
    photos: [],
    outline: "",
    requests: oneRequest,
  };
}

/** What the answers say was found; undefined while that is not chosen. */
export function findingOf({ list }: GroupFlow, answers: Answers): AreaFinding | undefined {
  const { findingField } = visitQuestions;
  const options = list.find(({ id }) => id === findingField)?.optionsList ?? [];
  const value = options.find(({ id }) => String(id) === String(answers[findingField] ?? ""))?.value;
  return areaFindings.find((one) => one === value);
}

/** What is sent of the form's values; what is missing in it is the contract's to say. */
export function visitBodyOf(
  values: VisitValues,
  asked: { readonly answers: Answers; readonly finding: AreaFinding | undefined; readonly version: number },
) {
  const { id, visitedOn, latitude, longitude, accuracy, hours, words, photos, outline, requests } = values;
  return {
    id,
    visitedOn,
    position: latitude === null || longitude === null ? null : { latitude, longitude, accuracy },
    hours,
    words,
    outline: outline.trim() === "" ? null : (readOutline(outline).outline ?? null),
    fieldGroupVersion: asked.version,
    answers: asked.answers,
    photoIds: photos.map((photo) => photo.id),
    requests: asked.finding === "data_wrong" ? requestsOf(requests) : [],
  };
}
