import { packOutline } from "@yer/api/contract/compact-outline";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import type { Fault } from "@yer/api/contract/problem";
import type { Round, RoundPlot, rounds } from "@yer/api/contract/rounds";
import { uuidv7 } from "uuidv7";
import type { ActingPerson } from "../../platform/acting/acting.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { readVisitQuestions } from "../visits/service.js";
import { assertOwnDevice, assertRemembered } from "./devices.js";
import {
  deleteRound,
  insertRound,
  outlinesAround,
  type PlotRow,
  plotsOf,
  type RoundRow,
  roundsOf,
  takenAreas,
} from "./round-queries.js";

/** Outlines around that are taken along for each plot of a round. */
const aroundPerPlot = 3;

function roundAs({ id, name, day, areas, visited, created_at: createdAt }: RoundRow): Round {
  return { id, name, day, areas, visited, createdAt: createdAt.toISOString() };
}

function invalid(errors: readonly Omit<Fault, "in">[]): Problem {
  return new Problem("invalid", { errors: errors.map((fault) => ({ in: "body", ...fault })) });
}

/** A person's own rounds. */
export async function readRounds(db: Db, actor: Actor): Promise<ReplyOf<typeof rounds.list>> {
  return { items: (await roundsOf(db, actor.id)).map(roundAs) };
}

/** Makes a round of areas that the person's organisation inspects. @throws {Problem} `invalid` */
export async function createRound(
  transaction: Transaction,
  { actor, now, settings }: Pick<ActingPerson, "actor" | "now" | "settings">,
  { name, day, areaIds, neighborhoodId }: BodyOf<typeof rounds.create>,
): Promise<Round> {
  if (areaIds === undefined && neighborhoodId === undefined) throw invalid([{ pointer: "/areaIds", code: "required" }]);
  if (areaIds !== undefined && neighborhoodId !== undefined) {
    throw invalid([{ pointer: "/neighborhoodId", code: "not-asked" }]);
  }
  const { organisation } = actor;
  const named = areaIds ?? [];
  const where = { ...(areaIds && { areaIds }), ...(neighborhoodId !== undefined && { neighborhoodId }) };
  const taken = organisation === null ? [] : await takenAreas(transaction, organisation.id, where);
  const known = new Set(taken.map(({ id }) => id));
  const strange = named.flatMap((id, at) =>
    known.has(id) ? [] : [{ pointer: `/areaIds/${at}`, code: "choice" as const }],
  );
  if (strange.length > 0) throw invalid(strange.slice(0, 50));
  const pointer = areaIds === undefined ? "/neighborhoodId" : "/areaIds";
  if (organisation === null || taken.length === 0) throw invalid([{ pointer, code: "choice" }]);
  const most = settings.value("diary.round_areas", now);
  if (taken.length > most) throw invalid([{ pointer, code: "too-long", params: { most } }]);
  const order = new Map(named.map((id, at) => [id, at]));
  const areas = taken.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const id = uuidv7();
  await insertRound(
    transaction,
    { id, user_id: actor.id, organisation_id: organisation.id, name, day, created_at: now },
    areas,
  );
  return { id, name, day, areas: areas.length, visited: 0, createdAt: now.toISOString() };
}

/** Puts a round of the person's own away. @throws {Problem} `not-found` */
export async function dropRound(transaction: Transaction, { actor }: ActingInContext, id: string): Promise<void> {
  if (!(await deleteRound(transaction, actor.id, id))) throw notFound();
}

/**
 * All that a device takes along of a round of the person's own. Of people it says nothing.
 * @throws {Problem} `not-found`, `move-refused` for a session that is not remembered, or a device that was ended
 */
export async function readRoundPackage(
  db: Db,
  actor: Actor,
  id: string,
  deviceId: string,
): Promise<ReplyOf<typeof rounds.package>> {
  assertRemembered(actor);
  await assertOwnDevice(db, actor, deviceId);
  const [row] = await roundsOf(db, actor.id, id);
  if (row === undefined) throw notFound();
  const plots = await plotsOf(db, id);
  const places = new Map(
    plots.flatMap(({ neighborhood_id: place, neighborhood_name: name }) =>
      place === null || name === null ? [] : [[place, name] as const],
    ),
  );
  const { version, group } = await readVisitQuestions(db);
  const { visited: _, ...round } = roundAs(row);
  return {
    round,
    plots: plots.map(plotAs),
    places: [...places].map(([place, name]) => ({ id: place, name })),
    around: (await outlinesAround(db, id, aroundPerPlot * plots.length)).map(packOutline),
    questions: { groupVersion: version, group },
  };
}

function plotAs(plot: PlotRow): RoundPlot {
  return {
    id: plot.id,
    number: plot.number,
    state: plot.state,
    basket: plot.basket,
    neighborhoodId: plot.neighborhood_id,
    address: plot.address,
    cadastreNumber: plot.cadastre_number,
    total: plot.total,
    deadlineAt: plot.deadline_at?.toISOString() ?? null,
    outline: plot.drawn && packOutline(plot.drawn),
    visited: plot.visited,
  };
}
