import type { Endpoint } from "@yer/api/contract/endpoint";
import { type ActingPerson, actingOf } from "../acting/acting.js";
import type { Transaction } from "../database/database.js";
import { withTransaction } from "../database/transaction.js";
import { Problem } from "../problem/problem.js";
import type { Call } from "./route.js";

/** Reads a record as the person who acts sees it. */
type ReadRecord<Record> = (transaction: Transaction, acting: ActingPerson, id: string) => Promise<Record>;

/**
 * An act on what a version guards, whose conflict says how the record stands now.
 * @param read the record as the person who acts sees it, once the act's own transaction is over
 */
export async function showingCurrent<Done>(work: () => Promise<Done>, read: () => Promise<unknown>): Promise<Done> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "precondition-failed") throw error;
    throw new Problem("precondition-failed", { current: await read(), cause: error });
  }
}

/** Acts of routes that answer with the record as it stands after them, in the transaction of the act. */
export function actsOnRecord<Record>(read: ReadRecord<Record>) {
  /** An act on a record that is there: the one that the path names. */
  const act = async <E extends Endpoint>(
    call: Call<E>,
    id: string,
    work: (transaction: Transaction, acting: ActingPerson) => Promise<unknown>,
  ): Promise<Record> =>
    call.write(async (transaction) => {
      const acting = await actingOf(transaction, call);
      await work(transaction, acting);
      return read(transaction, acting, id);
    });
  return {
    act,
    /** An act that says which record it was about: one that it made. */
    make: async <E extends Endpoint>(
      call: Call<E>,
      work: (transaction: Transaction, acting: ActingPerson) => Promise<string>,
    ): Promise<Record> =>
      call.write(async (transaction) => {
        const acting = await actingOf(transaction, call);
        return read(transaction, acting, await work(transaction, acting));
      }),
    /** The same of an act on a part of it that its version guards: a conflict says how the record stands now. */
    guarded: async <E extends Endpoint>(
      call: Call<E>,
      id: string,
      work: (transaction: Transaction, acting: ActingPerson) => Promise<unknown>,
    ): Promise<Record> =>
      showingCurrent(
        () => act(call, id, work),
        () =>
          withTransaction(call.context.db, async (transaction) =>
            read(transaction, await actingOf(transaction, call), id),
          ),
      ),
  };
}
