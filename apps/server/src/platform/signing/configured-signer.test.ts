import { webcrypto } from "node:crypto";
import { Certificate } from "pkijs";
import { expect, test } from "vitest";
import { testSeal as seal } from "../../testing/seal.js";
import { configuredSigner } from "./configured-signer.js";
import { verifySignature } from "./key-signer.js";

const content = Buffer.from("{}");

test("signs with the key and the certificate of the settings", async () => {
  const signer = await configuredSigner({ seal });
  const signature = await signer.sign(content, new Date("2026-11-22T03:00:00Z"));
  expect(signature.signer).toBe("Registry");
  const certificate = Certificate.fromBER(Buffer.from(seal.certificate, "base64"));
  expect(await verifySignature(signature.pkcs7, content, certificate)).toBe(true);
});

test("refuses to start with something that is no key", async () => {
  await expect(configuredSigner({ seal: { ...seal, key: "AAAA" } })).rejects.toThrow("SIGNING_KEY");
  const { privateKey } = await webcrypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-384" }, true, [
    "sign",
    "verify",
  ]);
  const other = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", privateKey)).toString("base64");
  await expect(configuredSigner({ seal: { ...seal, key: other } })).rejects.toThrow("P-256");
});

test("without a key says what is missing once it is asked to sign", async () => {
  await expect((await configuredSigner({})).sign(content, new Date())).rejects.toThrow("SIGNING_CERTIFICATE");
});
