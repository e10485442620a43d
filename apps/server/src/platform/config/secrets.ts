import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from "node:crypto";
import { chmod, link, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { ConfigError, type Config } from "./config.js";

/** The keys of the server. Nothing in it may be logged. */
export interface Secrets {
  /**
   * A 32-byte key for one purpose, derived from the master secret (HKDF-SHA-256, RFC 5869).
   *
   * @param purpose names the use and its version, for example `access-token.v1`; another name is another key.
   */
  derive(purpose: string): Buffer;
  /**
   * Every key that what comes back may have been made with: {@link derive}'s first, then that of the former master
   * secret while both are given, then those of the key store (secrets/key-store.ts).
   */
  keysOf(purpose: string): readonly Buffer[];
  /** Names the master secret without telling it: 8 letters that go before what is sealed under it. */
  readonly mark: string;
  /** The master secret that is being replaced, while both are given. */
  readonly former?: Pick<Secrets, "derive" | "mark">;
  /** Ed25519; signs the Merkle roots of the history. */
  readonly historySigningKey: KeyObject;
  /** Checks what {@link historySigningKey} signed. */
  readonly historyPublicKey: KeyObject;
  /** Check what keys in use before it signed. */
  readonly formerHistoryKeys: readonly KeyObject[];
}

const kept = z.object({ masterSecret: z.base64(), historySigningKey: z.base64() });

/**
 * The secrets given by settings, or, in demo mode, those kept in the data directory (made at the first start).
 *
 * @throws {ConfigError} when a key is not usable, or the kept file is damaged.
 */
export async function loadSecrets(config: Config): Promise<Secrets> {
  const stored =
    config.masterSecret && config.historySigningKey
      ? { masterSecret: config.masterSecret, historySigningKey: config.historySigningKey }
      : await readOrMake(path.join(config.dataDir, "secrets.json"));
  return secretsFrom({
    masterSecret: config.masterSecret ?? stored.masterSecret,
    historySigningKey: config.historySigningKey ?? stored.historySigningKey,
    ...(config.masterSecretBefore && { masterSecretBefore: config.masterSecretBefore }),
    ...(config.historyPublicKeysBefore && { historyPublicKeysBefore: config.historyPublicKeysBefore }),
  });
}

/** Fresh secrets that are kept nowhere: for tests. */
export function makeSecrets(): Secrets {
  return secretsFrom(make());
}

function secretsFrom(
  given: z.infer<typeof kept> & Pick<Config, "masterSecretBefore" | "historyPublicKeysBefore">,
): Secrets {
  const present = mastered(given.masterSecret);
  const former = given.masterSecretBefore === undefined ? undefined : mastered(given.masterSecretBefore);
  const historySigningKey = parseSigningKey(given.historySigningKey);
  return {
    ...present,
    ...(former && { former }),
    keysOf: (purpose) => [present, ...(former ? [former] : [])].map(({ derive }) => derive(purpose)),
    historySigningKey,
    historyPublicKey: createPublicKey(historySigningKey),
    formerHistoryKeys: (given.historyPublicKeysBefore ?? []).map(parsePublicKey),
  };
}

function mastered(masterSecret: string): Pick<Secrets, "derive" | "mark"> {
  const master = Buffer.from(masterSecret, "base64");
  // Purposes are few and named in the code; one of them is asked for with every request.
  const derived = new Map<string, Buffer>();
  const derive = (purpose: string) => {
    const key = derived.get(purpose) ?? Buffer.from(hkdfSync("sha256", master, "", `yer:${purpose}`, 32));
    derived.set(purpose, key);
    return key;
  };
  return { derive, mark: derive("mark.v1").subarray(0, 6).toString("base64url") };
}

function parseSigningKey(base64: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, "base64"), format: "der", type: "pkcs8" });
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // The cause would print parts of the key: the sentence below says all there is to say.
  }
  throw new ConfigError(["HISTORY_SIGNING_KEY is not an Ed25519 private key (PKCS #8 DER in base64)."]);
}

function parsePublicKey(base64: string): KeyObject {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, "base64"), format: "der", type: "spki" });
    if (key.asymmetricKeyType === "ed25519") return key;
  } catch {
    // The sentence below says all there is to say.
  }
  throw new ConfigError(["HISTORY_PUBLIC_KEYS_BEFORE holds what is not an Ed25519 public key (SPKI DER in base64)."]);
}

function make(): z.infer<typeof kept> {
  const { privateKey } = generateKeyPairSync("ed25519");
  return {
    masterSecret: randomBytes(32).toString("base64"),
    historySigningKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
  };
}

/** Reads the kept secrets. Made whole under another name and linked into place, so that no crash leaves half a file. */
async function readOrMake(file: string): Promise<z.infer<typeof kept>> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const partial = `${file}.${randomBytes(6).toString("hex")}`;
  try {
    return parseKept(file, await readFile(file, "utf8"));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  await writeFile(partial, JSON.stringify(make()), { mode: 0o600, flush: true });
  try {
    await link(partial, file);
  } catch (error) {
    // Another process was first: its secrets are the ones.
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    await rm(partial, { force: true });
  }
  await chmod(file, 0o600);
  return parseKept(file, await readFile(file, "utf8"));
}

function parseKept(file: string, text: string): z.infer<typeof kept> {
  try {
    return kept.parse(JSON.parse(text));
  } catch {
    throw new ConfigError([`${file} is damaged: restore it from a backup; without it nobody's session is valid.`]);
  }
}
