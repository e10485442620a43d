import type { Db } from "../../platform/database/database.js";
import { withTransaction } from "../../platform/database/transaction.js";
import type { Events } from "../../platform/events/events.js";
import type { Job } from "../../platform/jobs/jobs.js";
import { dueDrafts } from "./queries.js";
import { publishDue } from "./service.js";

/** Publishes drafts whose time has come. Each is judged again under its lock: it may tick late, twice, on two servers. */
export function articlesClock(db: Db, events: Events): Job {
  return {
    name: "articles.clock",
    lane: "clock",
    everySeconds: 30,
    tick: async (now) => {
      for (const { article_id } of await dueDrafts(db, now)) {
        await withTransaction(db, async (transaction) => publishDue(transaction, { now, events }, article_id));
      }
    },
  };
}
