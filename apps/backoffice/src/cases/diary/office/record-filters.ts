import { areaFindings } from "@yer/api/contract/area-states";
import { choices, flag } from "../../../registers/kit/declare-filters.js";
import type { Filter } from "../../../registers/kit/filters.js";
import type { useOfficeText } from "./office-texts.js";

type RecordFilter = Filter<
  "finding" | "from" | "to" | "walked" | "moved" | "writer" | "organisation" | "area",
  ReturnType<typeof useOfficeText>
>;

/** What the register of visits and visits on the map are narrowed by alike. */
export const recordFilters: readonly RecordFilter[] = [
  { kind: "place" },
  choices("finding", "word.result", areaFindings, (id) => `areaFinding.${id}` as const),
  { kind: "dates", from: "from", to: "to", label: ({ text }) => text("visit.visitedOn") },
  flag("walked", "diary.walked"),
  flag("moved", "diary.moved"),
  // Whose and where is chosen on the panel, in the lists and on an area's page; here it can only be taken off.
  { kind: "kept", name: "writer", label: ({ text }) => text("diary.ofPerson") },
  { kind: "kept", name: "organisation", label: ({ text }) => text("diary.ofOrganisation") },
  { kind: "kept", name: "area", label: ({ text }) => text("diary.ofArea") },
];
