import { addressesOf } from "../database/addresses.js";
import path from "node:path";
import { z } from "zod";
import type { TelemetryConfig } from "../telemetry/telemetry.js";
import { type ContentConfig, contentOf, contentProblems, contentSettings } from "../uploads/content-settings.js";
import { telemetryOf, telemetrySettings } from "../telemetry/telemetry-settings.js";

/**
 * What the server runs as. `demo` has the sandboxes, the test clock and the demonstration identities and
 * therefore serves this machine only; `production` has none of them. A database belongs to one mode for life.
 */
export type Mode = "demo" | "production";

/** How to reach OneID, the national single sign-on. Absent in demo mode: there the sandbox stands in for it. */
export interface OneIdConfig {
  /** The one address for all of its calls, for example `https://sso.egov.uz/sso/oauth/Authorization.do`. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope: string;
}

/** Every setting of the server, read once at start and passed on; nothing else reads the environment. */
export interface Config {
  readonly mode: Mode;
  readonly host: string;
  /** 0 lets the system choose a free port. */
  readonly port: number;
  /** Absolute. Holds the embedded database, files and secrets; made with mode 0700. */
  readonly dataDir: string;
  /** A PostgreSQL connection string; absent: the embedded database in {@link dataDir}. */
  readonly databaseUrl?: string;
  /** Connects as the owner of the schema, for migrations only. Absent: {@link databaseUrl} owns it. */
  readonly databaseMigrateUrl?: string;
  /** The replicas of {@link databaseUrl} that long reads may be answered by; absent: there are none. */
  readonly databaseReadUrl?: string;
  /** The origin people reach the service at, without a trailing slash. */
  readonly publicUrl: string;
  /** The origin uploaded files are served from, where it is another one. */
  readonly filesOrigin?: string;
  /**
   * Addresses or networks (CIDR) of the proxies in front: from them, and them only, `X-Forwarded-For` is believed when
   * tries are counted by address.
   */
  readonly trustedProxies?: readonly string[];
  readonly oneId?: OneIdConfig;
  /**
   * PINFLs of the demonstration's identities, who are not asked to enrol a second factor. No environment sets it: the
   * demonstration's entry does, and production has none.
   */
  readonly factorExempt?: ReadonlySet<string>;
  /** 32 bytes or more, base64: the secret every key of the server is derived from. Required in production. */
  readonly masterSecret?: string;
  /** The master secret that {@link masterSecret} replaces, until all that lies under it lies under the new one. */
  readonly masterSecretBefore?: string;
  /** An Ed25519 private key, PKCS #8 DER in base64: signs the roots of the history. Required in production. */
  readonly historySigningKey?: string;
  /** Public halves of the keys that signed older roots, SPKI DER in base64. */
  readonly historyPublicKeysBefore?: readonly string[];
  /** What conclusions are signed with: an ECDSA P-256 key (PKCS #8 DER) and its X.509 certificate, both base64. Required in production. */
  readonly seal?: { readonly key: string; readonly certificate: string };
  /** Certificates of seals used before this one: X.509 DER, base64. */
  readonly certificatesBefore?: readonly string[];
  /** Where clamd, the virus scanner, listens. Required in production; demo has a sandbox. */
  readonly scanner?: { readonly host: string; readonly port: number };
  /** How many files the demonstration makes. Absent: as many as it knows. */
  readonly demoFiles?: number;
  /** The mail server that letters are handed to, and whom they come from; absent: none are sent. */
  readonly mail?: { readonly url: string; readonly from: string };
  /** The SMS broker (its account in the address) and the name SMS come from; absent: none are sent. */
  readonly sms?: { readonly url: string; readonly from: string };
  /** The bearer that Prometheus sends for `/metrics`; without one production does not answer it. */
  readonly metricsToken?: string;
  /** Where the content of files lies. */
  readonly content: ContentConfig;
  /** Where traces and figures are sent; absent: none are made, and nothing of it is loaded. */
  readonly telemetry?: TelemetryConfig;
  readonly logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
}

/** The environment is not usable; `problems` has one sentence for each setting to mend. */
export class ConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The server cannot start with these settings:\n${problems.map((problem) => `  - ${problem}`).join("\n")}`);
    this.name = "ConfigError";
    this.problems = problems;
  }
}

const origin = z.url({ protocol: /^https?$/, error: "must be an address such as https://yer.example.uz" });
const oneDatabaseAddress = z.url({ protocol: /^postgres(ql)?$/ });
const databaseAddresses = z
  .string()
  .refine(
    (url) => addressesOf(url).every((address) => oneDatabaseAddress.safeParse(address).success),
    "must be an address such as postgresql://user:password@host:5432/database, or name several hosts with commas between",
  );
const databaseAddress = databaseAddresses.refine(
  (url) => /^(read-write|primary)?$/.test(/[?&]target_session_attrs=([^&#]*)/.exec(url)?.[1] ?? ""),
  "must ask for target_session_attrs=read-write, or leave it out: the service writes",
);
const replicaAddresses = databaseAddresses.refine(
  (url) => !/[?&]target_session_attrs=/.test(url),
  "must leave target_session_attrs out: the service asks each host what it is",
);

const network = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

const masterSecret = z
  .base64({ error: "must be base64" })
  .refine((value) => Buffer.from(value, "base64").length >= 32, "must hold at least 32 bytes (base64)");

const environment = z.object({
  YER_MODE: z.enum(["demo", "production"], { error: 'must be "demo" or "production"' }).optional(),
  HOST: z.string().default("127.0.0.1"),
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65535, "must be 0 to 65535").default(8080),
  DATA_DIR: z.string().default("data"),
  DATABASE_URL: databaseAddress.optional(),
  DATABASE_MIGRATE_URL: databaseAddress.optional(),
  DATABASE_READ_URL: replicaAddresses.optional(),
  PUBLIC_URL: origin.optional(),
  FILES_ORIGIN: origin.optional(),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(",").map((address) => address.trim()))
    .refine((list) => list.every((address) => network.safeParse(address).success), {
      error: "must be addresses or networks, with commas between",
    })
    .optional(),
  ONEID_URL: z.url({ error: "must be an address" }).optional(),
  ONEID_CLIENT_ID: z.string().optional(),
  ONEID_CLIENT_SECRET: z.string().optional(),
  ONEID_SCOPE: z.string().optional(),
  MASTER_SECRET: masterSecret.optional(),
  MASTER_SECRET_BEFORE: masterSecret.optional(),
  HISTORY_SIGNING_KEY: z.base64({ error: "must be base64 of a PKCS #8 DER key" }).optional(),
  HISTORY_PUBLIC_KEYS_BEFORE: z
    .string()
    .transform((list) => list.split(",").map((key) => key.trim()))
    .optional(),
  SIGNING_KEY: z.base64({ error: "must be base64 of a PKCS #8 DER key" }).optional(),
  SIGNING_CERTIFICATE: z.base64({ error: "must be base64 of an X.509 DER certificate" }).optional(),
  SIGNING_CERTIFICATES_BEFORE: z
    .string()
    .transform((list) => list.split(",").map((certificate) => certificate.trim()))
    .optional(),
  SCANNER_ADDRESS: z
    .string()
    .regex(/^[\w.-]+:\d{1,5}$/, "must be the host:port of clamd")
    .optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "must be an address such as smtps://user:password@mail.example.uz:465" })
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/, "must be an address such as Yer <yer@example.uz>")
    .optional(),
  SMS_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an address such as https://user:password@send.smsxabar.uz/broker-api/send",
    })
    .optional(),
  // A number or a name: 3GPP TS 23.040 §9.1.2.5 gives it 11 letters.
  SMS_FROM: z
    .string()
    .regex(/^[\w .-]{1,11}$/, "must be the number or name SMS come from, of at most 11 characters")
    .optional(),
  DEMO_FILES: z.coerce
    .number({ error: "must be a number" })
    .int()
    .min(1, "must be 1 or more")
    .max(2000, "must be 2000 or less")
    .optional(),
  METRICS_TOKEN: z.string().min(20, "must have at least 20 characters").optional(),
  ...contentSettings.shape,
  ...telemetrySettings.shape,
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).optional(),
});

/** Whether a host name can be reached from this machine only. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "");
  return bare === "localhost" || bare === "::1" || /^127(\.\d{1,3}){3}$/.test(bare);
}

/**
 * Reads and checks the environment.
 *
 * @throws {ConfigError} naming every setting that is wrong, missing or forbidden in this mode.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  // An empty variable is an unset one: that is how people blank them in compose files.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ""));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}.`));
  }
  const settings = parsed.data;
  const mode: Mode = settings.YER_MODE ?? (settings.DATABASE_URL ? "production" : "demo");
  const hostInAddress = settings.HOST.includes(":") ? `[${settings.HOST}]` : settings.HOST;
  const publicUrl = (settings.PUBLIC_URL ?? `http://${hostInAddress}:${settings.PORT}`).replace(/\/+$/, "");

  const problems = mode === "demo" ? demoProblems(settings.HOST, publicUrl) : productionProblems(settings, publicUrl);
  if (settings.DATABASE_MIGRATE_URL && !settings.DATABASE_URL) {
    problems.push("DATABASE_MIGRATE_URL is set without DATABASE_URL: set both, or neither for the embedded database.");
  }
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL) {
    problems.push("DATABASE_READ_URL is set without DATABASE_URL: replicas are copies of a database on a server.");
  }
  if ((settings.SMTP_URL === undefined) !== (settings.MAIL_FROM === undefined)) {
    problems.push("SMTP_URL and MAIL_FROM go together: set both, or neither to send no letters.");
  }
  if ((settings.SMS_URL === undefined) !== (settings.SMS_FROM === undefined)) {
    problems.push("SMS_URL and SMS_FROM go together: set both, or neither to send no SMS.");
  }
  if (settings.SMS_URL?.startsWith("http:") && !isLoopback(new URL(settings.SMS_URL).hostname)) {
    problems.push("SMS_URL must be https: it carries the account, phone numbers and words.");
  }
  if (settings.FILES_BUCKET?.startsWith("http:") && !isLoopback(new URL(settings.FILES_BUCKET).hostname)) {
    problems.push("FILES_BUCKET must be https: it carries people's papers.");
  }
  problems.push(...contentProblems(settings));
  if (settings.MASTER_SECRET_BEFORE && !settings.MASTER_SECRET) {
    problems.push("MASTER_SECRET_BEFORE is set without MASTER_SECRET: set the new one beside it.");
  }
  if (settings.MASTER_SECRET_BEFORE && settings.MASTER_SECRET_BEFORE === settings.MASTER_SECRET) {
    problems.push("MASTER_SECRET_BEFORE is MASTER_SECRET itself: set the secret that was in use before, or nothing.");
  }
  if (new URL(publicUrl).pathname !== "/") problems.push("PUBLIC_URL must be an origin, without a path.");
  if (problems.length > 0) throw new ConfigError(problems);

  const [scannerHost, scannerPort] = settings.SCANNER_ADDRESS?.split(":") ?? [];
  const telemetry = telemetryOf(settings);
  const { ONEID_URL, ONEID_CLIENT_ID, ONEID_CLIENT_SECRET, ONEID_SCOPE } = settings;
  return {
    mode,
    host: settings.HOST,
    port: settings.PORT,
    dataDir: path.resolve(settings.DATA_DIR),
    ...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.DATABASE_MIGRATE_URL && { databaseMigrateUrl: settings.DATABASE_MIGRATE_URL }),
    ...(settings.DATABASE_READ_URL && { databaseReadUrl: settings.DATABASE_READ_URL }),
    publicUrl,
    ...(settings.TRUSTED_PROXIES && { trustedProxies: settings.TRUSTED_PROXIES }),
    ...(settings.FILES_ORIGIN && { filesOrigin: settings.FILES_ORIGIN.replace(/\/+$/, "") }),
    ...(ONEID_URL &&
      ONEID_CLIENT_ID &&
      ONEID_CLIENT_SECRET && {
        oneId: {
          url: ONEID_URL,
          clientId: ONEID_CLIENT_ID,
          clientSecret: ONEID_CLIENT_SECRET,
          scope: ONEID_SCOPE ?? ONEID_CLIENT_ID,
        },
      }),
    ...(settings.MASTER_SECRET && { masterSecret: settings.MASTER_SECRET }),
    ...(settings.MASTER_SECRET_BEFORE && { masterSecretBefore: settings.MASTER_SECRET_BEFORE }),
    ...(settings.HISTORY_SIGNING_KEY && { historySigningKey: settings.HISTORY_SIGNING_KEY }),
    ...(settings.HISTORY_PUBLIC_KEYS_BEFORE && { historyPublicKeysBefore: settings.HISTORY_PUBLIC_KEYS_BEFORE }),
    ...(settings.SIGNING_KEY &&
      settings.SIGNING_CERTIFICATE && {
        seal: { key: settings.SIGNING_KEY, certificate: settings.SIGNING_CERTIFICATE },
      }),
    ...(settings.SIGNING_CERTIFICATES_BEFORE && { certificatesBefore: settings.SIGNING_CERTIFICATES_BEFORE }),
    ...(scannerHost && { scanner: { host: scannerHost, port: Number(scannerPort) } }),
    ...(mode === "demo" && settings.DEMO_FILES && { demoFiles: settings.DEMO_FILES }),
    ...(settings.SMTP_URL && settings.MAIL_FROM && { mail: { url: settings.SMTP_URL, from: settings.MAIL_FROM } }),
    ...(settings.SMS_URL && settings.SMS_FROM && { sms: { url: settings.SMS_URL, from: settings.SMS_FROM } }),
    ...(settings.METRICS_TOKEN && { metricsToken: settings.METRICS_TOKEN }),
    content: contentOf(settings),
    ...(telemetry && { telemetry }),
    // A demonstration is watched by a person, who wants to see the addresses and not every request.
    logLevel: settings.LOG_LEVEL ?? (mode === "demo" ? "warn" : "info"),
  };
}

function demoProblems(host: string, publicUrl: string): string[] {
  const problems: string[] = [];
  const why = "demo mode lets anyone sign in as anyone, so it serves this machine only";
  if (!isLoopback(host)) problems.push(`HOST is ${host}, but ${why}: use 127.0.0.1, or YER_MODE=production.`);
  if (!isLoopback(new URL(publicUrl).hostname)) {
    problems.push(`PUBLIC_URL is ${publicUrl}, but ${why}: use a 127.0.0.1 address, or YER_MODE=production.`);
  }
  return problems;
}

function productionProblems(settings: z.infer<typeof environment>, publicUrl: string): string[] {
  const required = [
    "PUBLIC_URL",
    "ONEID_URL",
    "ONEID_CLIENT_ID",
    "ONEID_CLIENT_SECRET",
    "MASTER_SECRET",
    "HISTORY_SIGNING_KEY",
    "SIGNING_KEY",
    "SIGNING_CERTIFICATE",
    "SCANNER_ADDRESS",
  ] as const;
  const problems = required
    .filter((name) => settings[name] === undefined)
    .map((name) => `${name} is missing; production mode needs it (docs/operations.md says how to make one).`);
  const { protocol, hostname } = new URL(publicUrl);
  if (settings.PUBLIC_URL && protocol !== "https:" && !isLoopback(hostname)) {
    problems.push("PUBLIC_URL must be https in production mode.");
  }
  return problems;
}
