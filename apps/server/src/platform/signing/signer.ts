/** A signature over something that was written down. */
export interface Signature {
  /** PKCS#7 (CMS SignedData, RFC 5652), detached, DER: it holds certificate and time, not what was signed. */
  readonly pkcs7: Buffer;
  /** Holder of the certificate, in words. */
  readonly signer: string;
}

/**
 * Signs what an organisation concluded. A port: demo mode has a key made at its start, production one from its
 * settings, and a provider that keeps people's own keys can take its place.
 */
export interface Signer {
  /**
   * @param content the bytes exactly as they are kept
   * @param now goes into the signature as its time
   */
  sign(content: Uint8Array, now: Date): Promise<Signature>;
}

/** Stands where no key was given: reading goes on, signing says what is missing. */
export const absentSigner: Signer = {
  sign: async () =>
    Promise.reject(
      new Error("No signing key: set SIGNING_KEY and SIGNING_CERTIFICATE (docs/operations.md says how to make them)."),
    ),
};
