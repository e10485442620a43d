/** SHA-256 of bytes, hex. Needs a secure context, which the site and localhost are. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
