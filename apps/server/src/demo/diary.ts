import type { AreaFacts } from "@yer/api/contract/area-facts";
import { areaFindings } from "@yer/api/contract/area-states";
import { visitQuestions } from "@yer/api/contract/visits";
import { tashkentDay } from "@yer/api/formats";
import { giveBackArea, sendArea, takeArea } from "../cases/areas/acts.js";
import { createArea } from "../cases/areas/service.js";
import { changeDevice, ensureDevice } from "../cases/diary/device-queries.js";
import { handIn } from "../cases/diary/hand-in.js";
import { takenAreas } from "../cases/diary/round-queries.js";
import { createRound } from "../cases/diary/rounds.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Db, Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import { madeAreaFacts } from "./faulty-areas.js";
import { demoDistrict } from "./identities.js";
import { operatorOf, type Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { demoId } from "./random.js";
import { actorAt } from "./staff.js";

const day = 86_400_000;
const mostAreas = 12;

/** What an inspector does with a plot of their round: how many days ago they saw it, and what they found; `null`: not yet. */
type Seen = {
  readonly daysAgo: number;
  readonly finding: "occupied" | "empty" | "state_land";
  readonly hours: number;
} | null;

/** An inspector who keeps a diary. */
interface Keeper {
  readonly device: string;
  readonly unsent: number;
  /** Whether the office moved on before they came back from the first of their plots. */
  readonly isLate: boolean;
  readonly plots: readonly Seen[];
}

const keepers: readonly Keeper[] = [
  {
    device: "Samsung A15",
    unsent: 0,
    isLate: false,
    plots: [{ daysAgo: 3, finding: "occupied", hours: 0.75 }, { daysAgo: 5, finding: "empty", hours: 0.5 }, null],
  },
  {
    device: "Redmi 13",
    unsent: 2,
    isLate: true,
    plots: [{ daysAgo: 3, finding: "occupied", hours: 0.75 }, { daysAgo: 3, finding: "state_land", hours: 1 }, null],
  },
];

const words: Readonly<Record<NonNullable<Seen>["finding"], string>> = {
  occupied: "Yer aylanib oʻlchandi, uyda oila yashaydi",
  empty: "Uchastkada bino yoʻq, chegarasi belgilanmagan",
  state_land: "Yer maktab hovlisi ichida ekan, qorovul tasdiqladi",
};

/** Diaries of two inspectors: a device each, a round, and visits that were written on it; once. */
export async function addDiaries(db: Db, around: Surroundings): Promise<void> {
  const known = await db.selectFrom("diary_devices").select("id").limit(1).executeTakeFirst();
  if (known !== undefined) return;
  const organisationId = demoOrganisationId("inspection", demoDistrict.slice(0, 4));
  await withTransaction(db, async (transaction) => {
    for (const [which, keeper] of keepers.entries()) {
      const inspector = actorAt(organisationId, "inspector", which);
      const at = (daysAgo: number) => new Date(around.now.getTime() - daysAgo * day);
      const device = demoId(`diary device ${which}`);
      await ensureDevice(transaction, { id: device, user_id: inspector.id, name: keeper.device, created_at: at(20) });
      await changeDevice(transaction, device, {
        heard_at: at(which),
        unsent_visits: keeper.unsent,
        unsent_photos: keeper.unsent * 3,
        free_bytes: 4_200_000_000,
        clock_ahead: which * 240,
      });
      const written = { inspector, device, which, organisationId };
      const plots: { readonly areaId: string; readonly facts: AreaFacts }[] = [];
      for (const nth of keeper.plots.keys()) plots.push(await takePlot(transaction, around, written, nth));
      const own = plots.map(({ areaId }) => areaId);
      await addRound(transaction, { ...around, actor: inspector, now: at(6) }, which, own);
      for (const [nth, seen] of keeper.plots.entries()) {
        const plot = plots[nth];
        if (seen === null || plot === undefined) continue;
        if (keeper.isLate && nth === 0) await giveBack(transaction, around, written, plot.areaId);
        await addVisit(transaction, around, written, { ...plot, seen, nth });
      }
    }
  });
}

/** A round of some plots, and of what else the inspection has taken a part. */
async function addRound(
  transaction: Transaction,
  acting: Surroundings & { readonly actor: Actor },
  which: number,
  own: readonly string[],
): Promise<void> {
  const taken = await takenAreas(transaction, acting.actor.organisation?.id ?? "", {});
  const others = taken.flatMap(({ id }, at) => (at % keepers.length === which && !own.includes(id) ? [id] : []));
  const areaIds = [...own, ...others].slice(0, mostAreas);
  await createRound(transaction, acting, { name: "Ertalabki aylanish", day: tashkentDay(acting.now), areaIds });
}

interface Written {
  readonly inspector: Actor;
  readonly device: string;
  readonly which: number;
  readonly organisationId: string;
}

const acting = (around: Surroundings, actor: Actor, daysAgo: number) => ({
  ...around,
  actor,
  now: new Date(around.now.getTime() - daysAgo * day),
});

/** A plot that the office sent and the inspector took. */
async function takePlot(
  transaction: Transaction,
  around: Surroundings,
  { inspector, which, organisationId }: Written,
  nth: number,
): Promise<{ readonly areaId: string; readonly facts: AreaFacts }> {
  const operator = operatorOf(demoDistrict);
  const facts = madeAreaFacts(`diary ${which} ${nth}`, 3610 + which * 4 + nth);
  const areaId = await createArea(transaction, acting(around, operator, 14), facts);
  const sent = { organisationId, days: 15, note: "Joyida koʻring" };
  await sendArea(transaction, acting(around, operator, 12), areaId, sent);
  await takeArea(transaction, acting(around, inspector, 9), areaId);
  return { areaId, facts };
}

async function giveBack(
  transaction: Transaction,
  around: Surroundings,
  { organisationId }: Written,
  areaId: string,
): Promise<void> {
  const reason = "Egasi hujjat olib kelishini aytdi";
  await giveBackArea(transaction, acting(around, actorAt(organisationId, "inspector"), 4), areaId, { reason });
}

/** A visit handed in by the device's ticket. The outline of what was found occupied was walked. */
async function addVisit(
  transaction: Transaction,
  around: Surroundings,
  { inspector, device, which }: Written,
  {
    areaId,
    facts,
    seen,
    nth,
  }: { readonly areaId: string; readonly facts: AreaFacts; readonly seen: NonNullable<Seen>; readonly nth: number },
): Promise<void> {
  const received = acting(around, inspector, seen.daysAgo);
  const corner = facts.outline?.coordinates[0]?.[0];
  const isWalked = seen.finding === "occupied";
  await handIn(
    transaction,
    received,
    {
      bearer: { userId: inspector.id, ticketOf: device, person: async () => Promise.resolve(inspector) },
      context: around,
    },
    {
      id: demoId(`diary visit ${which} ${nth}`),
      areaId,
      deviceId: device,
      writtenAt: new Date(received.now.getTime() - day / 4).toISOString(),
      visitedOn: tashkentDay(received.now),
      position: corner === undefined ? null : { latitude: corner[1], longitude: corner[0], accuracy: 6 },
      hours: seen.hours,
      words: words[seen.finding],
      outline: isWalked ? facts.outline : null,
      walk: isWalked ? { corner: 5, areaError: 49, closing: 2.5, fixes: 310 } : null,
      fieldGroupVersion: 1,
      answers: {
        [visitQuestions.findingField]: areaFindings.indexOf(seen.finding) + 1,
        ...(isWalked ? { "102": 1 } : {}),
      },
      photoIds: [],
      requests: [],
    },
  );
}
