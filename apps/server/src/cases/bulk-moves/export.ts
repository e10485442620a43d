import { type BulkApplication, bulkApplicationColumns, bulkApplicationStates } from "@yer/api/contract/bulk-moves";
import { id } from "@yer/api/contract/values";
import { sayReason } from "@yer/api/messages/sentences";
import * as z from "zod/mini";
import { minuteInTashkent } from "../../platform/clock/minute-in-tashkent.js";
import { exportRegister, type Reader } from "../../registers/exports/register.js";
import { everyBulkApplication } from "./queries.js";
import { findBulkMove } from "./service.js";

interface Query {
  readonly id: string;
  readonly state?: BulkApplication["state"] | undefined;
}

async function* pages({ db, actor }: Reader, { id: act, state }: Query): AsyncGenerator<readonly BulkApplication[]> {
  await findBulkMove(db, actor, act);
  yield* everyBulkApplication(db, act, state);
}

/** What became of each application of a person's own move of many. */
export const bulkApplicationsExport = exportRegister({
  title: "export.bulkFiles",
  codes: ["read:property"],
  query: z.object({ id, state: z.optional(z.enum(bulkApplicationStates)) }),
  columns: bulkApplicationColumns,
  cells: {
    number: { width: 24, cell: (application: BulkApplication) => application.number },
    state: { cell: (application: BulkApplication, words) => words(`export.bulk.${application.state}`) },
    why: {
      width: 80,
      cell: ({ reasons }: BulkApplication, words) => reasons.map((reason) => sayReason(words, reason)).join(" · "),
    },
  },
  also: [
    {
      id: "at",
      heading: "word.when",
      unit: "tashkent",
      width: 28,
      cell: ({ at }: BulkApplication) => (at === null ? null : minuteInTashkent(new Date(at))),
    },
  ],
  count: async ({ db, actor }, { id: act, state }) => {
    const { total, moved, refused, left } = await findBulkMove(db, actor, act);
    return state === undefined ? total : { moved, refused, left, waiting: total - moved - refused - left }[state];
  },
  pages,
});
