import { keySigner, makeSeal } from "../platform/signing/key-signer.js";
import type { Signer } from "../platform/signing/signer.js";

/** Signs what the demonstration issues, with a key made anew at every start. */
export async function demoSigner(now: Date): Promise<Signer> {
  return keySigner(await makeSeal("Yer namoyish muhri", now));
}
