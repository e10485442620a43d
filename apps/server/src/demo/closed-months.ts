import { tashkentDay } from "@yer/api/formats";
import { tickJournalCheck } from "../money/journal/nightly-check.js";
import { approveMonth, monthPage, proposeMonth } from "../money/months/service.js";
import type { Context } from "../platform/context.js";
import { withTransaction } from "../platform/database/transaction.js";
import { Problem } from "../platform/problem/problem.js";
import { demoDistrict } from "./identities.js";
import type { Surroundings } from "./life.js";
import { demoOrganisationId } from "./organisations.js";
import { actorAt } from "./staff.js";

const region = demoDistrict.slice(0, 4);
const dayMilliseconds = 86_400_000;

/**
 * Closes the months of the region's books by two people, each some days after its end, once all applications are made:
 * nothing is booked into a closed month. The last that is over is proposed and waits; called again, all of this is so
 * already.
 */
export async function closeMonths({ db, logger }: Pick<Context, "db" | "logger">, around: Surroundings): Promise<void> {
  const clerk = actorAt(demoOrganisationId("cadastre", region), "cashier");
  const head = actorAt(demoOrganisationId("cadastre", region), "financeHead");
  const { items } = await monthPage(db, { actor: head, now: around.now }, { limit: 100, region: [region] });
  const [last, ...before] = items.filter(({ state }) => state === "open").slice(1);
  if (last === undefined || items.some(({ state }) => state !== "open")) return;
  // What no night has looked at is not closed; a product that starts before its night begins would wait for it.
  await tickJournalCheck(db, logger, new Date(`${tashkentDay(around.now)}T07:00:00Z`));
  try {
    for (const { month } of [...before.toReversed(), last]) {
      await withTransaction(db, async (transaction) => {
        const end = new Date(`${month}-01T05:00:00Z`).getTime() + 36 * dayMilliseconds;
        const at = (days: number) => new Date(Math.min(end + days * dayMilliseconds, around.now.getTime()));
        const of = { region, month };
        await proposeMonth(transaction, { ...around, actor: clerk, now: at(0) }, { ...of, ifMatch: 0 });
        if (month === last.month) return;
        await approveMonth(transaction, { ...around, actor: head, now: at(1) }, { ...of, ifMatch: 1 });
      });
    }
  } catch (error) {
    // What blocks a month is for people to see to.
    if (!(error instanceof Problem) || error.code !== "move-refused") throw error;
  }
}
