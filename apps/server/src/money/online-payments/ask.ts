import type { MachineTime } from "../../platform/clock/clock.js";
import type { MachineJob } from "../../platform/jobs/jobs.js";
import type { Asking } from "../../platform/online-payments/answer-of-provider.js";
import { callbackSeconds } from "../../platform/online-payments/signed-callback.js";
import { askForRefund } from "../online-refunds/at-provider.js";
import { refundsToAsk } from "../online-refunds/queries.js";
import { askAtProvider } from "./at-provider.js";
import { forgetCallbacks, paymentsToAsk } from "./queries.js";

/** Payments, and refunds, asked about in one tick: each may take as long as the provider is waited for. */
const most = 20;
const everySeconds = 30;

/**
 * Asks the provider about payments and refunds whose callback has not come. Once it does not answer, the others wait for the next
 * time: nobody stands in line behind a provider that is down.
 * @returns whether it asked about any
 */
export async function askProvider(
  asking: Asking,
  now: MachineTime,
  isStopping: () => boolean = () => false,
): Promise<boolean> {
  const { db, provider } = asking;
  await forgetCallbacks(db, new Date(now.getTime() - 3 * callbackSeconds * 1000));
  const due = [
    ...(await refundsToAsk(db, provider.name, now, most)).map((refund) => async () => askForRefund(asking, refund)),
    ...(await paymentsToAsk(db, provider.name, now, most)).map((one) => async () => askAtProvider(asking, one)),
  ];
  for (const ask of due) {
    if (isStopping() || !(await ask())) break;
  }
  return due.length > 0;
}

/** The job that asks, by the machine's clock: the provider knows no other. */
export function askProviderJob(asking: Asking): MachineJob {
  return {
    name: "money.ask-provider",
    lane: "mail",
    clock: "machine",
    everySeconds,
    tick: async (now, isStopping) => askProvider(asking, now, isStopping),
  };
}
