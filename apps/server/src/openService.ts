import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { systemClock, type Clock } from "./clock/clock.js";
import type { Config } from "./config/config.js";
import { loadSecrets } from "./config/secrets.js";
import type { Context } from "./context.js";
import { openServiceDatabase } from "./database/openServiceDatabase.js";
import { openEvents } from "./events/events.js";
import { clamdScanner } from "./files/clamdScanner.js";
import { openFileStore } from "./files/openFileStore.js";
import { sandboxScanner } from "./files/scanner.js";
import { freeLeases, openJobs } from "./jobs/openJobs.js";
import { registerServiceJobs } from "./jobs/serviceJobs.js";
import type { Mailer } from "./mail/mailer.js";
import { smtpMailer } from "./mail/smtp-mailer.js";
import { withKeptKeys } from "./secrets/kept-keys.js";
import { configuredSigner } from "./signing/configured-signer.js";
import type { Signer } from "./signing/signer.js";
import { brokerSmsSender } from "./sms/broker-sms-sender.js";
import type { SmsSender } from "./sms/sms-sender.js";
import type { PersonnelRegister } from "./users/personnel-register.js";

/** The service without its HTTP side: what `main.ts` and the commands work with. */
export interface Service {
  readonly context: Context;
  /** Stops jobs, then lets go of events, database and data directory. */
  close(): Promise<void>;
}

/** What a caller may decide about a service beside its configuration. */
export interface ServiceOptions {
  readonly clock?: Clock;
  readonly personnel?: PersonnelRegister;
  /** Instead of the mail server in the settings. */
  readonly mailer?: Mailer;
  /** Instead of the SMS broker in the settings. */
  readonly sms?: SmsSender;
  /** Instead of the key in the settings. */
  readonly signer?: Signer;
  /** Hears what takes a while. */
  readonly progress?: (what: string) => void;
}

/** Opens everything that services need. Jobs are registered, not started. */
export async function openService(
  config: Config,
  logger: FastifyBaseLogger,
  {
    clock = systemClock,
    personnel,
    mailer = config.mail && smtpMailer(config.mail),
    sms = config.sms && brokerSmsSender(config.sms),
    signer,
    progress,
  }: ServiceOptions = {},
): Promise<Service> {
  const database = await openServiceDatabase(config, clock.now(), progress);
  try {
    const secrets = await withKeptKeys(await loadSecrets(config), database.db);
    const scanner = config.scanner ? clamdScanner(config.scanner) : sandboxScanner;
    const files = openFileStore(path.join(config.dataDir, "files"), database.db, scanner, logger);
    const jobs = openJobs(database.db, clock, logger);
    const events = await openEvents(database, logger);
    if (database.engine === "embedded") await freeLeases(database.db);
    const context: Context = {
      config,
      db: database.db,
      clock,
      secrets,
      files,
      events,
      jobs,
      signer: signer ?? (await configuredSigner(config)),
      logger,
      ...(personnel && { personnel }),
      ...(mailer && { mailer }),
      ...(sms && { sms }),
    };
    registerServiceJobs(context);
    return {
      context,
      close: async () => {
        await jobs.stop();
        await events.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
