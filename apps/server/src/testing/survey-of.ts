import type { Facts } from "@yer/api/contract/facts";
import { type SurveyField, surveyFields, surveyHeadings } from "@yer/api/contract/survey-columns";
import type { Locale } from "@yer/api/contract/values";
import { writeOutline } from "@yer/area-picker/model";

const text = (value: string | number | null | undefined): string => (value ?? "").toString();

/** What the columns of a survey say of an application's facts. */
export function cellsOfFacts(facts: Facts): Record<SurveyField, string> {
  const { occupier, sizes, buildings } = facts;
  const [building] = buildings;
  const person = occupier?.kind === "person" ? occupier : null;
  return {
    legalBasis: text(facts.legalBasis),
    cadastreNumber: text(facts.cadastreNumber),
    occupier: text(occupier?.name),
    pinfl: text(person?.pinfl),
    passport: text(person?.passport),
    birthDate: text(person?.birthDate),
    stir: occupier?.kind === "legalPerson" ? text(occupier.stir) : "",
    region: facts.districtSoato.slice(0, 4),
    district: facts.districtSoato,
    neighborhood: facts.neighborhoodId,
    address: text(facts.address),
    landCategory: text(facts.landCategory),
    purpose: text(facts.purpose),
    totalArea: text(sizes.total),
    documentedArea: text(sizes.documented),
    excessArea: text(sizes.excess),
    builtArea: text(sizes.built),
    occupiedSince: text(facts.occupiedSince),
    building: text(building?.name),
    yearBuilt: text(building?.yearBuilt),
    buildingArea: text(building?.area),
    floors: text(building?.floors),
    outline: facts.outline === null ? "" : writeOutline(facts.outline),
  };
}

/** A survey's header and rows, as exports name the columns. */
export function surveyOf(applications: readonly Facts[], locale: Locale = "uz_UZ"): string[][] {
  return [
    surveyFields.map((field) => surveyHeadings[field][locale]),
    ...applications.map((facts) => {
      const cells = cellsOfFacts(facts);
      return surveyFields.map((field) => cells[field]);
    }),
  ];
}
