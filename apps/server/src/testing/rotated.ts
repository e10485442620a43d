import { createHash, generateKeyPairSync } from "node:crypto";
import { loadSecrets, type Secrets } from "../platform/config/secrets.js";

const historySigningKey = generateKeyPairSync("ed25519")
  .privateKey.export({ format: "der", type: "pkcs8" })
  .toString("base64");

function masterOf(name: string): string {
  return createHash("sha256").update(name).digest("base64");
}

/** The secrets of a server started with the master secret of this name, and with a former one beside it. */
export async function rotated(present: string, former?: string): Promise<Secrets> {
  return loadSecrets({
    mode: "demo",
    host: "127.0.0.1",
    port: 0,
    dataDir: "/nonexistent",
    publicUrl: "http://127.0.0.1:8080",
    logLevel: "silent",
    content: { places: ["disk"] },
    historySigningKey,
    masterSecret: masterOf(present),
    ...(former !== undefined && { masterSecretBefore: masterOf(former) }),
  });
}
