import { beforeAll, expect, test } from "vitest";
import { checkSignature } from "./check-signature.js";
import { certificateBytes, keySigner, makeSeal, readSignature, type Seal } from "./key-signer.js";
import { isPlainlySigned } from "./plainly-signed.js";

const now = new Date("2026-03-05T09:00:00Z");
const content = Buffer.from('{"verdict":"positive","summary":"oʻrnatilgan tartibda"}');
const asText = (seal: Seal): string => certificateBytes(seal.certificate).toString("base64");

let seal: Seal;
let pkcs7: Buffer;
let known: ReadonlySet<string>;
beforeAll(async () => {
  seal = await makeSeal("Sinov muhri", now);
  ({ pkcs7 } = await keySigner(seal).sign(content, now));
  known = new Set([asText(seal)]);
});

test("what the service's signer makes is plainly signed, for its bytes and under its certificate alone", async () => {
  const other = await makeSeal("Sinov muhri", now);
  expect(isPlainlySigned(content, pkcs7, known)).toBe(true);
  expect(isPlainlySigned(content, pkcs7, undefined)).toBe(true);
  expect(isPlainlySigned(Buffer.concat([content, Buffer.from(" ")]), pkcs7, known)).toBe(false);
  expect(isPlainlySigned(content, pkcs7, new Set([asText(other)]))).toBe(false);
  expect(isPlainlySigned(content, Buffer.from("no signature"), known)).toBe(false);
  expect(isPlainlySigned(content, Buffer.concat([pkcs7, Buffer.from([5, 0])]), known)).toBe(false);
});

test("no byte of a signature can be missing, or be another one that makes it no signature to who reads them all", async () => {
  const wrongly: number[] = [];
  for (const at of pkcs7.keys()) {
    const changed = Buffer.from(pkcs7);
    changed[at] = (changed[at] ?? 0) ^ 0x01;
    const plainly = isPlainlySigned(content, changed, known);
    if (plainly && !(await readSignature(changed)?.isOver(content))) wrongly.push(at);
    if (isPlainlySigned(content, pkcs7.subarray(0, at), known)) wrongly.push(at);
  }
  expect(wrongly).toEqual([]);
});

test("what is not plainly signed is judged by who reads every signature", async () => {
  // The length of the whole, told in a byte more than DER has it: BER, which that reader knows.
  const longer = Buffer.concat([Buffer.from([0x30, 0x83, 0x00]), pkcs7.subarray(2)]);
  expect(pkcs7[1]).toBe(0x82);
  expect(isPlainlySigned(content, longer, known)).toBe(false);
  expect(await checkSignature({ content: content.toString(), pkcs7: longer }, known)).toBeUndefined();
  expect(await checkSignature({ content: "{}", pkcs7 }, known)).toBe("signature");
  expect(await checkSignature({ content: content.toString(), pkcs7 }, new Set())).toBe("certificate");
});
