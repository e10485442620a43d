import type { Facts } from "@yer/api/contract/facts";
import type { OrganisationKind } from "@yer/api/contract/statuses";
import { pinflCheckDigit, searchKey, sortKey } from "@yer/api/formats";
import pino from "pino";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../platform/acting/actor.js";
import type { ActingPerson } from "../platform/acting/acting.js";
import type { ActingInContext } from "../platform/acting/acting-in-context.js";
import { createApplication } from "../cases/applications/open-applications.js";
import { type FixedClock, fixedClock } from "../platform/clock/clock.js";
import type { Context } from "../platform/context.js";
import type { Transaction } from "../platform/database/database.js";
import { jsonb } from "../platform/sql/jsonb.js";
import type { OpenedDatabase } from "../platform/database/open-database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { type Events, openEvents } from "../platform/events/events.js";
import { keySigner, makeSeal } from "../platform/signing/key-signer.js";
import { readSettings } from "../platform/dated-settings/queries.js";
import { type StandardPositionKey, standardPositions } from "../identity/users/standard-positions.js";
import { openTestDatabase } from "./test-database.js";

/** District all applications of the kit lie in, and its only neighbourhood. */
export const kitDistrict = "1718401";
const kitNeighborhood = "14160001";

/** Everyone who takes part in an application, each a person of their own. */
export interface Cast {
  readonly operator: Actor;
  readonly architect: Actor;
  readonly ecologist: Actor;
  readonly reviewer: Actor;
  readonly objections: Actor;
  readonly justice: Actor;
  readonly cashier: Actor;
  readonly financeHead: Actor;
  readonly council: Actor;
  readonly inspector: Actor;
  readonly citizen: Actor;
}

/** The services over a fresh database, without HTTP, on a clock that stands still. */
export interface ApplicationKit {
  readonly database: OpenedDatabase;
  readonly events: Events;
  readonly clock: FixedClock;
  readonly cast: Cast;
  /** Runs one act of a person, or of the clock (`null`), in a transaction of its own. */
  readonly act: <Result>(
    actor: Actor | null,
    work: (transaction: Transaction, acting: ActingPerson) => Promise<Result>,
  ) => Promise<Result>;
  /**
   * Runs one act of a person that is on no application, as {@link act}; its context holds what the kit has, and no
   * more.
   */
  readonly actInContext: <Result>(
    actor: Actor,
    work: (transaction: Transaction, acting: ActingInContext) => Promise<Result>,
  ) => Promise<Result>;
  /** Complete facts of a plot of its own; parts may be given. */
  readonly facts: (given?: Partial<Facts>) => Facts;
  /** An application in editing, opened by the operator unless somebody else is named. */
  readonly create: (given?: Partial<Facts>, by?: Actor) => Promise<string>;
  close(): Promise<void>;
}

/** A well-formed PINFL of nobody: area 000. */
export function madePinfl(serial: number): string {
  const first13 = `3120480000${String(serial).padStart(3, "0")}`;
  return `${first13}${pinflCheckDigit(first13)}`;
}

/** A square of so many metres, the n-th on a grid of plots that do not touch. */
export function square(n: number, metres = 20): NonNullable<Facts["outline"]> {
  const x = 66.9 + (n % 100) * 0.001;
  const y = 39.6 + Math.floor(n / 100) * 0.001;
  const d = metres / 100_000;
  return {
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
  };
}

/** Opens a kit for one test file; close it after the tests. */
export async function openApplicationKit(at = "2026-03-05T09:00:00.000Z"): Promise<ApplicationKit> {
  const database = await openTestDatabase();
  const events = await openEvents(database, pino({ level: "silent" }));
  const clock = fixedClock(at);
  const { db } = database;
  await db
    .insertInto("neighborhoods")
    .values({
      id: kitNeighborhood,
      district_soato: kitDistrict,
      name: jsonb({ uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" }),
      sort_key: sortKey("Sinov"),
      demonstration: true,
    })
    .execute();
  const cast = await makeCast(database, clock.now());
  const signer = keySigner(await makeSeal("Sinov muhri", clock.now()));
  let plots = 0;

  const act: ApplicationKit["act"] = async (actor, work) =>
    withTransaction(db, async (transaction) =>
      work(transaction, {
        actor: actor as Actor,
        now: clock.now(),
        events,
        settings: await readSettings(transaction),
        signer,
      }),
    );
  const context: Pick<Context, "db" | "events" | "legalClock" | "signer"> = { db, events, legalClock: clock, signer };
  const actInContext: ApplicationKit["actInContext"] = async (actor, work) =>
    withTransaction(db, async (transaction) =>
      work(transaction, { actor, now: clock.now(), context: context as Context }),
    );
  const facts: ApplicationKit["facts"] = (given = {}) => {
    const n = (plots += 1);
    return {
      legalBasis: 1,
      cadastreNumber: `14:16:01:01:01:${String(n).padStart(4, "0")}`,
      occupier: {
        kind: "person",
        name: "Gʻaniyev Oʻtkir Namunayevich",
        pinfl: madePinfl(n % 1000),
        passport: "ZZ1234567",
        birthDate: null,
      },
      districtSoato: kitDistrict,
      neighborhoodId: kitNeighborhood,
      address: `Bogʻishamol koʻchasi, ${n}-uy`,
      landCategory: "settlement",
      purpose: "dwelling",
      sizes: { total: 400, documented: 0, excess: 0, built: 120 },
      occupiedSince: 2012,
      outline: square(n),
      buildings: [{ name: "Uy", yearBuilt: 2013, area: 120, floors: 1 }],
      fileIds: [],
      payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
      ...given,
    };
  };
  return {
    database,
    events,
    clock,
    cast,
    act,
    actInContext,
    facts,
    create: async (given, by = cast.operator) =>
      act(by, async (transaction, acting) => createApplication(transaction, acting, withBirth(facts(given)))),
    close: async () => {
      await events.close();
      await database.close();
    },
  };
}

/** The day of birth that the kit's PINFLs hold. */
function withBirth(facts: Facts): Facts {
  const { occupier } = facts;
  if (occupier?.kind !== "person" || occupier.birthDate !== null) return facts;
  return { ...facts, occupier: { ...occupier, birthDate: "1980-04-12" } };
}

async function makeCast(database: OpenedDatabase, at: Date): Promise<Cast> {
  const bodies = new Map<OrganisationKind, string>();
  const body = async (kind: OrganisationKind): Promise<string> => {
    const known = bodies.get(kind);
    if (known !== undefined) return known;
    const id = uuidv7();
    bodies.set(kind, id);
    await database.db
      .insertInto("organisations")
      .values({
        id,
        name: jsonb({ uz_UZ: kind, uz_Cyrl: kind, ru_RU: kind, en_US: kind }),
        kind,
        territory: kitDistrict,
        parent_id: null,
        active: true,
        sort_key: sortKey(kind),
        search_key: searchKey(kind),
      })
      .execute();
    return id;
  };
  let people = 0;
  const staff = async (name: string, position: StandardPositionKey, kind: OrganisationKind): Promise<Actor> => {
    people += 1;
    return {
      id: uuidv7(),
      sessionId: uuidv7(),
      name,
      pinfl: madePinfl(990 - people),
      stirs: [],
      isStaff: true,
      blocked: false,
      organisation: { id: await body(kind), kind },
      territory: kitDistrict,
      codes: new Set<string>(standardPositions[position].codes),
      impersonation: null,
      sessionEnds: new Date(at.getTime() + 86_400_000),
    };
  };
  const operator = await staff("Operator", "operator", "cadastre");
  return {
    operator,
    architect: await staff("Architect", "member", "architecture"),
    ecologist: await staff("Ecologist", "member", "ecology"),
    reviewer: await staff("Reviewer", "reviewer", "cadastre"),
    objections: await staff("Objections", "reviewer", "cadastre"),
    justice: await staff("Justice", "justice", "justice"),
    cashier: await staff("Cashier", "cashier", "cadastre"),
    council: await staff("Council", "council", "council"),
    inspector: await staff("Inspector", "inspector", "inspection"),
    financeHead: await staff("Head of finance", "financeHead", "cadastre"),
    citizen: {
      ...operator,
      id: uuidv7(),
      name: "Citizen",
      pinfl: madePinfl(999),
      isStaff: false,
      organisation: null,
      territory: null,
      codes: new Set<string>(),
    },
  };
}
