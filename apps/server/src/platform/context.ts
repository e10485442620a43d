import type { FastifyBaseLogger } from "fastify";
import type { BillCode } from "./bill-code/bill-code.js";
import type { LegalClock, MachineClock } from "./clock/clock.js";
import type { Config } from "./config/config.js";
import type { Secrets } from "./config/secrets.js";
import type { Db } from "./database/database.js";
import type { Replicas } from "./database/replicas.js";
import type { Events } from "./events/events.js";
import type { FileStore } from "./uploads/file-store.js";
import type { Mailer } from "./mail/mailer.js";
import type { Jobs } from "./jobs/jobs.js";
import type { Signer } from "./signing/signer.js";
import type { SmsSender } from "./sms/sms-sender.js";
import type { PaymentProvider } from "./online-payments/payment-provider.js";
import type { PersonnelRegister } from "./personnel/personnel-register.js";

/** What every service is given: made once in `main.ts` (or by the test kit), never reached for from elsewhere. */
export interface Context {
  readonly config: Config;
  readonly db: Db;
  /** Absent: the settings name none, and everything is read from {@link db}. */
  readonly replicas?: Replicas;
  /** Terms, dates, history, money, schedules, notices; the demonstration moves it. */
  readonly legalClock: LegalClock;
  /** Tokens, sessions, tickets, leases, throttles, idempotency, presence; nothing moves it. */
  readonly machineClock: MachineClock;
  readonly secrets: Secrets;
  readonly files: FileStore;
  readonly events: Events;
  readonly jobs: Jobs;
  /** Signs what organisations conclude. */
  readonly signer: Signer;
  readonly logger: FastifyBaseLogger;
  /** Absent: the treasury's form of a code is not known, and bills carry none. */
  readonly billCode?: BillCode;
  /** Absent: no mail server is connected, and no letter is written. */
  readonly mailer?: Mailer;
  /** Absent: no SMS broker is connected, and no SMS is written. */
  readonly sms?: SmsSender;
  /** Absent: no personnel register is connected, and taking over posts says so. */
  readonly personnel?: PersonnelRegister;
  /** Absent: no payment provider is connected, and nothing can be paid online. */
  readonly paymentProvider?: PaymentProvider;
}
