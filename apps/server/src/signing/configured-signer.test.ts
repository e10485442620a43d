import { webcrypto } from "node:crypto";
import { Certificate } from "pkijs";
import { expect, test } from "vitest";
import { configuredSigner } from "./configured-signer.js";
import { verifySignature } from "./key-signer.js";

/** An ECDSA P-256 key and its certificate as operations.md makes them, with OpenSSL: `/CN=Registry`. */
const seal = {
  key: "MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgOe+Qhjzx0tHZlfGjgPEb0R6zsZ1wYQ5J0Ar+rXua1QmhRANCAARJt/rV0Ymzm9bEI4whL22YD83wYwvgYpAUHN1ustSHFm37M6fzFW3NAofiUfc9p87Tv/h6Djt2S2CKj0WpyTBi",
  certificate:
    "MIIBfDCCASGgAwIBAgIUND35THiWsv9yjxWbRmzq5IZYmvYwCgYIKoZIzj0EAwIwEzERMA8GA1UEAwwIUmVnaXN0cnkwHhcNMjYxMTIyMDMwNjQxWhcNMzExMTIxMDMwNjQxWjATMREwDwYDVQQDDAhSZWdpc3RyeTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABEm3+tXRibOb1sQjjCEvbZgPzfBjC+BikBQc3W6y1IcWbfszp/MVbc0Ch+JR9z2nztO/+HoOO3ZLYIqPRanJMGKjUzBRMB0GA1UdDgQWBBRC0ZGE2J72k7BfFoKiyV8/RKPQ4TAfBgNVHSMEGDAWgBRC0ZGE2J72k7BfFoKiyV8/RKPQ4TAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMCA0kAMEYCIQDWpwPC/+ymNrlVCT9OOjzNNZyMPw3LBoXf7+UskUe0WQIhAJG9BpR7YqOmJqHG8bIqYCbo+BSMQ+PIIO7H7oBV6v93",
};
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
