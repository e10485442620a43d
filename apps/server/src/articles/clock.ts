import type { Db } from "../database/database.js";
import { withTransaction } from "../database/transaction.js";
import type { Events } from "../events/events.js";
import type { Job } from "../jobs/jobs.js";
import { dueDrafts } from "./queries.js";
import { publishDue } from "./service.js";

/** Publishes drafts whose time has come. Each is judged again under its lock: it may tick late, twice, on two servers. */
export function articlesClock(db: Db, events: Events): Job {
  return {
    name: "articles.clock",
    everySeconds: 30,
    tick: async (now) => {
      for (const { article_id } of await dueDrafts(db, now)) {
        await withTransaction(db, async (transaction) => publishDue(transaction, { now, events }, article_id));
      }
    },
  };
}
