import { watchedRegisters } from "@yer/api/contract/views";
import { registerTotal } from "../applications/register.js";
import { countedAtMost } from "../../platform/lists/total.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import type { Transaction } from "../../platform/database/database.js";
import { Problem } from "../../platform/problem/problem.js";
import { setWatch } from "../../registers/views/queries.js";
import { seenView } from "../../registers/views/service.js";
import { filtersOfView } from "./watch.js";

/**
 * Begins or ends to tell the person of what enters a view.
 * @throws {Problem} `not-found`; `move-refused` (`not-watched`) for a register that tells of nothing, (`view-too-wide`)
 * for a view of more than ten thousand applications: whoever watches everything learns nothing
 */
export async function watchView(
  transaction: Transaction,
  { actor, now, context }: ActingInContext,
  id: string,
  watched: boolean,
): Promise<void> {
  const record = await seenView(transaction, actor, id);
  if (watched && !record.is_watched) {
    if (!watchedRegisters.includes(record.register)) {
      throw new Problem("move-refused", { reasons: [{ code: "not-watched" }] });
    }
    const { more } = await registerTotal(transaction, actor, filtersOfView(record.query), now, false);
    if (more) {
      throw new Problem("move-refused", {
        detail: `A view of more than ${countedAtMost} files cannot be watched: narrow it first.`,
        reasons: [{ code: "view-too-wide", params: { most: countedAtMost } }],
      });
    }
  }
  await setWatch(transaction, actor.id, id, watched);
  await context.events.publish(transaction, { kind: "view.watched", id, user: actor.id });
}
