import type { EndpointCode } from "@yer/api/contract/codes";
import type { OrganisationKind } from "@yer/api/contract/statuses";

/**
 * The small country that the model lives in: districts of two regions, organisations at every level, people of every
 * office, some of whom may do more than one thing, and citizens. The oracle and the real service are both made from it.
 */

/** Districts with the multiple of the base amount that DOMAIN §7 gives them. */
export const districts = {
  /** A regional centre. */
  centre: { soato: "1718401", multiple: 3 },
  /** A country district of the same region. */
  country: { soato: "1718203", multiple: 1 },
  /** A district of another region. */
  far: { soato: "1703202", multiple: 1 },
} as const;
/** See {@link districts}. */
export type DistrictKey = keyof typeof districts;

interface Body {
  readonly kind: OrganisationKind;
  readonly territory: string;
}

const { centre, country, far } = districts;

/** Organisations, each at the level whose applications it answers for. */
export const bodies = {
  cadastreCentre: { kind: "cadastre", territory: centre.soato },
  cadastreCountry: { kind: "cadastre", territory: country.soato },
  cadastreFar: { kind: "cadastre", territory: far.soato },
  cadastreRegion: { kind: "cadastre", territory: "1718" },
  justice: { kind: "justice", territory: "1718" },
  council: { kind: "council", territory: "1718" },
  agency: { kind: "agency", territory: "17" },
  architectureCentre: { kind: "architecture", territory: centre.soato },
  architectureRegion: { kind: "architecture", territory: "1718" },
  architectureFar: { kind: "architecture", territory: far.soato },
  ecology: { kind: "ecology", territory: "1718" },
  agricultureCentre: { kind: "agriculture", territory: centre.soato },
  agricultureAll: { kind: "agriculture", territory: "17" },
  hokimlik: { kind: "hokimlik", territory: centre.soato },
  tax: { kind: "tax", territory: "1718" },
  emergency: { kind: "emergency", territory: centre.soato },
  waterOne: { kind: "water", territory: centre.soato },
  waterTwo: { kind: "water", territory: centre.soato },
  waterThree: { kind: "water", territory: centre.soato },
  power: { kind: "power", territory: "1718" },
  gas: { kind: "gas", territory: "1718" },
} as const satisfies Record<string, Body>;
/** See {@link bodies}. */
export type OrganisationKey = keyof typeof bodies;

/** A member of staff. */
export interface StaffPlan {
  readonly body: OrganisationKey;
  readonly territory: string;
  readonly codes: readonly EndpointCode[];
  /** Whose matter an application would be their own in. */
  readonly citizen?: CitizenKey;
}

const read = ["read:property"] as const;
const operator = [
  ...read,
  "create:property",
  "update:property",
  "submit:property",
  "start:discussion",
  "triage:overlap",
] as const;
const reviewer = [
  ...read,
  "review:property",
  "return:property",
  "decide:objection",
  "decide:complaint",
  "triage:overlap",
] as const;
const justice = [...read, "justice:property", "return:property"] as const;
const council = [...read, "council:property", "return:property"] as const;
const member = (body: OrganisationKey): StaffPlan => ({
  body,
  territory: bodies[body].territory,
  codes: [...read, "give:conclusion"],
});

/** Staff by name. */
export const staff = {
  operatorOne: { body: "cadastreCentre", territory: centre.soato, codes: operator },
  operatorTwo: { body: "cadastreCentre", territory: centre.soato, codes: operator, citizen: "anvar" },
  operatorCountry: { body: "cadastreCountry", territory: country.soato, codes: operator },
  operatorFar: { body: "cadastreFar", territory: far.soato, codes: operator },
  reviewerOne: { body: "cadastreRegion", territory: "1718", codes: reviewer },
  reviewerTwo: { body: "cadastreRegion", territory: "1718", codes: reviewer },
  hearer: { body: "cadastreRegion", territory: "1718", codes: reviewer, citizen: "lola" },
  justiceOne: { body: "justice", territory: "1718", codes: justice },
  cashier: { body: "cadastreRegion", territory: "1718", codes: [...read, "record:payment", "agree:instalments"] },
  councilOne: { body: "council", territory: "1718", codes: council },
  councilTwo: { body: "council", territory: "1718", codes: council },
  /** Holds every code: what keeps this person from doing everything is the separation of duties alone. */
  everything: {
    body: "agency",
    territory: "17",
    codes: [
      ...new Set([
        ...operator,
        ...reviewer,
        ...justice,
        ...council,
        "record:payment" as const,
        "agree:instalments" as const,
      ]),
    ],
  },
  watcher: { body: "agency", territory: "17", codes: read },
  architectCentre: member("architectureCentre"),
  architectTwo: member("architectureCentre"),
  architectHead: {
    ...member("architectureCentre"),
    codes: [...read, "give:conclusion", "take_over:conclusion"],
  },
  architectRegion: member("architectureRegion"),
  architectFar: member("architectureFar"),
  ecologist: member("ecology"),
  agronomistCentre: member("agricultureCentre"),
  agronomistAll: member("agricultureAll"),
  hokim: member("hokimlik"),
  taxman: member("tax"),
  rescuer: member("emergency"),
  waterOne: member("waterOne"),
  waterTwo: member("waterTwo"),
  waterThree: member("waterThree"),
  electrician: member("power"),
  gasman: member("gas"),
} as const satisfies Record<string, StaffPlan>;
/** See {@link staff}. */
export type StaffKey = keyof typeof staff;

/** Citizens: occupiers, and the neighbours who object. */
export const citizens = ["anvar", "barno", "davron", "lola", "malika", "nodir", "oysha", "pulat"] as const;
/** See {@link citizens}. */
export type CitizenKey = (typeof citizens)[number];
/** Those who occupy plots; the others object. */
export const occupiers = ["anvar", "barno", "davron"] as const satisfies readonly CitizenKey[];
/** Those who object and complain. */
export const objectors = ["lola", "malika", "nodir", "oysha", "pulat"] as const satisfies readonly CitizenKey[];

/** A question put to a kind of organisation, awaited from so many of them. */
interface Asked {
  readonly kind: OrganisationKind;
  readonly quantity: number;
}
const ask = (kind: OrganisationKind, quantity = 1): Asked => ({ kind, quantity });

/** What the diagrams in force ask, stage after stage; a step's id is the kind it asks. */
export const stagesOf: Readonly<Record<number, readonly (readonly Asked[])[]>> = {
  1: [[ask("architecture"), ask("ecology")]],
  2: [[ask("architecture")], [ask("ecology"), ask("agriculture")]],
  4: [[ask("hokimlik")], [ask("architecture"), ask("ecology"), ask("tax")]],
  6: [[ask("architecture"), ask("ecology"), ask("emergency")], [ask("water", 2)], [ask("power"), ask("gas")]],
};

/** Every person of staff, in one order. */
export const staffKeys = Object.keys(staff) as StaffKey[];
/** Every organisation, in one order. */
export const organisationKeys = Object.keys(bodies) as OrganisationKey[];

/** The plan of a person of staff, without the particulars that TypeScript would know of each. */
export function planOf(key: StaffKey): StaffPlan {
  return staff[key];
}

/** Organisations that a kind means in a district: all of the lowest level that contains it (DOMAIN §4, Resolve). */
export function organisationsFor(kind: OrganisationKind, district: string): OrganisationKey[] {
  for (const place of [district, district.slice(0, 4), district.slice(0, 2)]) {
    const found = organisationKeys.filter((key) => bodies[key].kind === kind && bodies[key].territory === place);
    if (found.length > 0) return found;
  }
  return [];
}
