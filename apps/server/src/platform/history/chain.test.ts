import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { canonicalJson } from "@yer/api/formats";
import { type Head, merkleRoot } from "./chain.js";

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  createHash("sha256")
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest();
const head = (sequence: number): Head => ({
  record_kind: "application",
  record_id: "r",
  sequence,
  hash: sha256(String(sequence)),
});
const leaf = ({ record_kind, record_id, sequence, hash }: Head): Buffer =>
  sha256("\0", canonicalJson([record_kind, record_id, sequence, hash.toString("hex")]));
const node = (left: Buffer, right: Buffer): Buffer => sha256("\x01", left, right);

/** RFC 6962 §2.1 as it is written there: split at the largest power of two below the number of leaves. */
function rfc6962(leaves: readonly Buffer[]): Buffer {
  const [only] = leaves;
  if (only === undefined) return sha256("");
  if (leaves.length === 1) return only;
  let split = 1;
  while (split * 2 < leaves.length) split *= 2;
  return node(rfc6962(leaves.slice(0, split)), rfc6962(leaves.slice(split)));
}

it.each([0, 1, 2, 3, 5, 6, 7, 8, 13])("the root of %i heads is RFC 6962's", (count) => {
  const heads = Array.from({ length: count }, (_, index) => head(index + 1));
  expect(merkleRoot(heads).toString("hex")).toBe(rfc6962(heads.map(leaf)).toString("hex"));
});
