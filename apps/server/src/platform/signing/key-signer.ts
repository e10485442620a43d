import { createHash, webcrypto } from "node:crypto";
import { Integer, ObjectIdentifier, OctetString, UTCTime, Utf8String } from "asn1js";
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  CryptoEngine,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from "pkijs";
import type { Signer } from "./signer.js";

const engine = new CryptoEngine({ name: "node", crypto: webcrypto });

/** Object identifiers of CMS (RFC 5652 §4, §5.1, §11) and of a common name (X.520). */
const oid = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingTime: "1.2.840.113549.1.9.5",
  commonName: "2.5.4.3",
} as const;

const curve = { name: "ECDSA", namedCurve: "P-256" } as const;

/** A key and the certificate that says whose it is. */
export interface Seal {
  readonly key: webcrypto.CryptoKey;
  readonly certificate: Certificate;
}

/**
 * A seal from what the settings hold.
 * @param key ECDSA P-256, PKCS #8 DER
 * @param certificate X.509 DER
 */
export async function readSeal(key: Buffer, certificate: Buffer): Promise<Seal> {
  return {
    key: await webcrypto.subtle.importKey("pkcs8", key, curve, false, ["sign"]),
    certificate: Certificate.fromBER(certificate),
  };
}

/** A seal made on the spot, whose certificate it signs itself: for the demonstration and for tests. */
export async function makeSeal(name: string, now: Date): Promise<Seal> {
  const pair = await webcrypto.subtle.generateKey(curve, false, ["sign", "verify"]);
  const certificate = new Certificate();
  certificate.version = 2;
  certificate.serialNumber = new Integer({ value: 1 });
  const commonName = new AttributeTypeAndValue({ type: oid.commonName, value: new Utf8String({ value: name }) });
  certificate.issuer.typesAndValues.push(commonName);
  certificate.subject.typesAndValues.push(commonName);
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000);
  certificate.notAfter.value = new Date(now.getTime() + 3650 * 86_400_000);
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey, engine);
  await certificate.sign(pair.privateKey, "SHA-256", engine);
  return { key: pair.privateKey, certificate };
}

/** Signs with a key that the service holds. */
export function keySigner({ key, certificate }: Seal): Signer {
  const name = certificate.subject.typesAndValues.find(({ type }) => type === oid.commonName);
  const signer = name?.value.valueBlock.value ?? "";
  return {
    sign: async (content, now) => {
      const digest = createHash("sha256").update(content).digest();
      const signed = new SignedData({
        version: 1,
        encapContentInfo: new EncapsulatedContentInfo({ eContentType: oid.data }),
        certificates: [certificate],
        signerInfos: [
          new SignerInfo({
            version: 1,
            sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
            signedAttrs: new SignedAndUnsignedAttributes({
              type: 0,
              attributes: [
                new Attribute({ type: oid.contentType, values: [new ObjectIdentifier({ value: oid.data })] }),
                new Attribute({ type: oid.signingTime, values: [new UTCTime({ valueDate: now })] }),
                new Attribute({ type: oid.messageDigest, values: [new OctetString({ valueHex: digest })] }),
              ],
            }),
          }),
        ],
      });
      await signed.sign(key, 0, "SHA-256", content, engine);
      const wrapped = new ContentInfo({ contentType: oid.signedData, content: signed.toSchema(true) });
      return { pkcs7: Buffer.from(wrapped.toSchema().toBER(false)), signer };
    },
  };
}

/** A certificate as it is kept and compared: DER. */
export function certificateBytes(certificate: Certificate): Buffer {
  return Buffer.from(certificate.toSchema(true).toBER());
}

/** A detached signature, read. */
export interface ReadSignature {
  /** The one it carries and was made under. */
  readonly certificate: Certificate;
  /** Whether it is one over exactly these bytes, by its certificate. */
  isOver(content: Uint8Array): Promise<boolean>;
}

/** Reads a detached signature; undefined where it is none, or names no certificate. */
export function readSignature(pkcs7: Uint8Array): ReadSignature | undefined {
  const signed = parsed(pkcs7);
  const certificate = signed?.certificates?.find((each): each is Certificate => each instanceof Certificate);
  if (!signed || !certificate) return undefined;
  return {
    certificate,
    isOver: async (content) =>
      signed
        .verify({ signer: 0, data: Uint8Array.from(content).buffer, trustedCerts: [certificate] }, engine)
        .catch(() => false),
  };
}

function parsed(pkcs7: Uint8Array): SignedData | undefined {
  try {
    return new SignedData({ schema: ContentInfo.fromBER(Buffer.from(pkcs7)).content });
  } catch {
    // What is no CMS is no signature; the caller says so of the paper it is on.
    return undefined;
  }
}

/**
 * Whether a detached signature is one over exactly these bytes, by a certificate.
 * @param trusted the certificate that must have signed; its issuer is asked of nobody
 */
export async function verifySignature(pkcs7: Uint8Array, content: Uint8Array, trusted: Certificate): Promise<boolean> {
  const read = readSignature(pkcs7);
  if (!read || !certificateBytes(read.certificate).equals(certificateBytes(trusted))) return false;
  return read.isOver(content);
}
