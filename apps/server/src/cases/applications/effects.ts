import { uuidv7 } from "uuidv7";
import type { Transaction } from "../../platform/database/database.js";
import { oweBack, voidCharge } from "./charge.js";
import { beginRun, cancelRun } from "./run.js";
import type { Effect } from "../../rules/workflow/transitions.js";
import type { Acting } from "../../platform/acting/acting.js";
import type { ApplicationRecord } from "./application.js";

/**
 * What leaving and entering statuses does beside the move. `endsAt` is the end of the term of the status entered.
 */
export async function applyEffect(
  transaction: Transaction,
  acting: Acting,
  application: ApplicationRecord,
  effect: Effect,
  endsAt: Date | null,
): Promise<void> {
  const { row, announcement } = application;
  const { now } = acting;
  switch (effect) {
    case "cancel-run":
      return cancelRun(transaction, application, now);
    case "start-run":
      return beginRun(transaction, acting, application);
    case "open-announcement":
      await transaction
        .insertInto("announcements")
        .values({
          home_region: row.home_region,
          id: uuidv7(),
          application_id: row.id,
          sequence: (announcement?.sequence ?? 0) + 1,
          opens_at: now,
          closes_at: endsAt ?? now,
          closed_at: null,
        })
        .execute();
      return;
    case "close-announcement":
      await transaction
        .updateTable("announcements")
        .set({ closed_at: now })
        .where("home_region", "=", row.home_region)
        .where("application_id", "=", row.id)
        .where("closed_at", "is", null)
        .execute();
      return;
    case "void-charge":
      return voidCharge(transaction, acting, application);
    case "owe-back":
      return oweBack(transaction, acting, application);
    // The charge decides where justice's move leads, so `charge.ts` has made it before the move.
    case "compute-charge":
    // Facts are written in editing only; a registered application is frozen by having no way back there.
    case "freeze":
      return;
  }
}
