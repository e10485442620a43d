import type { Application } from "@yer/api/contract/applications";
import { facts as factsContract } from "@yer/api/contract/facts";
import { expect, it } from "vitest";
import { mergedFacts } from "./facts-conflict.js";
import { createFactsSchema } from "./facts-schema.js";
import { blankValues, type FactsValues, readValues, uncheckedFacts, valuesOf } from "./facts-values.js";
import { buildingOf, fieldOf, labelOf } from "./fields.js";
import { createReadiness } from "./readiness.js";
import { changeableFacts } from "./requested-facts.js";

const applicationId = "01a1fa2d-5d40-76a4-820b-9375e04950ea";

const application: Application["facts"] = {
  legalBasis: 4,
  cadastreNumber: "14:14:01:01:02:1266",
  occupier: {
    kind: "person",
    name: "Namunaliyev Sardor",
    pinfl: "3•••••••••••11",
    passport: null,
    birthDate: "1990-03-12",
  },
  districtSoato: "1718401",
  neighborhoodId: "14169005",
  address: "Registon koʻchasi, 5",
  landCategory: "settlement",
  purpose: "dwelling",
  sizes: { total: 857.64, documented: null, excess: null, built: 120 },
  occupiedSince: 2010,
  outline: {
    type: "Polygon",
    coordinates: [
      [
        [66.96, 39.65],
        [66.9603, 39.65],
        [66.9603, 39.6503],
        [66.96, 39.65],
      ],
    ],
  },
  buildings: [{ name: "Turar joy", yearBuilt: 2010, area: 120, floors: 1 }],
  fileIds: [applicationId],
  files: [
    {
      id: applicationId,
      name: "qaror.pdf",
      type: "application/pdf",
      size: 9,
      state: "clean",
      uploadedAt: "2026-01-01T00:00:00Z",
    },
  ],
  payment: { discount: "none", discountFileId: null, marketValue: 5_000_000, marketValueFileId: applicationId },
};
const { files: _, ...facts } = application;

/** Wrong fields and their codes. */
function faults(part: Partial<FactsValues>): Record<string, string> {
  const parsed = createFactsSchema().safeParse({ ...valuesOf(application), ...part });
  return Object.fromEntries((parsed.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]));
}

it("makes of a file's form exactly the file's facts", () => {
  expect(uncheckedFacts(valuesOf(application))).toEqual(facts);
  expect(createFactsSchema().parse(valuesOf(application))).toEqual(facts);
});

it("asks for legal basis and place before a file is opened, and for nothing else", () => {
  const opened = { legalBasis: "1", neighborhoodId: valuesOf(application).neighborhoodId };
  expect(createFactsSchema().safeParse({ ...blankValues, ...opened }).success).toBe(true);
  expect(faults(blankValues)).toEqual({ legalBasis: "required", neighborhoodId: "neighborhood" });
});

it("names what is wrong at its field", () => {
  const { occupier } = blankValues;
  expect(faults({ cadastreNumber: "14:14" })).toEqual({ cadastreNumber: "cadastre-shape" });
  expect(faults({ cadastreNumber: "17:03:10:05:02:0001" })).toEqual({ cadastreNumber: "cadastre-region" });
  expect(faults({ outline: "salom" })).toEqual({ outline: "outline:unreadable" });
  expect(faults({ occupiedSince: 2099 })).toEqual({ occupiedSince: "too-big" });
  expect(faults({ occupier: { ...occupier, passport: "AB1" } })).toEqual({
    "occupier.name": "required",
    "occupier.passport": "passport-shape",
  });
  expect(faults({ occupier: { ...occupier, name: "A", pinfl: "31203900000011", birthDate: "1990-03-13" } })).toEqual({
    "occupier.birthDate": "birth-date-differs",
  });
  expect(faults({ buildings: [{ name: " ", yearBuilt: 1, area: null, floors: null }] })).toEqual({
    "buildings.0.name": "required",
    "buildings.0.yearBuilt": "too-small",
  });
});

it("leaves out what the choices made leave no place for", () => {
  const values = valuesOf(application);
  expect(uncheckedFacts({ ...values, legalBasis: "1" }).payment).toEqual({
    discount: "none",
    discountFileId: null,
    marketValue: null,
    marketValueFileId: null,
  });
});

const readinessOf = createReadiness();
const lackingFacts = (values: FactsValues) => readinessOf(values).lacking;
const statesOf = (part: Partial<FactsValues>) => readinessOf({ ...valuesOf(application), ...part }).sections;

it("ticks nothing on an untouched form, and counts no section of which nothing is asked", () => {
  expect(readinessOf(blankValues).sections).toEqual({
    occupier: "lacking",
    place: "lacking",
    plot: "lacking",
    outline: "lacking",
    buildings: "lacking",
    files: "optional",
    payment: "optional",
  });
});

it("ticks documents when there is one, and the payment when something is asked of it and there", () => {
  expect([statesOf({}).files, statesOf({ fileIds: [] }).files]).toEqual(["complete", "optional"]);
  const { payment } = valuesOf(application);
  expect(statesOf({ legalBasis: "1", payment }).payment).toBe("optional");
  expect(statesOf({ payment: { ...payment, marketValue: null } }).payment).toBe("lacking");
  expect(statesOf({}).payment).toBe("complete");
});

it("is not ready while something would be refused: an empty row of buildings, a number typed by half", () => {
  const [first] = valuesOf(application).buildings;
  const blank = { name: "", yearBuilt: null, area: null, floors: null };
  const values = { ...valuesOf(application), cadastreNumber: "14:14", buildings: [first ?? blank, blank] };
  const { lacking, sections } = readinessOf(values);
  expect(lacking).toEqual(["/cadastreNumber", "/buildings/1/name"]);
  expect([sections.plot, sections.buildings]).toEqual(["lacking", "lacking"]);
  expect([fieldOf("/buildings/1/name"), buildingOf("/buildings/1/name")]).toEqual(["buildings.1.name", 2]);
});

it("lists what submission lacks in the order of the form, each with a field and a label", () => {
  expect(lackingFacts(valuesOf(application))).toEqual([]);
  const lacking = lackingFacts(blankValues);
  expect(lacking[0]).toBe("/occupier");
  expect(lacking).toContain("/legalBasis");
  for (const pointer of lacking) expect([fieldOf(pointer), labelOf(pointer)]).not.toContain("");
  expect(lackingFacts({ ...valuesOf(application), legalBasis: "2" })).toEqual(["/sizes/documented", "/sizes/excess"]);
});

it("leads the service's pointers to fields", () => {
  expect(
    ["/districtSoato", "/outline/coordinates/0", "/fileIds/3", "/occupier", "/payment/marketValue"].map(fieldOf),
  ).toEqual(["neighborhoodId", "outline", "fileIds", "occupier.name", "payment.marketValue"]);
});

it("does not trust a draft of another shape", () => {
  const start = valuesOf(application);
  expect(readValues({ ...start, buildings: "three" }, start)).toBe(start);
  expect(readValues({ ...start, address: "x" }, start)).toEqual({ ...start, address: "x" });
});

const request = (kind: "fix_outline" | "correct_address", at: string) => ({ kind, at });
const allowed = (...requests: object[]) =>
  changeableFacts({ editRequests: requests } as unknown as Pick<Application, "editRequests">);

it("lets only what the last return asked for be changed, and never the place", () => {
  expect(allowed()("/address")).toBe(true);
  expect(allowed()("/neighborhoodId")).toBe(false);
  const returned = allowed(
    request("correct_address", "2026-01-01T00:00:00Z"),
    request("fix_outline", "2026-02-01T00:00:00Z"),
  );
  expect(["/outline", "/sizes/total", "/address", "/occupier"].map(returned)).toEqual([true, true, false, false]);
});

it("merges what was decided over what stands now", () => {
  const theirs = factsContract.parse({ ...facts, address: "Boshqa koʻcha, 9" });
  const merged = mergedFacts(theirs, { "/address": "Registon", "/sizes/built": 99 });
  expect(merged).toEqual({ ...theirs, address: "Registon", sizes: { ...theirs.sizes, built: 99 } });
  expect(theirs.sizes.built).toBe(120);
});
