import { ConfigError, type Config } from "../config/config.js";
import { keySigner, readSeal } from "./key-signer.js";
import { absentSigner, type Signer } from "./signer.js";

/**
 * The signer of the settings; without a key, one that says so when it is asked.
 * @throws {ConfigError} when key or certificate cannot be read
 */
export async function configuredSigner({ seal }: Pick<Config, "seal">): Promise<Signer> {
  if (seal === undefined) return absentSigner;
  try {
    return keySigner(await readSeal(Buffer.from(seal.key, "base64"), Buffer.from(seal.certificate, "base64")));
  } catch {
    throw new ConfigError([
      "SIGNING_KEY and SIGNING_CERTIFICATE must be an ECDSA P-256 key (PKCS #8) and its X.509 certificate, DER in base64.",
    ]);
  }
}
