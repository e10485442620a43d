import { isIP } from "node:net";
import type { Enrolment, FactorProof, PasskeyCreation, PasskeyRequest } from "@yer/api/contract/factors";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { isLoopback, type Config } from "../../platform/config/config.js";

/** Whom passkeys are made for: a host name, and the origin its pages come from. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** A passkey as it is stored. */
export interface StoredPasskey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly sign_count: number;
  readonly transports: readonly string[];
}

type Creation = Extract<Enrolment, { kind: "passkey" }>["response"];
type Assertion = Extract<FactorProof, { kind: "passkey" }>["response"];

/**
 * Whom passkeys are bound to. WebAuthn knows names and no numbers: a service on this machine's number is `localhost`
 * to it, any other number has no passkeys (`undefined`).
 */
export function relyingParty({ publicUrl }: Pick<Config, "publicUrl">): RelyingParty | undefined {
  const { hostname, origin, port, protocol } = new URL(publicUrl);
  const bare = hostname.replace(/^\[|\]$/g, "");
  if (isIP(bare) === 0) return { id: hostname, origin };
  if (!isLoopback(bare)) return undefined;
  return { id: "localhost", origin: `${protocol}//localhost${port === "" ? "" : `:${port}`}` };
}

function credentialOf(stored: StoredPasskey): WebAuthnCredential {
  return {
    id: stored.credential_id,
    publicKey: new Uint8Array(Buffer.from(stored.public_key, "base64url")),
    counter: stored.sign_count,
  };
}

/** What the browser is to make a passkey with; those the person has are left out. */
export async function creationOptions(
  party: RelyingParty,
  person: { readonly id: string; readonly name: string },
  known: readonly StoredPasskey[],
): Promise<PasskeyCreation> {
  const {
    hints: _hints,
    extensions: _extensions,
    ...options
  } = await generateRegistrationOptions({
    rpName: "Yer",
    rpID: party.id,
    userName: person.name,
    userID: new TextEncoder().encode(person.id),
    attestationType: "none",
    excludeCredentials: known.map(({ credential_id: id }) => ({ id })),
    // A second factor beside OneID or a password: holding the device is what it proves.
    authenticatorSelection: { residentKey: "discouraged", userVerification: "preferred" },
  });
  return options as PasskeyCreation;
}

/** What the browser is to ask one of the person's passkeys with. */
export async function requestOptions(party: RelyingParty, known: readonly StoredPasskey[]): Promise<PasskeyRequest> {
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({ id, transports: [...transports] })),
    userVerification: "preferred",
  });
  return options as PasskeyRequest;
}

/** The passkey a browser made for this challenge, or `undefined` when what it sent proves nothing. */
export async function madePasskey(
  party: RelyingParty,
  challenge: string,
  response: Creation,
): Promise<StoredPasskey | undefined> {
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: false,
    // The library throws where a form or a signature is wrong: to the person all of it is one refusal.
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { credential } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString("base64url"),
    sign_count: credential.counter,
    transports: response.response.transports ?? [],
  };
}

/** The new count of a passkey that answered this challenge, or `undefined` when it did not, or is a copy of one. */
export async function countAfter(
  party: RelyingParty,
  challenge: string,
  response: Assertion,
  stored: StoredPasskey,
): Promise<number | undefined> {
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: credentialOf(stored),
    requireUserVerification: false,
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}
