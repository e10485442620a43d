import { createHash, verify, X509Certificate } from "node:crypto";
import { type Element, elementsOf } from "./der.js";

const tags = { integer: 0x02, octets: 0x04, oid: 0x06, sequence: 0x30, set: 0x31, zero: 0xa0 } as const;

/** Object identifiers as DER holds them, in hex: of CMS (RFC 5652 §4, §5.1, §11), and of what the service's seals sign with. */
const oid = {
  data: "2a864886f70d010701",
  signedData: "2a864886f70d010702",
  contentType: "2a864886f70d010903",
  messageDigest: "2a864886f70d010904",
  sha256: "608648016503040201",
  ecdsaWithSha256: "2a8648ce3d040302",
} as const;

/**
 * Whether a detached signature is, beyond doubt, one over exactly these bytes as the service's own signer makes them: by
 * one signer, with SHA-256 and ECDSA, under the one certificate that it carries. False says nothing: `readSignature`
 * reads every signature there may be, and takes twenty times as long for one.
 * @param known certificates it may be under, DER in base64; undefined: any
 */
export function isPlainlySigned(
  content: Uint8Array,
  pkcs7: Uint8Array,
  known: ReadonlySet<string> | undefined,
): boolean {
  const signature = readPlain(pkcs7);
  if (signature === undefined) return false;
  const { certificate, attributes, value } = signature;
  if (known && !known.has(Buffer.from(certificate).toString("base64"))) return false;
  if (!saysOf(attributes, content)) return false;
  // What is signed is the set by its own tag, not by the one it has in its place (RFC 5652 §5.4).
  const signed = Buffer.from(attributes.whole);
  signed[0] = tags.set;
  try {
    const { publicKey } = new X509Certificate(certificate);
    return publicKey.asymmetricKeyType === "ec" && verify("sha256", signed, publicKey, value);
  } catch {
    return false;
  }
}

interface PlainSignature {
  /** DER. */
  readonly certificate: Uint8Array;
  /** The signed ones. */
  readonly attributes: Element;
  readonly value: Uint8Array;
}

function readPlain(pkcs7: Uint8Array): PlainSignature | undefined {
  const [info, further] = elementsOf(pkcs7) ?? [];
  const [type, explicit] = within(info, tags.sequence);
  const [signedData] = within(explicit, tags.zero);
  const [version, digestKinds, encapsulated, certificates, signers, more] = within(signedData, tags.sequence);
  const [contentType, content] = within(encapsulated, tags.sequence);
  const [certificate, otherCertificate] = within(certificates, tags.zero);
  const [signer, otherSigner] = within(signers, tags.set);
  const [signerVersion, sid, digestKind, attributes, signatureKind, value, unsigned] = within(signer, tags.sequence);
  const [digestKindOfAll, otherKind] = within(digestKinds, tags.set);
  const alone = [further, more, content, otherKind, otherCertificate, otherSigner, unsigned].every(
    (each) => each === undefined,
  );
  const asWeSign =
    is(type, oid.signedData) &&
    is(contentType, oid.data) &&
    [digestKindOfAll, digestKind].every((each) => is(within(each, tags.sequence)[0], oid.sha256)) &&
    is(within(signatureKind, tags.sequence)[0], oid.ecdsaWithSha256) &&
    [version, signerVersion].every((each) => each?.tag === tags.integer) &&
    isNamed(certificate, sid);
  if (!alone || !asWeSign || !certificate || attributes?.tag !== tags.zero || value?.tag !== tags.octets) {
    return undefined;
  }
  return { certificate: certificate.whole, attributes, value: value.content };
}

/** Whether a signer's identifier, issuer and serial number, is that of a certificate (RFC 5652 §10.2.4, RFC 5280 §4.1). */
function isNamed(certificate: Element | undefined, sid: Element | undefined): boolean {
  const [toBeSigned] = within(certificate, tags.sequence);
  const fields = within(toBeSigned, tags.sequence);
  const [serial, , issuer] = fields[0]?.tag === tags.zero ? fields.slice(1) : fields;
  const [name, number] = within(sid, tags.sequence);
  return isSame(name, issuer) && isSame(number, serial);
}

function isSame(one: Element | undefined, other: Element | undefined): boolean {
  return one !== undefined && other !== undefined && Buffer.compare(one.whole, other.whole) === 0;
}

/** Whether signed attributes are of these bytes: each at most once, of data, with their digest. */
function saysOf(attributes: Element, content: Uint8Array): boolean {
  const said = new Map<string, Element | undefined>();
  for (const attribute of within(attributes, tags.zero)) {
    const [name, values] = within(attribute, tags.sequence);
    const [value, another] = within(values, tags.set);
    if (name?.tag !== tags.oid || another !== undefined || said.has(hexOf(name))) return false;
    said.set(hexOf(name), value);
  }
  const digest = said.get(oid.messageDigest);
  return (
    is(said.get(oid.contentType), oid.data) &&
    digest?.tag === tags.octets &&
    createHash("sha256").update(content).digest().equals(digest.content)
  );
}

/** What an element of a tag holds; nothing of another one. */
function within(element: Element | undefined, tag: number): readonly Element[] {
  return element?.tag === tag ? (elementsOf(element.content) ?? []) : [];
}

function is(element: Element | undefined, identifier: string): boolean {
  return element?.tag === tags.oid && hexOf(element) === identifier;
}

function hexOf({ content }: Element): string {
  return Buffer.from(content).toString("hex");
}
