import type { Application } from "@yer/api/contract/applications";
import type { Endpoint } from "@yer/api/contract/endpoint";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import type { Call } from "../../platform/http/route.js";
import { type ActingPerson, actingOf } from "../../platform/acting/acting.js";
import { readApplication } from "./read.js";

type Moving = (transaction: Transaction, acting: ActingPerson) => Promise<unknown>;

/** One transaction: the act, then the file as it stands after it. */
export async function act<E extends Endpoint>(call: Call<E>, id: string, work: Moving): Promise<Application> {
  return call.write(async (transaction) => {
    const acting = await actingOf(transaction, call);
    await work(transaction, acting);
    return readApplication(transaction, acting, id);
  });
}

/** A conflict says how the file stands now. */
export async function showingCurrent<E extends Endpoint>(
  { actor, now, context }: Call<E>,
  id: string,
  work: () => Promise<Application>,
): Promise<Application> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "precondition-failed") throw error;
    const current = await readApplication(context.db, await actingOf(context.db, { actor, now, context }), id);
    throw new Problem("precondition-failed", { current, cause: error });
  }
}
