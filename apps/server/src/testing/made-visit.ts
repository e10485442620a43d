import { type AreaFinding, areaFindings } from "@yer/api/contract/area-states";
import { type VisitGiven, visitQuestions } from "@yer/api/contract/visits";
import { uuidv7 } from "uuidv7";

/** A visit that found what is said, with the answers that its questions lead to. */
export function madeVisit(finding: AreaFinding, given: Partial<VisitGiven> = {}): VisitGiven {
  return {
    id: uuidv7(),
    visitedOn: "2026-03-05",
    position: null,
    hours: 1.5,
    words: "Joyida koʻrildi",
    outline: null,
    fieldGroupVersion: 1,
    answers: {
      [visitQuestions.findingField]: String(areaFindings.indexOf(finding) + 1),
      ...(finding === "occupied" ? { "102": "1" } : {}),
      ...(finding === "papers_found" ? { "67": "124-Q", "68": "2014-06-02" } : {}),
    },
    photoIds: [],
    requests: finding === "data_wrong" ? [{ kind: "fix_outline", note: "Yoʻlga chiqqan" }] : [],
    ...given,
  };
}
