import type { Facts } from "@yer/api/contract/facts";
import type { EndpointCode } from "@yer/api/contract/codes";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import { pinflCheckDigit, sortKey } from "@yer/api/formats";
import { personAsActor } from "../../identity/access/person-actor.js";
import type { ActingPerson } from "../../platform/acting/acting.js";
import { tickApplications } from "../../cases/applications/clock.js";
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
import { makeOrganisation, makePerson, type MadePerson, signIn } from "../people.js";

const district = "1718401";
const neighborhood = "14160001";

/** Offices, the body each belongs to, and how many of a hundred people hold it. */
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
} as const satisfies Record<
  string,
  { readonly kind: OrganisationKind | "cashier"; readonly share: number; readonly codes: readonly EndpointCode[] }
>;
/** See {@link offices}. */
export type Office = keyof typeof offices;

/** Somebody of an office, signed in. */
export interface Clerk extends Omit<MadePerson, "token"> {
  readonly office: Office;
  /** Of their session as it stands: in a long contest they sign in anew. */
  token: string;
}

/** People of every office in the numbers of {@link offices}, and the files they work on. */
export interface Contest {
  readonly clerks: readonly Clerk[];
  readonly files: readonly string[];
  /** Signs a clerk in once more: access tokens last a quarter of an hour. */
  readonly signInAnew: (clerk: Clerk) => Promise<void>;
}

type Service = { readonly context: Context; readonly clock: FixedClock };

/**
 * Makes a district at work: people, and files of which two in five wait in editing, one in five for their body's
 * conclusion, and two in five for justice. The clock ends up at `at`, which the servers share.
 * @param past whether their announcements are over; else they began at `at`
 */
export async function makeContest(
  service: Service,
  people: number,
  count: number,
  at: Date,
  past = true,
): Promise<Contest> {
  const { context, clock } = service;
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
  clock.set(at);
  const bodies = new Map<string, string>();
  const clerks: Clerk[] = [];
  for (const [office, { kind, share, codes }] of Object.entries(offices)) {
    const ofKind = kind === "cashier" ? "cadastre" : kind;
    const id = bodies.get(ofKind) ?? (await makeOrganisation(service, { kind: ofKind, territory: district }));
    bodies.set(ofKind, id);
    for (let n = 0; n < Math.max(1, Math.round((people * share) / 100)); n += 1) {
      const person = await makePerson(service, {
        name: `${office} ${n}`,
        territory: district,
        codes: ["read:property", ...codes],
        organisation: { id },
      });
      clerks.push({ ...person, office: office as Office });
    }
  }
  // The past, in which files come as far as time alone lets them.
  if (past) clock.set(new Date(at.getTime() - 30 * 86_400_000));
  const applications: string[] = [];
  for (let n = 0; n < count; n += 1) applications.push(await makeApplication(service, clerks, n, count));
  clock.set(at);
  await tickApplications(context.db, context.events, at);
  const signInAnew = async (clerk: Clerk): Promise<void> => {
    ({ token: clerk.token } = await signIn(service, { id: clerk.id, isStaff: true }, machineClock.now()));
  };
  return { clerks, files: applications, signInAnew };
}

async function makeApplication(service: Service, clerks: readonly Clerk[], n: number, count: number): Promise<string> {
  const { context, clock } = service;
  const act = async <T>(office: Office, work: (tx: Transaction, acting: ActingPerson) => Promise<T>) => {
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
  };
  const id = await act("operator", async (tx, acting) => createApplication(tx, acting, factsOf(n)));
  if (n < count * 0.4) return id;
  await act("operator", async (tx, acting) => submit(tx, acting, id));
  await act("operator", async (tx, acting) => startDiscussion(tx, acting, id));
  if (n < count * 0.6) return id;
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
