import type { Application } from "@yer/api/contract/applications";
import type { SignInRecord } from "@yer/api/contract/auth";
import type { Facts } from "@yer/api/contract/facts";
import type { Neighborhood } from "@yer/api/contract/places";
import { pinflCheckDigit } from "@yer/api/formats";
import type { APIRequestContext, APIResponse } from "@playwright/test";

/** The district all demonstration identities work in: Samarqand city. */
export const district = "1718401";

/** Born on 5 March 1970, and nobody: area 000 of a PINFL is given to no person. */
const first13 = "3050370000777";
/** The occupier of every application that these tests open. */
export const occupier = {
  kind: "person",
  name: "Sinovbekov Oʻrinboy Gʻaniyevich",
  pinfl: `${first13}${pinflCheckDigit(first13)}`,
  passport: "ZZ7654321",
  birthDate: "1970-03-05",
} as const;

/** The demonstration's citizen, whom OneID vouches for. */
export const citizen = {
  ...occupier,
  name: "Fuqaroyev Anvar Karimovich",
  pinfl: `3210368000009${pinflCheckDigit("3210368000009")}`,
  birthDate: "1968-03-21",
} as const;

/** Reads JSON from the service, or throws what it answered. */
async function json<T>(reply: APIResponse): Promise<T> {
  if (!reply.ok()) throw new Error(`${reply.url()} answered ${reply.status()}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

/** Calls the service beside the browser, with somebody's session. */
export function caller(service: APIRequestContext, record: SignInRecord) {
  const authorization = `Bearer ${record.access_token}`;
  const ofAct = (version: number | undefined) => ({
    authorization,
    "idempotency-key": crypto.randomUUID(),
    ...(version === undefined ? {} : { "if-match": `"${version}"` }),
  });
  return {
    get: async <T>(path: string): Promise<T> =>
      json(await service.get(`/api/v1${path}`, { headers: { authorization } })),
    /** `version`: that of the record, where the call asks for it (`If-Match`). */
    post: async <T>(path: string, data: unknown = {}, version?: number): Promise<T> =>
      json(await service.post(`/api/v1${path}`, { data, headers: ofAct(version) })),
    put: async <T>(path: string, data: unknown, version: number): Promise<T> =>
      json(await service.put(`/api/v1${path}`, { data, headers: ofAct(version) })),
  };
}

/** Calls with one session. */
export type Caller = ReturnType<typeof caller>;

/** Degrees as the service keeps them. */
const round = (value: number): number => Math.round(value * 1e7) / 1e7;

/**
 * Where the plots of these tests lie; by it they are told from the demonstration's. A number is in it, or a search would
 * take it for a like name.
 */
const street = "Sinov5 koʻchasi";

/** The south-western corner of an application's plot. */
async function cornerOf(operator: Caller, query: string): Promise<readonly [number, number] | undefined> {
  const { items } = await operator.get<{ items: { id: string }[] }>(`/applications?${query}&sort=createdAt&limit=1`);
  const [file] = items;
  if (!file) return undefined;
  const { facts } = await operator.get<Application>(`/applications/${file.id}`);
  return facts.outline?.coordinates[0]?.[0];
}

/** A plot of the demonstration's with room to its right. */
async function demonstrationCorner(operator: Caller): Promise<readonly [number, number]> {
  const corner = await cornerOf(operator, `district=${district}&status=in_payment`);
  if (!corner) throw new Error("The demonstration has no plot to lay another beside.");
  return corner;
}

/**
 * Complete facts of a plot where nothing else lies. The demonstration's plots stand in columns; these fill the street
 * to the right of one of them, each new one to the north of those already there.
 */
export async function newFacts(operator: Caller): Promise<Facts> {
  const mine = `search=${encodeURIComponent(street)}`;
  const { total } = await operator.get<{ total: number }>(`/applications?${mine}`);
  const first = await cornerOf(operator, mine);
  const made = first ?? (await demonstrationCorner(operator));
  const [x, y] = first ? [first[0], first[1] + total * 0.0002] : [made[0] + 0.0006, made[1]];
  const { items } = await operator.get<{ items: Neighborhood[] }>(`/neighborhoods?district=${district}`);
  const [neighborhood] = items;
  if (!neighborhood) throw new Error("The demonstration's district has no neighbourhood.");
  const ring = [
    [0, 0],
    [0.00012, 0],
    [0.00012, 0.00009],
    [0, 0.00009],
    [0, 0],
  ].map(([dx = 0, dy = 0]): [number, number] => [round(x + dx), round(y + dy)]);
  return {
    legalBasis: 1,
    cadastreNumber: `14:16:99:99:99:${String(total + 1).padStart(4, "0")}`,
    occupier,
    districtSoato: district,
    neighborhoodId: neighborhood.id,
    address: `${street}, ${total + 1}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 100, documented: null, excess: null, built: 60 },
    occupiedSince: 2004,
    outline: { type: "Polygon", coordinates: [ring] },
    buildings: [{ name: "Turar joy", yearBuilt: 2005, area: 60, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}

/** Plots of a row far from the demonstration's. Tests share a product: each has a plot of its own, or two overlap. */
const plots = [
  "life",
  "appeal",
  "first at the Council",
  "second at the Council",
  "third at the Council",
  "ten people",
  "from an area",
  "money",
  "pay online",
] as const;

/** Facts of a plot of the row, and the name of the neighbourhood it lies in. */
export async function plotOf(
  operator: Caller,
  plot: (typeof plots)[number],
  of: Facts["occupier"],
): Promise<{ facts: Facts; neighborhood: string }> {
  const { items } = await operator.get<{ items: Neighborhood[] }>(`/neighborhoods?district=${district}`);
  const [neighborhood] = items;
  if (!neighborhood) throw new Error("The demonstration's district has no neighbourhood.");
  const n = plots.indexOf(plot) + 1;
  const [x, y, d] = [66.5 + n * 0.001, 39.9, 0.0002];
  const facts: Facts = {
    legalBasis: 1,
    cadastreNumber: `14:16:88:88:88:${String(n).padStart(4, "0")}`,
    occupier: of,
    districtSoato: district,
    neighborhoodId: neighborhood.id,
    address: `Hayot koʻchasi, ${n}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 300, documented: null, excess: null, built: 60 },
    occupiedSince: 2004,
    outline: {
      type: "Polygon",
      coordinates: [
        [
          [x, y],
          [x + d, y],
          [x + d, y + d],
          [x, y + d],
          [x, y],
        ],
      ],
    },
    buildings: [{ name: "Turar joy", yearBuilt: 2005, area: 60, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
  return { facts, neighborhood: neighborhood.name.uz_UZ };
}

/** Uzbek name of the neighbourhood the facts name. */
export async function neighborhoodName(calls: Caller, { neighborhoodId }: Facts): Promise<string> {
  const { items } = await calls.get<{ items: Neighborhood[] }>(`/neighborhoods?district=${district}`);
  const found = items.find(({ id }) => id === neighborhoodId);
  if (!found) throw new Error(`The district has no neighbourhood ${neighborhoodId}.`);
  return found.name.uz_UZ;
}

/** Opens an application in editing. */
export async function openApplication(operator: Caller): Promise<Application> {
  return operator.post<Application>("/applications", await newFacts(operator));
}

/** Opens an application and brings it into its discussion, where the architect and the ecologist are asked at once. */
export async function openDiscussion(operator: Caller): Promise<Application> {
  const { id } = await openApplication(operator);
  await operator.post(`/applications/${id}/submit`);
  return operator.post<Application>(`/applications/${id}/discussion`);
}

/** The body of a positive conclusion of each of the two bodies that the demonstration's diagram asks. */
const conclusions = {
  architect: { stepId: "architecture", answers: { "17": 2 } },
  ecologist: { stepId: "ecology", answers: { "21": 1 } },
} as const;

/** Gives the positive conclusion of a body. */
export async function concludeBeside(calls: Caller, id: string, body: keyof typeof conclusions): Promise<void> {
  await calls.post(`/applications/${id}/conclusions`, {
    ...conclusions[body],
    verdict: "positive",
    summary: "Joyida oʻrganildi, eʼtiroz yoʻq.",
    fileIds: [],
  });
}
