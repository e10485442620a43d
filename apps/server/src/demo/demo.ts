import type { FastifyInstance } from "fastify";
import { type AdjustableClock, machineClock, shiftedClock } from "../platform/clock/clock.js";
import type { Config } from "../platform/config/config.js";
import { loadSecrets } from "../platform/config/secrets.js";
import type { Context } from "../platform/context.js";
import type { Mailer } from "../platform/mail/mailer.js";
import type { BillCode } from "../platform/bill-code/bill-code.js";
import type { Signer } from "../platform/signing/signer.js";
import type { SmsSender } from "../platform/sms/sms-sender.js";
import type { PaymentProvider } from "../platform/online-payments/payment-provider.js";
import type { PersonnelRegister } from "../platform/personnel/personnel-register.js";
import type { BatchMachine } from "../registers/batches/batch-kind.js";
import { demoBillCode } from "./demo-bill-code.js";
import { demoSigner } from "./demo-signer.js";
import { announceFilling, fillDemonstration } from "./fill.js";
import { addClockRoutes } from "./clock-routes.js";
import { demoIdentities, demoPassword } from "./identities.js";
import { spawnOneIdSandbox } from "./oneid/spawn-sandbox.js";
import { sandboxTexts } from "./oneid/texts.js";
import { mailSandbox } from "./mail-sandbox.js";
import { smsSandbox } from "./sms-sandbox.js";
import { addPayRoutes } from "./pay/pay-routes.js";
import { makePaySandbox } from "./pay/pay-sandbox.js";
import { personnelSandbox } from "./personnel-sandbox.js";

/** Someone to sign in as, printed at start. All of them are fictional. */
export interface PrintedIdentity {
  /** What the person does: operator of a district, member of an organisation that concludes, reviewer … */
  readonly part: string;
  readonly name: string;
  /** How to sign in as them. */
  readonly signIn: string;
}

/**
 * All that exists in demo mode only: sandboxes of outside services, the clock that can be set, demonstration data.
 * `main.ts` loads this entry when it runs in demo mode; the production build leaves its folder out.
 */
export interface Demo {
  /** The configuration with the sandboxes in place of outside services. */
  readonly config: Config;
  readonly clock: AdjustableClock;
  /** Demonstration of the personnel register. */
  readonly personnel: PersonnelRegister;
  /** Demonstration of a payment provider. */
  readonly paymentProvider: PaymentProvider;
  /** Prints letters where a mail server would send them. */
  readonly mailer: Mailer;
  /** Prints SMS where a broker would send them. */
  readonly sms: SmsSender;
  /** Signs with a key that is made at every start. */
  readonly signer: Signer;
  readonly billCode: BillCode;
  readonly identities: readonly PrintedIdentity[];
  /** Adds the demonstration's own routes, before the service listens. */
  attach(fastify: FastifyInstance, context: Context): Promise<void>;
  /** Fills an empty database; goes on behind while the service already answers. */
  fill(context: Context, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the demonstration: starts its sandboxes.
 * @param machine brings its lists
 */
export async function openDemo(config: Config, machine: BatchMachine): Promise<Demo> {
  const sandbox = await spawnOneIdSandbox(config.publicUrl, await loadSecrets(config));
  const clock = shiftedClock();
  const pay = makePaySandbox({ publicUrl: config.publicUrl, clock: machineClock });
  return {
    config: {
      ...config,
      oneId: config.oneId ?? sandbox.oneId,
      // Their one password is printed at every start: a second factor would guard nothing and stop everybody.
      factorExempt: new Set(demoIdentities.map(({ pinfl }) => pinfl)),
    },
    clock,
    personnel: personnelSandbox,
    paymentProvider: pay.provider,
    mailer: mailSandbox((text) => process.stdout.write(text)),
    sms: smsSandbox((text) => process.stdout.write(text)),
    signer: await demoSigner(clock.now()),
    billCode: demoBillCode,
    identities: demoIdentities.map(({ key, name, staff }) => ({
      part: sandboxTexts.en_US.roles[key] ?? key,
      name,
      signIn: staff ? `OneID, or ${staff.username} / ${demoPassword}` : "OneID",
    })),
    attach: async (fastify, context) => {
      await announceFilling(context.db, config.demoFiles);
      addClockRoutes(fastify, context, clock);
      await addPayRoutes(fastify, pay, config);
      // The partner system's page has a port of its own; this address stays.
      fastify.get("/demo/partner", async (_, reply) => reply.redirect(sandbox.partnerUrl));
    },
    fill: async (context, signal) => fillDemonstration(context, machine, signal, config.demoFiles),
    close: async () => sandbox.stop(),
  };
}
