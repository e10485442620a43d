import { tashkentDay } from "@yer/api/formats";
import type { Acting } from "../platform/acting/acting.js";
import type { Actor } from "../platform/acting/actor.js";
import type { Transaction } from "../platform/database/database.js";
import { makeScheduleMove, movingSchedule } from "../cases/plan/moves.js";
import { lockSchedule } from "../cases/plan/schedule.js";
import { createSchedule, moveSchedule, proposeChange } from "../cases/plan/service.js";
import { districtSeeds } from "../schema/data/districts.js";
import { demoDistrict } from "./identities.js";
import { operatorOf, type Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { randomOf } from "./random.js";
import { actorAt } from "./staff.js";
import { demoNeighborhoods } from "./world.js";

const day = 86_400_000;

/** How a made-up schedule goes: its first day from today, how long it lasts, in which neighbourhood of its district. */
interface Course {
  readonly goal: "draft" | "proposed" | "returned" | "approved" | "changing" | "running" | "closed" | "cancelled";
  readonly begins: number;
  readonly lasts: number;
  readonly neighborhood: number;
}

/** The schedules of each district, of last year, of this one and of what is to come: every state is among them. */
const courses: readonly Course[] = [
  { goal: "running", begins: -20, lasts: 45, neighborhood: 0 },
  { goal: "proposed", begins: 30, lasts: 30, neighborhood: 1 },
  { goal: "approved", begins: 12, lasts: 40, neighborhood: 2 },
  { goal: "closed", begins: -390, lasts: 40, neighborhood: 0 },
  { goal: "draft", begins: 60, lasts: 30, neighborhood: 3 },
  { goal: "changing", begins: 20, lasts: 25, neighborhood: 4 },
  { goal: "cancelled", begins: 15, lasts: 30, neighborhood: 5 },
  { goal: "closed", begins: -120, lasts: 50, neighborhood: 1 },
  { goal: "returned", begins: 70, lasts: 30, neighborhood: 2 },
];

/** Districts in the order in which they get their schedules: where one can sign in comes first. */
const districts: readonly string[] = [
  demoDistrict,
  ...districtSeeds.map(({ soato }) => soato).filter((soato) => soato !== demoDistrict),
];

/**
 * Lives the schedule that comes with the n-th application, if one does: the demonstration's district first, then
 * district after district.
 */
export async function findDemoSchedule(transaction: Transaction, index: number, around: Surroundings): Promise<void> {
  const district = districts[Math.floor(index / courses.length)];
  const course = courses[index % courses.length];
  if (district === undefined || course === undefined) return;
  const own = demoNeighborhoods.filter((one) => one.district === district);
  const neighborhood = own[course.neighborhood % Math.max(own.length, 1)];
  if (neighborhood === undefined || own.length <= course.neighborhood) return;
  await liveSchedule(transaction, course, { district, neighborhoodId: neighborhood.id, index }, around);
}

/** Lives one made-up schedule through the real services, each act at its own moment. */
async function liveSchedule(
  transaction: Transaction,
  { goal, begins, lasts }: Course,
  {
    district,
    neighborhoodId,
    index,
  }: { readonly district: string; readonly neighborhoodId: string; readonly index: number },
  { events, settings, signer, now }: Surroundings,
): Promise<void> {
  const random = randomOf(`schedule ${index}`);
  const operator = operatorOf(district);
  const reviewer = actorAt(demoOrganisationId("cadastre", district.slice(0, 4)), "reviewer");
  const on = (days: number): Date => new Date(now.getTime() + days * day);
  /** Acts so many days from today, never after it. */
  const acting = <A extends Actor | null>(actor: A, days: number): Acting & { readonly actor: A } => ({
    actor,
    now: on(Math.min(days, 0)),
    events,
    settings,
    signer,
  });
  const drafted = Math.min(begins - 30, -12);
  const terms = {
    startsOn: tashkentDay(on(begins)),
    endsOn: tashkentDay(on(begins + lasts - 1)),
    organisationId: operator.organisation?.id ?? "",
    people: random.chance(0.5) ? [operator.id] : [],
    plots: random.between(6, 40),
  };
  const id = await createSchedule(transaction, acting(operator, drafted), { neighborhoodId, ...terms });
  if (goal === "draft") return;
  await moveSchedule(transaction, acting(operator, drafted + 2), id, { move: "propose" });
  if (goal === "proposed") return;
  if (goal === "returned") {
    const reason = "Guruh shu kunlari boshqa mahallada";
    return moveSchedule(transaction, acting(reviewer, drafted + 4), id, { move: "return", reason });
  }
  await moveSchedule(transaction, acting(reviewer, drafted + 5), id, { move: "approve" });
  if (goal === "approved") return;
  if (goal === "changing") {
    const later = { ...terms, plots: terms.plots + 5, endsOn: tashkentDay(on(begins + lasts + 6)) };
    const reason = "Uchastkalar koʻproq ekan";
    return proposeChange(transaction, acting(operator, drafted + 8), id, { ...later, reason });
  }
  if (goal === "cancelled") {
    const reason = "Yoʻl taʼmirlanmoqda, guruh bora olmaydi";
    return moveSchedule(transaction, acting(reviewer, drafted + 9), id, { move: "cancel", reason });
  }
  await byClock(transaction, acting(null, begins), id, "begin");
  if (goal === "closed") await byClock(transaction, acting(null, begins + lasts), id, "end");
}

async function byClock(transaction: Transaction, clock: Acting, id: string, move: "begin" | "end"): Promise<void> {
  await makeScheduleMove(
    transaction,
    clock,
    await movingSchedule(transaction, await lockSchedule(transaction, id)),
    move,
  );
}
