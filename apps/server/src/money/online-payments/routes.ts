import { type OnlinePayment, onlinePayments } from "@yer/api/contract/online-payments";
import { assertVouched } from "../../cases/public/vouched.js";
import type { Actor } from "../../platform/acting/actor.js";
import { actingOf } from "../../platform/acting/acting.js";
import type { Context } from "../../platform/context.js";
import { type Api, publicRoute, route } from "../../platform/http/route.js";
import { notFound, Problem } from "../../platform/problem/problem.js";
import { throttle } from "../../platform/throttle/throttle.js";
import { settleRefund } from "../online-refunds/settle.js";
import { askAtProvider, openAtProvider } from "./at-provider.js";
import { findPayment, hearCallback, paymentsOf } from "./queries.js";
import { payableCharges, presentPayment } from "./read.js";
import { settle } from "./settle.js";
import { startPayment } from "./start.js";

/** A payment of a person's own, as it stands. @throws {Problem} `not-found` */
async function ownPayment(context: Context, actor: Actor, id: string) {
  const found = await findPayment(context.db, id);
  if (found === undefined || found.payer !== actor.id) throw notFound();
  const { home_region: region, charge_id: chargeId } = found;
  return (await paymentsOf(context.db, region, chargeId)).find((one) => one.id === id) ?? found;
}

/** Asks the provider about a payment that is not paid, whichever it needs: to take it, or how far it is. */
async function askedAbout(context: Context, actor: Actor, id: string): Promise<OnlinePayment> {
  const { paymentProvider: provider } = context;
  const payment = await ownPayment(context, actor, id);
  if (provider === undefined || provider.name !== payment.provider || payment.state === "paid") {
    return presentPayment(payment);
  }
  const asking = { ...context, provider };
  const isNew = payment.state === "started" && payment.ends_at > context.machineClock.now();
  await (isNew ? openAtProvider : askAtProvider)(asking, payment);
  return presentPayment(await ownPayment(context, actor, id));
}

/** Registers the routes of payments at a provider's. */
export function onlinePaymentsRoutes(api: Api): void {
  route(api, onlinePayments.list, async ({ context, actor, now }) =>
    payableCharges(context.db, await actingOf(context.db, { actor, now, context }), context.paymentProvider),
  );
  route(api, onlinePayments.start, async ({ context, actor, now, machineNow: at, body, write }) => {
    await throttle(context, [{ kind: "pay.person", key: actor.id }]);
    const { id } = await write(async (transaction) => {
      await assertVouched(transaction, actor);
      const acting = await actingOf(transaction, { actor, now, context });
      const { paymentProvider: provider } = context;
      return presentPayment(await startPayment(transaction, acting, body, { provider, at }));
    });
    // Written down by now: whatever becomes of the answer, the payment is known, and is asked about.
    return askedAbout(context, actor, id);
  });
  route(api, onlinePayments.check, async ({ context, actor, params }) => {
    await throttle(context, [{ kind: "pay.person", key: actor.id }]);
    return askedAbout(context, actor, params.id);
  });
  publicRoute(api, onlinePayments.callback, async ({ context, now, machineNow: at, request, write }) => {
    const { paymentProvider: provider } = context;
    if (provider === undefined) throw notFound();
    const header = (name: string): string | undefined => {
      const value = request.headers[name];
      return typeof value === "string" ? value : undefined;
    };
    const heard = provider.read({ header, body: request.rawBody ?? Buffer.alloc(0) }, at);
    if (heard === undefined) throw new Problem("access-denied", { detail: "The call is not signed, or not lately." });
    await write(async (transaction) => {
      if (!(await hearCallback(transaction, heard.seal, at))) {
        throw new Problem("access-denied", { detail: "The call was heard before: sign anew to say it again." });
      }
      const acting = await actingOf(transaction, { actor: null, now, context });
      const by = { provider: provider.name, at };
      if (heard.of === "refund") {
        const settled = await settleRefund(transaction, acting, { ...by, report: heard.report });
        if (settled?.isOdd) {
          context.logger.error({ refund: settled.refund.id }, "a provider paid back what it was not asked for");
        }
        if (settled !== undefined) return;
      } else if ((await settle(transaction, acting, { ...by, report: heard.report })) !== undefined) return;
      context.logger.error(
        { reference: heard.report.reference },
        "a provider tells of a payment that nobody asked for",
      );
      throw notFound();
    });
  });
}
