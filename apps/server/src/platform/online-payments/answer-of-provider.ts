import type { Context } from "../context.js";
import { describeError } from "../database/errors.js";
import type { PaymentProvider } from "./payment-provider.js";

/** What is needed to ask a provider. */
export type Asking = Context & {
  readonly provider: PaymentProvider;
  /** How long it may take to answer. */
  readonly patienceMilliseconds?: number;
};

const patience = 10_000;

/** What a provider answers within its time about a payment or a refund; `undefined`: it did not. */
export async function answerOf<Answer>(
  { patienceMilliseconds = patience, logger }: Asking,
  { id }: { readonly id: string },
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | undefined> {
  const over = AbortSignal.timeout(patienceMilliseconds);
  try {
    return await Promise.race([
      ask(over),
      new Promise<never>((_, reject) => {
        over.addEventListener("abort", () => reject(new Error("It did not answer in time.")), { once: true });
      }),
    ]);
  } catch (error) {
    logger.warn({ payment: id, error: describeError(error) }, "the payment provider did not answer");
    return undefined;
  }
}
