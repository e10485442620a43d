import type { Facts } from "@yer/api/contract/facts";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import { pinflCheckDigit, sortKey } from "@yer/api/formats";
import { personAsActor } from "../../identity/access/person-actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { tickApplications } from "../../cases/application-acts/clock.js";
import { createApplication } from "../../cases/applications/open-applications.js";
import { startDiscussion, submit } from "../../cases/application-acts/service.js";
import { type FixedClock, machineClock } from "../../platform/clock/clock.js";
import type { Context } from "../../platform/context.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import type { Transaction } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { giveConclusion } from "../../cases/discussion/service.js";
import { readSettings } from "../../platform/dated-settings/queries.js";
import { square } from "../application-kit.js";
import { lookAtApplication } from "./application-looks.js";
import type { Look } from "./clients.js";
import { makeOrganisation, makePerson, type MadePerson, signIn } from "../people.js";

const district = "1718401";
const neighborhood = "14160001";

/** Offices, the organisation each belongs to, and how many of a hundred people hold it. */
export const offices = {
  operator: {
    kind: "cadastre",
    share: 25,
    codes: ["create:property", "update:property", "submit:property", "start:discussion"],
  },
  architect: { kind: "architecture", share: 12, codes: ["give:conclusion"] },
  ecologist: { kind: "ecology", share: 12, codes: ["give:conclusion"] },
  reviewer: { kind: "cadastre", share: 16, codes: ["review:property", "return:property"] },
  justice: { kind: "justice", share: 10, codes: ["justice:property", "return:property"] },
  cashier: { kind: "cashier", share: 15, codes: ["record:payment"] },
  council: { kind: "council", share: 10, codes: ["council:property", "return:property"] },
} as const satisfies Record<string, OfficeMade>;
/** See {@link offices}. */
export type Office = keyof typeof offices;

/** Somebody of an office, signed in. */
export interface Clerk<Of extends string = string> extends Omit<MadePerson, "token"> {
  readonly office: Of;
  /** Token of the session they have now: in a long contest they sign in anew. */
  token: string;
}

/** What an organisation's people may do, and how many of a hundred people they are. */
interface OfficeMade {
  readonly kind: OrganisationKind | "cashier";
  readonly share: number;
  readonly codes: readonly EndpointCode[];
}

/** People of several offices, and the applications they work on. */
export interface Contest {
  readonly clerks: readonly Clerk[];
  readonly files: readonly string[];
  /** What a clerk looks at next. */
  readonly lookOf: (clerk: Clerk) => Look;
  /** Signs a clerk in once more: access tokens last a quarter of an hour. */
  readonly signInAnew: (clerk: Clerk) => Promise<void>;
}

/** What a contest is made within. */
export type Service = { readonly context: Context; readonly clock: FixedClock };

/**
 * Makes a district at work: people, and applications of which two in five wait in editing, one in five for their
 * organisation's conclusion, and two in five for justice. The clock ends up at `at`, which the servers share.
 * @param past whether their announcements are over; else they began at `at`
 */
export async function makeContest(
  service: Service,
  people: number,
  count: number,
  at: Date,
  past = true,
): Promise<Contest> {
  service.clock.set(at);
  await makeNeighborhood(service);
  const clerks = await makeClerks(service, offices, people, district);
  const files = await makeFiles(service, clerks, {
    at,
    past,
    ends: Array.from({ length: count }, (_, n) => (n < count * 0.4 ? "editing" : n < count * 0.6 ? "asked" : "heard")),
  });
  return { clerks, files, lookOf: (clerk) => lookAtApplication(clerk, files), signInAnew: signsInAnew(service) };
}

/** Adds the neighbourhood in which all applications of a contest lie. */
export async function makeNeighborhood({ context }: Service): Promise<void> {
  await context.db
    .insertInto("neighborhoods")
    .values({
      id: neighborhood,
      district_soato: district,
      name: jsonb({ uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" }),
      sort_key: sortKey("Sinov"),
      demonstration: true,
    })
    .execute();
}

/** Makes people of some offices, in the numbers of their shares and at least one of each. */
export async function makeClerks<Of extends string>(
  service: Service,
  given: Readonly<Record<Of, OfficeMade>>,
  people: number,
  territory: string,
): Promise<readonly Clerk<Of>[]> {
  const bodies = new Map<string, string>();
  const clerks: Clerk<Of>[] = [];
  for (const office of Object.keys(given) as Of[]) {
    const { kind, share, codes } = given[office];
    const ofKind = kind === "cashier" ? "cadastre" : kind;
    const id = bodies.get(ofKind) ?? (await makeOrganisation(service, { kind: ofKind, territory }));
    bodies.set(ofKind, id);
    for (let n = 0; n < Math.max(1, Math.round((people * share) / 100)); n += 1) {
      const person = await makePerson(service, {
        name: `${office} ${n}`,
        territory,
        codes: ["read:property", ...codes],
        organisation: { id },
      });
      clerks.push({ ...person, office });
    }
  }
  return clerks;
}

/**
 * How far an application comes while a contest is made: into editing, until its organisations are asked, until both
 * concluded.
 */
type Reached = "editing" | "asked" | "heard";

/**
 * Makes applications by the offices that carry them; the clock ends up at `at`.
 * @param given `past`: whether their announcements are over by then; `ends`: how far each comes
 */
export async function makeFiles(
  service: Service,
  clerks: readonly Clerk[],
  { at, past = true, ends }: { readonly at: Date; readonly past?: boolean; readonly ends: readonly Reached[] },
): Promise<readonly string[]> {
  const { context, clock } = service;
  // The past, in which applications come as far as time alone lets them.
  if (past) clock.set(new Date(at.getTime() - 30 * 86_400_000));
  const files: string[] = [];
  for (const [n, end] of ends.entries()) files.push(await makeFile(service, clerks, n, end));
  clock.set(at);
  await tickApplications(context.db, context.events, at);
  return files;
}

/** Signs clerks in once more. */
export function signsInAnew(service: Service): Contest["signInAnew"] {
  return async (clerk) => {
    ({ token: clerk.token } = await signIn(service, { id: clerk.id, isStaff: true }, machineClock.now()));
  };
}

/** Acts as one of an office. */
export async function actAs<T>(
  { context, clock }: Service,
  clerks: readonly Clerk[],
  office: string,
  work: (tx: Transaction, acting: ActingPerson) => Promise<T>,
): Promise<T> {
  const clerk = clerks.find((each) => each.office === office);
  const actor = await personAsActor(context.db, clerk?.id ?? "", clock.now());
  if (actor === undefined) throw new Error(`Nobody is ${office}.`);
  return withTransaction(context.db, async (tx) =>
    work(tx, {
      actor,
      now: clock.now(),
      events: context.events,
      settings: await readSettings(tx),
      signer: context.signer,
    }),
  );
}

async function makeFile(service: Service, clerks: readonly Clerk[], n: number, end: Reached): Promise<string> {
  const act = async <T>(office: Office, work: (tx: Transaction, acting: ActingPerson) => Promise<T>) =>
    actAs(service, clerks, office, work);
  const id = await act("operator", async (tx, acting) => createApplication(tx, acting, factsOf(n)));
  if (end === "editing") return id;
  await act("operator", async (tx, acting) => submit(tx, acting, id));
  await act("operator", async (tx, acting) => startDiscussion(tx, acting, id));
  if (end === "asked") return id;
  for (const [office, stepId, answers] of [
    ["architect", "architecture", { "17": 2 }],
    ["ecologist", "ecology", { "21": 1 }],
  ] as const) {
    await act(office, async (tx, acting) =>
      giveConclusion(tx, acting, id, { stepId, verdict: "positive", summary: "Maʼqul", answers, fileIds: [] }),
    );
  }
  return id;
}

function factsOf(n: number): Facts {
  const first13 = `3120480000${String(100 + n)}`;
  return {
    legalBasis: 1,
    cadastreNumber: `14:16:02:01:01:${String(n + 1).padStart(4, "0")}`,
    occupier: {
      kind: "person",
      name: "Namunayev Namuna",
      pinfl: `${first13}${pinflCheckDigit(first13)}`,
      passport: "ZZ1234567",
      birthDate: "1980-04-12",
    },
    districtSoato: district,
    neighborhoodId: neighborhood,
    address: `Sinov koʻchasi, ${n}-uy`,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { total: 400, documented: 0, excess: 0, built: 120 },
    occupiedSince: 2012,
    outline: square(n),
    buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}
