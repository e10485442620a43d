import type { FastifyBaseLogger } from "fastify";
import { type LegalClock, machineClock, systemClock } from "../platform/clock/clock.js";
import type { Config } from "../platform/config/config.js";
import { loadSecrets } from "../platform/config/secrets.js";
import type { Context } from "../platform/context.js";
import { openServiceDatabase } from "../platform/database/open-service-database.js";
import { openReplicas } from "../platform/database/replicas.js";
import { openEvents } from "../platform/events/events.js";
import { clamdScanner } from "../platform/uploads/clamd-scanner.js";
import { openContent } from "../platform/uploads/open-content.js";
import { openFileStore } from "../platform/uploads/open-file-store.js";
import { sandboxScanner } from "../platform/uploads/scanner.js";
import { freeLeases, openJobs } from "../platform/jobs/open-jobs.js";
import { registerServiceJobs } from "./service-jobs.js";
import type { Mailer } from "../platform/mail/mailer.js";
import { smtpMailer } from "../platform/mail/smtp-mailer.js";
import { withKeyStore } from "../platform/secrets/key-store.js";
import { configuredSigner } from "../platform/signing/configured-signer.js";
import type { BillCode } from "../platform/bill-code/bill-code.js";
import type { Signer } from "../platform/signing/signer.js";
import { brokerSmsSender } from "../platform/sms/broker-sms-sender.js";
import type { SmsSender } from "../platform/sms/sms-sender.js";
import type { PaymentProvider } from "../platform/online-payments/payment-provider.js";
import type { PersonnelRegister } from "../platform/personnel/personnel-register.js";

/** The service without its HTTP side: what `main.ts` and the commands work with. */
export interface Service {
  readonly context: Context;
  /** Stops jobs, then lets go of events, database and data directory. */
  close(): Promise<void>;
}

/** What a caller may decide about a service beside its configuration. */
export interface ServiceOptions {
  /** The legal one, where it is not the system's. */
  readonly clock?: LegalClock;
  readonly personnel?: PersonnelRegister;
  readonly paymentProvider?: PaymentProvider;
  /** Instead of the mail server in the settings. */
  readonly mailer?: Mailer;
  /** Instead of the SMS broker in the settings. */
  readonly sms?: SmsSender;
  /** Instead of the key in the settings. */
  readonly signer?: Signer;
  /** Makes the codes of bills by which banks' apps pay them. */
  readonly billCode?: BillCode;
  /** Called with each part of the start that takes a while. */
  readonly progress?: (what: string) => void;
}

/** Opens everything that services need. Jobs are registered, not started. */
export async function openService(
  config: Config,
  logger: FastifyBaseLogger,
  {
    clock: legalClock = systemClock,
    personnel,
    paymentProvider,
    mailer = config.mail && smtpMailer(config.mail),
    sms = config.sms && brokerSmsSender(config.sms),
    signer,
    billCode,
    progress,
  }: ServiceOptions = {},
): Promise<Service> {
  const database = await openServiceDatabase(config, legalClock.now(), progress);
  try {
    const secrets = await withKeyStore(await loadSecrets(config), database.db);
    const scanner = config.scanner ? clamdScanner(config.scanner) : sandboxScanner;
    const files = openFileStore(await openContent(config), database.db, scanner, logger);
    const jobs = openJobs(database.db, { legalClock, machineClock }, logger);
    const events = await openEvents(database, logger);
    const { databaseReadUrl } = config;
    const replicas = databaseReadUrl === undefined ? undefined : openReplicas(databaseReadUrl, database.db, logger);
    if (database.engine === "embedded") await freeLeases(database.db);
    const context: Context = {
      config,
      db: database.db,
      ...(replicas && { replicas }),
      legalClock,
      machineClock,
      secrets,
      files,
      events,
      jobs,
      signer: signer ?? (await configuredSigner(config)),
      logger,
      ...(personnel && { personnel }),
      ...(paymentProvider && { paymentProvider }),
      ...(mailer && { mailer }),
      ...(sms && { sms }),
      ...(billCode && { billCode }),
    };
    registerServiceJobs(context);
    const unhear = events.subscribe(() => jobs.wake());
    return {
      context,
      close: async () => {
        unhear();
        await jobs.stop();
        await events.close();
        await replicas?.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
