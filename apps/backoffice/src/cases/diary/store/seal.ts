/** Bytes sealed by AES-GCM. */
export interface Sealed {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

const algorithm = "AES-GCM";
/** Bytes of a nonce, as AES-GCM has it. It is rolled anew for each sealing. */
const nonceBytes = 12;

/** A key that seals and opens and that nobody can read, this app included. */
export async function newKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: algorithm, length: 256 }, false, ["encrypt", "decrypt"]);
}

/**
 * Seals bytes.
 *
 * @param name of what is sealed: under another name it does not open, so that records cannot be exchanged
 */
export async function seal(key: CryptoKey, name: string, bytes: BufferSource): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(nonceBytes));
  const additionalData = new TextEncoder().encode(name);
  return { iv, bytes: await crypto.subtle.encrypt({ name: algorithm, iv, additionalData }, key, bytes) };
}

/**
 * Opens what was sealed under this name.
 *
 * @throws where it was sealed by another key, under another name, or was changed
 */
export async function unseal(key: CryptoKey, name: string, { iv, bytes }: Sealed): Promise<Uint8Array<ArrayBuffer>> {
  const additionalData = new TextEncoder().encode(name);
  return new Uint8Array(await crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, bytes));
}

/** Seals a value that JSON can hold. */
export async function sealValue(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  return seal(key, name, new TextEncoder().encode(JSON.stringify(value)));
}

/** Opens what {@link sealValue} sealed; what it holds is the caller's to know. */
export async function unsealValue(key: CryptoKey, name: string, sealed: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unseal(key, name, sealed))) as unknown;
}

/** SHA-256 of bytes, hex: what the service's receipt names. */
export async function sha256(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
