import { beforeAll, describe, expect, test } from "vitest";
import { keySigner, makeSeal, type Seal, verifySignature } from "./key-signer.js";

const now = new Date("2026-03-05T09:00:00Z");
const content = Buffer.from('{"verdict":"positive","summary":"oʻrnatilgan tartibda"}');

describe("a signature", () => {
  let seal: Seal;
  beforeAll(async () => {
    seal = await makeSeal("Sinov muhri", now);
  });

  test("names its signer and holds for the bytes signed, and for no others", async () => {
    const { pkcs7, signer } = await keySigner(seal).sign(content, now);
    expect(signer).toBe("Sinov muhri");
    expect(await verifySignature(pkcs7, content, seal.certificate)).toBe(true);
    expect(await verifySignature(pkcs7, Buffer.from(`${content.toString()} `), seal.certificate)).toBe(false);
  });

  test("of another seal does not hold, though both bear one name", async () => {
    const other = await makeSeal("Sinov muhri", now);
    const { pkcs7 } = await keySigner(other).sign(content, now);
    expect(await verifySignature(pkcs7, content, seal.certificate)).toBe(false);
  });

  test("is a PKCS#7 without what it signs in it", async () => {
    const { pkcs7 } = await keySigner(seal).sign(content, now);
    // ContentInfo of signedData (RFC 5652 §3): a sequence that begins with its object identifier.
    expect(pkcs7.includes(Buffer.from("2a864886f70d010702", "hex"))).toBe(true);
    expect(pkcs7.includes(content)).toBe(false);
  });
});
