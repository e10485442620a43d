import type { AreaFacts } from "@yer/api/contract/area-facts";
import type { Facts } from "@yer/api/contract/facts";
import { openFromArea } from "../cases/areas/open-application.js";
import { tellOfPlot, withdrawPlot } from "../cases/own-plots/service.js";
import type { ActingPerson } from "../platform/acting/acting.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Db, Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { madeAreaFacts } from "./faulty-areas.js";
import { demoDistrict, demoIdentities } from "./identities.js";
import { operatorOf, type Surroundings } from "./life.js";
import { type AreaGoal, liveArea } from "./live-area.js";
import { demoId } from "./random.js";
import { demoNeighborhoods } from "./world.js";

const day = 86_400_000;
/** Where a schedule runs: of an area there an application can be opened. */
const running = demoNeighborhoods.find(({ district }) => district === demoDistrict)?.id ?? "";

/** What became of each plot, as its occupier is told, and how many days ago they told of it. */
const plots = [
  { becomes: "opened", days: 80 },
  { becomes: "closed", days: 60 },
  { becomes: "waiting", days: 45 },
  { becomes: "mending", days: 30 },
  { becomes: "checking", days: 20 },
  { becomes: "withdrawn", days: 10 },
  { becomes: "received", days: 2 },
] as const;
type Becomes = (typeof plots)[number]["becomes"];

/** Where the area of each stands; one that is opened or withdrawn is gone on with from there. */
const goals: Readonly<Record<Becomes, AreaGoal>> = {
  received: "area_new",
  withdrawn: "area_new",
  checking: "area_taken",
  mending: "no_grip",
  waiting: "area_waiting",
  opened: "area_waiting",
  closed: "written_off",
};

/** Plots that the demonstration's citizen told of, one in each state in which a citizen can find theirs; once. */
export async function addToldPlots(db: Db, around: Surroundings): Promise<void> {
  const citizen = demoCitizen();
  const known = await db
    .selectFrom("told_plots")
    .select("area_id")
    .where("pinfl", "=", citizen.pinfl)
    .limit(1)
    .executeTakeFirst();
  if (known !== undefined) return;
  await withTransaction(db, async (transaction) => {
    for (const [n, { becomes, days }] of plots.entries()) {
      await liveToldPlot(transaction, citizen, { n, becomes, days }, around);
    }
  });
}

/** The citizen whom the demonstration lets one be, with a session that OneID vouches for. */
function demoCitizen(): Actor {
  const citizen = demoIdentities.find(({ staff }) => staff === null);
  if (citizen === undefined) throw new Error("The demonstration has no citizen.");
  const id = demoId(`identity ${citizen.key}`);
  return {
    id,
    sessionId: id,
    name: citizen.name,
    pinfl: citizen.pinfl,
    stirs: [],
    isStaff: false,
    blocked: false,
    organisation: null,
    territory: null,
    codes: new Set<string>(),
    impersonation: null,
    sessionEnds: new Date(8_640_000_000_000_000),
  };
}

async function liveToldPlot(
  transaction: Transaction,
  citizen: Actor,
  { n, becomes, days }: { readonly n: number; readonly becomes: Becomes; readonly days: number },
  around: Surroundings,
): Promise<void> {
  const made = madeAreaFacts(`told ${n}`, 3700 + n);
  const facts: AreaFacts = {
    ...made,
    // Of what has neither an outline nor a size nobody knows how large it is; and an application is opened where a
    // schedule runs.
    ...(becomes === "mending" || becomes === "opened" ? { outline: null } : {}),
    ...(becomes === "mending" ? { sizes: { ...made.sizes, total: null } } : {}),
    ...(becomes === "opened" ? { neighborhoodId: running } : {}),
  };
  let id = "";
  await liveArea(transaction, facts, goals[becomes], { ...around, days }, async (tx, acting) => {
    id = await tell(tx, { ...acting, actor: citizen }, facts);
    return id;
  });
  const today: ActingPerson = { ...around, actor: citizen };
  if (becomes === "withdrawn") await withdrawPlot(transaction, today, id);
  if (becomes === "opened") {
    const opening = { ...today, actor: operatorOf(demoDistrict), now: new Date(around.now.getTime() - day) };
    await openFromArea(transaction, opening, id, { reason: null, ...factsOfApplication(facts, citizen) });
  }
}

async function tell(transaction: Transaction, acting: ActingPerson, facts: AreaFacts): Promise<string> {
  const { districtSoato, address, outline, occupiedSince, sizes } = facts;
  const { id } = await tellOfPlot(transaction, acting, {
    districtSoato,
    neighborhoodId: facts.neighborhoodId ?? running,
    address,
    outline,
    point: null,
    total: sizes.total,
    occupiedSince,
    words: "Otamdan qolgan hovli, hujjati yoʻq",
    fileIds: [],
  });
  return id;
}

/** What the operator knows of the plot when its application is opened. */
function factsOfApplication(area: AreaFacts, citizen: Actor): Facts {
  const known = demoIdentities.find(({ pinfl }) => pinfl === citizen.pinfl);
  return {
    legalBasis: 1,
    cadastreNumber: null,
    occupier: {
      kind: "person",
      name: citizen.name,
      pinfl: citizen.pinfl,
      passport: known?.passport ?? null,
      birthDate: known?.birthDate ?? null,
    },
    districtSoato: area.districtSoato,
    neighborhoodId: area.neighborhoodId ?? running,
    address: area.address,
    landCategory: "settlement",
    purpose: "dwelling",
    sizes: { ...area.sizes, documented: 0, excess: 0, built: null },
    occupiedSince: area.occupiedSince,
    outline: area.outline,
    buildings: [],
    fileIds: [],
    payment: { discount: "none", discountFileId: null, marketValue: null, marketValueFileId: null },
  };
}
