import { Certificate } from "pkijs";
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

/**
 * Certificates of the service's own seals, the one in use first; undefined where the settings hold none, as in the
 * demonstration, whose seal is made anew at each start.
 * @throws {ConfigError} when one cannot be read
 */
export function configuredCertificates({
  seal,
  certificatesBefore = [],
}: Pick<Config, "seal" | "certificatesBefore">): readonly Certificate[] | undefined {
  if (seal === undefined) return undefined;
  try {
    return [seal.certificate, ...certificatesBefore].map((each) => Certificate.fromBER(Buffer.from(each, "base64")));
  } catch {
    throw new ConfigError([
      "SIGNING_CERTIFICATE and SIGNING_CERTIFICATES_BEFORE must be X.509 certificates, DER in base64.",
    ]);
  }
}
