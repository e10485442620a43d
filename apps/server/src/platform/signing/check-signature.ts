import { certificateBytes, readSignature } from "./key-signer.js";
import { isPlainlySigned } from "./plainly-signed.js";

/**
 * What can be wrong with a signed paper. `signature`: it is no signature over what is written · `certificate`: it is one,
 * by a certificate that is not the service's.
 */
export type SignatureFaultKind = "signature" | "certificate";

/** A paper's words and the signature that is kept beside them. */
export interface SignedWords {
  readonly content: string;
  readonly pkcs7: Uint8Array;
}

/**
 * What is wrong with a signed paper, if anything.
 * @param known the service's certificates, DER in base64; undefined: whose it is is not asked
 */
export async function checkSignature(
  { content, pkcs7 }: SignedWords,
  known: ReadonlySet<string> | undefined,
): Promise<SignatureFaultKind | undefined> {
  const words = Buffer.from(content);
  // Nearly all are: a million applications have millions of papers, and a backup is proved in half an hour.
  if (isPlainlySigned(words, pkcs7, known)) return undefined;
  const signature = readSignature(pkcs7);
  if (!signature || !(await signature.isOver(words))) return "signature";
  return known && !known.has(certificateBytes(signature.certificate).toString("base64")) ? "certificate" : undefined;
}
