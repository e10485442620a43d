import { areaConfirmations, areaSchedules, areasOnRound } from "@yer/api/contract/areas";
import { areaSources } from "@yer/api/contract/area-states";
import { areaFaultCodes } from "@yer/api/contract/area-faults";
import { ageBandKeys } from "@yer/api/contract/standing";
import { choice, choices, flag } from "../../registers/kit/declare-filters.js";
import type { Filter } from "../../registers/kit/filters.js";
import { placedFilters } from "../applications/register/application-filters.js";
import type { useAreasText } from "./areas-texts.js";

/** What the registers of areas and of baskets are narrowed by alike. */
export const areaFilters: readonly Filter<
  | "legalBasis"
  | "year"
  | "source"
  | "confirmation"
  | "schedule"
  | "overlaps"
  | "inspected"
  | "proposed"
  | "fault"
  | "age"
  | "visited"
  | "round"
  | "roundFrom"
  | "roundTo"
  | "bbox",
  ReturnType<typeof useAreasText>
>[] = [
  ...placedFilters,
  choices("source", "areas.source", areaSources, (source) => `areaSource.${source}` as const),
  choice("confirmation", "areas.confirmation", areaConfirmations, (key) => `areas.${key}` as const),
  choice("schedule", "areas.schedule", areaSchedules, (key) => `areas.schedule.${key}` as const),
  flag("overlaps", "areas.overlaps"),
  flag("inspected", "areas.inspected"),
  flag("proposed", "areas.proposed"),
  choices("fault", "areas.fault", areaFaultCodes, (code) => `areaFault.${code}` as const),
  choices("age", "areas.age", ageBandKeys, (band) => `panel.age.${band}` as const),
  flag("visited", "areas.visited"),
  choice("round", "areas.round", areasOnRound, (key) => `areas.round.${key}` as const),
  { kind: "dates", from: "roundFrom", to: "roundTo", label: ({ text }) => text("areas.round.days") },
  // A box is drawn on the map; here it can only be taken off.
  { kind: "kept", name: "bbox", label: ({ text }) => text("register.filter.bbox") },
];
