import type { ActingInContext, Guarded } from "../../platform/acting/acting-in-context.js";
import type { BodyOf, ReplyOf } from "@yer/api/contract/endpoint";
import { viewQuery } from "@yer/api/contract/view-query";
import { type View, type ViewRegister, type views, viewsAtMost } from "@yer/api/contract/views";
import { compareTexts } from "@yer/api/formats";
import { uuidv7 } from "uuidv7";
import type { Actor } from "../../platform/acting/actor.js";
import type { Db, Transaction } from "../../platform/database/database.js";
import { isUniqueViolation } from "../../platform/database/errors.js";
import type { ServerEvent } from "../../platform/events/events.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import {
  countViews,
  deleteView,
  findView,
  insertView,
  isNameTaken,
  lockOwner,
  lockView,
  setChoice,
  setView,
  type ViewRecord,
  viewsOf,
} from "./queries.js";

const sharing = "share:view";

/** That a view is another now, for whoever sees it: all staff where it is shared, else its maker's own screens. */
function changed(id: string, shared: boolean, owner: string): ServerEvent {
  return { kind: "view.changed", id, ...(shared ? {} : { user: owner }) };
}

const nameTaken = () => new Problem("invalid", { errors: [{ in: "body", pointer: "/name", code: "name-taken" }] });

/** Writes a view; where another of its name was written at the same moment, that one was first. */
async function written(write: Promise<void>): Promise<void> {
  try {
    await write;
  } catch (error) {
    throw isUniqueViolation(error) ? nameTaken() : error;
  }
}

function mayChange(actor: Actor, { shared, owner_id }: Pick<ViewRecord, "shared" | "owner_id">): boolean {
  return shared ? actor.codes.has(sharing) : owner_id === actor.id;
}

function shown(actor: Actor, record: ViewRecord): View {
  return {
    id: record.id,
    register: record.register,
    name: record.name,
    scope: record.shared ? "shared" : "mine",
    owner: { id: record.owner_id, name: record.owner_name },
    query: record.query,
    isDefault: record.is_default,
    isWatched: record.is_watched,
    mayChange: mayChange(actor, record),
    version: record.version,
  };
}

/** The views of a register that a person sees, by name. */
export async function listViews(db: Db, actor: Actor, register: ViewRegister): Promise<ReplyOf<typeof views.list>> {
  const records = await viewsOf(db, actor.id, register);
  return { items: records.map((record) => shown(actor, record)).toSorted((a, b) => compareTexts(a.name, b.name)) };
}

/** A view that a person sees. @throws {Problem} `not-found` */
export async function seenView(transaction: Db | Transaction, actor: Actor, id: string): Promise<ViewRecord> {
  const record = await findView(transaction, actor.id, id);
  if (record === undefined) throw notFound();
  return record;
}

/** A view that the person may change, locked, in the version they read. */
async function changeable(transaction: Transaction, actor: Actor, id: string, ifMatch: number): Promise<ViewRecord> {
  await lockView(transaction, id);
  const record = await seenView(transaction, actor, id);
  if (!mayChange(actor, record)) throw new Problem("permission-missing", { params: { code: sharing } });
  if (record.version !== ifMatch) throw new Problem("precondition-failed", { current: shown(actor, record) });
  return record;
}

/**
 * Keeps a register's state under a name.
 * @throws {Problem} `permission-missing` for a shared one; `invalid` (`name-taken`); `move-refused` (`too-many-views`)
 */
export async function createView(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  { register, name, scope, query }: BodyOf<typeof views.create>,
): Promise<View> {
  const shared = scope === "shared";
  if (shared && !actor.codes.has(sharing)) throw new Problem("permission-missing", { params: { code: sharing } });
  await lockOwner(transaction, actor.id);
  if ((await countViews(transaction, actor.id, register)) >= viewsAtMost) {
    throw new Problem("move-refused", {
      detail: `At most ${viewsAtMost} views of one register can be kept: delete one first.`,
      reasons: [{ code: "too-many-views", params: { most: viewsAtMost } }],
    });
  }
  if (await isNameTaken(transaction, { owner: actor.id, register, shared, name })) throw nameTaken();
  const id = uuidv7();
  await written(
    insertView(transaction, { id, register, name, owner: actor.id, shared, query: viewQuery(register, query) }, now),
  );
  await context.events.publish(transaction, changed(id, shared, actor.id));
  return shown(actor, await seenView(transaction, actor, id));
}

/**
 * Gives a view another name or state. Who watches it is told of nothing that the new state already holds.
 * @throws {Problem} `not-found`, `permission-missing`, `precondition-failed`, `invalid` (`name-taken`)
 */
export async function changeView(
  transaction: Transaction,
  { actor, context }: ActingInContext,
  id: string,
  { body: given, ifMatch }: Guarded<BodyOf<typeof views.change>>,
): Promise<View> {
  const standing = await changeable(transaction, actor, id, ifMatch);
  const { register, shared, owner_id: owner } = standing;
  const name = given.name ?? standing.name;
  const taken = await isNameTaken(transaction, { owner, register, shared, name, besides: id });
  if (taken) throw nameTaken();
  const query = given.query === undefined ? standing.query : viewQuery(register, given.query);
  await written(setView(transaction, standing, { name, query }));
  await context.events.publish(transaction, changed(id, shared, owner));
  return shown(actor, await seenView(transaction, actor, id));
}

/** Deletes a view for everyone who sees it. @throws {Problem} `not-found`, `permission-missing`, `precondition-failed` */
export async function removeView(
  transaction: Transaction,
  { actor, context }: ActingInContext,
  id: string,
  ifMatch: number,
): Promise<void> {
  const { shared, owner_id: owner } = await changeable(transaction, actor, id, ifMatch);
  await deleteView(transaction, id);
  await context.events.publish(transaction, changed(id, shared, owner));
}

/** Makes a register open in a view for the person. @throws {Problem} `not-found`, also for another register's view */
export async function chooseView(
  transaction: Transaction,
  { actor, context }: ActingInContext,
  register: ViewRegister,
  id: string | null,
): Promise<void> {
  if (id !== null && (await seenView(transaction, actor, id)).register !== register) throw notFound();
  await setChoice(transaction, actor.id, register, id);
  await context.events.publish(transaction, { kind: "view.chosen", user: actor.id });
}
