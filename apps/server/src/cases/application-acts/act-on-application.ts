import type { Application } from "@yer/api/contract/applications";
import type { Endpoint } from "@yer/api/contract/endpoint";
import { Problem } from "../../platform/problem/problem.js";
import { actsOnRecord } from "../../platform/http/act-on-record.js";
import type { Call } from "../../platform/http/route.js";
import { actingOf } from "../../platform/acting/acting.js";
import { readApplication } from "./read.js";

/** One transaction: the act, then the file as it stands after it. */
export const { act } = actsOnRecord(readApplication);

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
