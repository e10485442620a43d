import type { Endpoint } from "@yer/api/contract/endpoint";
import { type ActingPerson, actingOf } from "../acting/acting.js";
import type { Transaction } from "../database/database.js";
import type { Call } from "./route.js";

/** Reads a record as the person who acts sees it. */
type ReadRecord<Record> = (transaction: Transaction, acting: ActingPerson, id: string) => Promise<Record>;

/** Acts of routes that answer with the record as it stands after them, in the transaction of the act. */
export function actsOnRecord<Record>(read: ReadRecord<Record>) {
  return {
    /** An act that says which record it was about: one that it made. */
    make: async <E extends Endpoint>(
      call: Call<E>,
      work: (transaction: Transaction, acting: ActingPerson) => Promise<string>,
    ): Promise<Record> =>
      call.write(async (transaction) => {
        const acting = await actingOf(transaction, call);
        return read(transaction, acting, await work(transaction, acting));
      }),
    /** An act on a record that is there: the one that the path names. */
    act: async <E extends Endpoint>(
      call: Call<E>,
      id: string,
      work: (transaction: Transaction, acting: ActingPerson) => Promise<unknown>,
    ): Promise<Record> =>
      call.write(async (transaction) => {
        const acting = await actingOf(transaction, call);
        await work(transaction, acting);
        return read(transaction, acting, id);
      }),
  };
}
