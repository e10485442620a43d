import type { PermissionCode } from "@yer/api/contract/codes";
import { tickBulkMoves } from "../cases/bulk-moves/tick.js";
import { triageOverlap } from "../cases/overlaps/triage.js";
import { startBulkMove } from "../cases/bulk-moves/service.js";
import { createCodeSet } from "../identity/positions/service.js";
import { createUser } from "../identity/users/facts-service.js";
import { standardPositions } from "../identity/users/standard-positions.js";
import type { ActingInContext } from "../platform/acting/acting-in-context.js";
import type { Context } from "../platform/context.js";
import type { Db, Transaction } from "../platform/database/database.js";
import { withTransaction } from "../platform/database/transaction.js";
import type { BatchMachine } from "../registers/batches/batch-kind.js";
import { branchApplications } from "./branch-applications.js";
import { orderForBudgets, treasuryListOf } from "./budgets.js";
import { bringLists } from "./bring-lists.js";
import { demoLists } from "./demo-lists.js";
import { addDiaries } from "./diary.js";
import { addFaultyAreas } from "./faulty-areas.js";
import { demoDistrict } from "./identities.js";
import { operatorOf, type Surroundings } from "./life.js";
import { madePerson } from "./names.js";
import { demoOrganisationId } from "./organisations.js";
import { addPhotographedVisits } from "./photographed-visits.js";
import { randomOf } from "./random.js";
import { actorAt } from "./staff.js";
import { liveMoney } from "./lived-money.js";
import { addToldPlots } from "./told-plots.js";

const region = demoDistrict.slice(0, 4);
const dayMilliseconds = 86_400_000;

/**
 * Fills the registers that no single application fills: lists that were brought, acts on many applications, roles with
 * people in them. All by the acts of those whose work it is; called again it goes on where it ended.
 */
export async function fillRegisters(context: Context, machine: BatchMachine, around: Surroundings): Promise<void> {
  const quiet = { ...context, events: around.events };
  await addRoles(quiet, around.now);
  await bringLists(quiet, machine, await demoLists(context.db, around.now), around.now);
  await judgeOverlap(context.db, around);
  await addFaultyAreas(context.db, around);
  await addPhotographedVisits(context, around);
  await addDiaries(context.db, around);
  await addToldPlots(context.db, around);
  await actOnMany(quiet, around);
  await liveMoney(context.db, around);
  await orderForBudgets(context.db, around);
  await bringLists(quiet, machine, [await treasuryListOf(context.db, around.now)], around.now);
}

/** Judges the overlap of an area with an application's plot: the two are different plots. */
async function judgeOverlap(db: Db, around: Surroundings): Promise<void> {
  await withTransaction(db, async (transaction) => {
    const overlap = await transaction
      .selectFrom("plot_overlaps")
      .select(["id", "version", "decision"])
      .whereRef("plot_kind", "!=", "other_kind")
      .where("home_region", "=", region)
      .orderBy("found_at")
      .orderBy("id")
      .executeTakeFirst();
    if (overlap === undefined || overlap.decision !== null) return;
    const acting = { ...around, actor: actorAt(demoOrganisationId("cadastre", region), "reviewer") };
    await triageOverlap(transaction, acting, overlap.id, {
      body: { decision: "distinct", reason: "Joyida koʻrildi: ikkita alohida uchastka." },
      ifMatch: overlap.version,
    });
  });
}

/** Acts on many applications at once, one of which cannot be done with every application. */
async function actOnMany(context: Context, { settings, signer, now, events }: Surroundings): Promise<void> {
  const { db } = context;
  const submitted = await branchApplications(
    db,
    ({ target, branch }) => target === "editing" && branch?.kind === "usual",
  );
  const unfinished = await branchApplications(db, ({ branch }) => branch?.kind === "appeal" && branch.verdict === null);
  const reviewed = await branchApplications(
    db,
    ({ branch }) =>
      (branch?.kind === "objections" && branch.end === "upheld") ||
      (branch?.kind === "appeal" && branch.verdict === "upheld"),
  );
  const many = [
    { by: operatorOf(demoDistrict), move: "submit" as const, files: [...submitted, ...unfinished] },
    {
      by: actorAt(demoOrganisationId("cadastre", region), "reviewer"),
      move: "review_announce" as const,
      files: reviewed,
      reason: "Chegara aniqlashtirildi.",
    },
  ];
  for (const { by, files, ...asked } of many) {
    const known = await db.selectFrom("bulk_moves").select("id").where("user_id", "=", by.id).executeTakeFirst();
    if (known !== undefined) continue;
    const acting = { actor: by, now, events, settings, signer };
    await withTransaction(db, async (transaction) =>
      startBulkMove(transaction, acting, { ...asked, applicationIds: files.map(({ id }) => id) }),
    );
  }
  await tickBulkMoves({ db, events, signer }, now);
}

/** Roles beside the positions everyone begins with, each with somebody in it. */
const roles: readonly {
  readonly name: string;
  readonly cyrillic: string;
  readonly russian: string;
  readonly english: string;
  readonly codes: readonly PermissionCode[];
  readonly people: number;
}[] = [
  {
    name: "Xatlov boshligʻi",
    cyrillic: "Хатлов бошлиғи",
    russian: "Руководитель обследования",
    english: "Head of the survey",
    codes: ["import:property", "menu:imports", "export:property"],
    people: 2,
  },
  {
    name: "Maqola yozuvchi",
    cyrillic: "Мақола ёзувчи",
    russian: "Автор статей",
    english: "Writer of articles",
    codes: ["create:article", "update:article"],
    people: 1,
  },
];

async function addRoles(context: Context, now: Date): Promise<void> {
  const actor = actorAt(demoOrganisationId("agency", "17"), "administrator");
  const acting: ActingInContext = { actor, now: new Date(now.getTime() - 30 * dayMilliseconds), context };
  await withTransaction(context.db, async (transaction) => {
    const known = await transaction.selectFrom("roles").select("id").executeTakeFirst();
    if (known !== undefined) return;
    for (const [nth, role] of roles.entries()) await addRole(transaction, acting, role, nth);
  });
}

async function addRole(
  transaction: Transaction,
  acting: ActingInContext,
  { name, cyrillic, russian, english, codes, people }: (typeof roles)[number],
  nth: number,
): Promise<void> {
  const names = { uz_UZ: name, uz_Cyrl: cyrillic, ru_RU: russian, en_US: english };
  const { id } = await createCodeSet(transaction, acting, "roles", { name: names, codes: [...codes] });
  for (let person = 0; person < people; person += 1) {
    const serial = 900 + 10 * nth + person;
    const { name: called, pinfl } = madePerson(randomOf(`role ${nth} ${person}`), serial);
    await createUser(transaction, acting, {
      name: called,
      pinfl,
      phone: `+99890${String(3_000_000 + serial)}`,
      organisationId: demoOrganisationId("cadastre", demoDistrict),
      positionId: standardPositions.operator.id,
      roleIds: [id],
      territory: demoDistrict,
    });
  }
}
