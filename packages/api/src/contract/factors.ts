import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { byId, email, id, instant, text } from "./values.js";

/** Second factors a person can enrol: codes of an authenticator app (RFC 6238), and WebAuthn credentials. */
export const factorKinds = ["totp", "passkey"] as const;
/** See {@link factorKinds}. */
export type FactorKind = (typeof factorKinds)[number];

const base64url = z.string().check(z.maxLength(20_000), z.regex(/^[\w-]*$/));
const transports = z.array(z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]));
const credentialType = z.literal("public-key");
const descriptor = z.object({ id: base64url, type: credentialType, transports: z.optional(transports) });
const userVerification = z.optional(z.enum(["discouraged", "preferred", "required"]));

/** What a browser is to make a passkey with (WebAuthn level 3, `PublicKeyCredentialCreationOptionsJSON`). */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.optional(z.string()), name: z.string() }),
  user: z.object({ id: base64url, name: z.string(), displayName: z.string() }),
  challenge: base64url,
  pubKeyCredParams: z.array(z.object({ alg: z.number(), type: credentialType })),
  timeout: z.optional(z.number()),
  excludeCredentials: z.optional(z.array(descriptor)),
  authenticatorSelection: z.optional(
    z.object({ residentKey: z.optional(z.enum(["discouraged", "preferred", "required"])), userVerification }),
  ),
  attestation: z.optional(z.enum(["none", "direct", "enterprise", "indirect"])),
});
/** See {@link passkeyCreation}. */
export type PasskeyCreation = z.output<typeof passkeyCreation>;

/** What a browser is to ask a passkey with (`PublicKeyCredentialRequestOptionsJSON`). */
export const passkeyRequest = z.object({
  challenge: base64url,
  timeout: z.optional(z.number()),
  rpId: z.optional(z.string()),
  allowCredentials: z.optional(z.array(descriptor)),
  userVerification,
});
/** See {@link passkeyRequest}. */
export type PasskeyRequest = z.output<typeof passkeyRequest>;

const credential = {
  id: base64url,
  rawId: base64url,
  type: credentialType,
  authenticatorAttachment: z.optional(z.enum(["cross-platform", "platform"])),
};

const created = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(transports),
  }),
});
const asserted = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(base64url),
  }),
});

/** Six digits; people type them in groups. */
const totpCode = z.string().check(z.maxLength(20), z.regex(/^\s*(\d\s*){6}$/, "factor-code"));
const byTotp = z.object({ kind: z.literal("totp"), code: totpCode });
const byPasskey = z.object({ kind: z.literal("passkey"), response: asserted });

/** A second factor given at sign-in. A recovery code works once. */
export const factorProof = z.discriminatedUnion("kind", [
  byTotp,
  byPasskey,
  z.object({ kind: z.literal("recovery"), code: z.string().check(z.minLength(1, "required"), z.maxLength(60)) }),
]);
/** See {@link factorProof}. */
export type FactorProof = z.output<typeof factorProof>;

/** How somebody who is signed in proves anew that it is them. */
export const identityProof = z.discriminatedUnion("kind", [
  byTotp,
  byPasskey,
  z.object({ kind: z.literal("password"), password: z.string().check(z.minLength(1, "required"), z.maxLength(200)) }),
]);
/** See {@link identityProof}. */
export type IdentityProof = z.output<typeof identityProof>;

/** The first step of an enrolment: a seed for the app, or what the browser makes a passkey with. */
export const begunEnrolment = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("totp"), secret: z.string(), uri: z.string() }),
  z.object({ kind: z.literal("passkey"), options: passkeyCreation }),
]);
/** See {@link begunEnrolment}. */
export type BegunEnrolment = z.output<typeof begunEnrolment>;

const factorName = text(60);

/** The second step: the proof that the person holds what they enrol, and the name they give it. */
export const enrolment = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("totp"), name: factorName, code: totpCode }),
  z.object({ kind: z.literal("passkey"), name: factorName, response: created }),
]);
/** See {@link enrolment}. */
export type Enrolment = z.output<typeof enrolment>;

/** The kind of factor to enrol. */
export const factorKind = z.object({ kind: z.enum(factorKinds) });

/** Recovery codes, told once: only their hashes are kept. */
export const recoveryCodes = z.array(z.string());

const factor = z.object({
  id,
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
});
/** An enrolled second factor. */
export type Factor = z.output<typeof factor>;

const state = {
  items: z.array(factor),
  recoveryLeft: z.number(),
  /** Whether the person's rights demand a second factor at sign-in. */
  required: z.boolean(),
};

/** Shortest password a person may choose: NIST SP 800-63B-4 §3.1.1.2, for one that may stand alone. */
export const leastPassword = 15;

/** Second factors, the password, and proving anew that it is oneself. Never in somebody else's name. */
export const factors = resource("factors", {
  own: endpoint({
    method: "GET",
    path: "/users/me/factors",
    summary: "The caller's second factors, how their identity can be proved anew, and until when it is.",
    access: "signed-in",
    reply: z.object({
      ...state,
      username: z.nullable(z.string()),
      hasPassword: z.boolean(),
      /** Where the caller is written to; null: nowhere. */
      email: z.nullable(z.string()),
      /** Host name that passkeys are bound to; null where the service's address allows none. */
      passkeyHost: z.nullable(z.string()),
      /** Until when the caller may change what is asked here; null: prove it anew first. */
      provedUntil: z.nullable(instant),
    }),
    tags: ["sessions"],
  }),
  proveOptions: endpoint({
    method: "POST",
    path: "/users/me/proof/passkey",
    summary: "A challenge for the caller's passkeys.",
    access: "signed-in",
    reply: z.object({ options: passkeyRequest }),
    idempotent: false,
  }),
  prove: endpoint({
    method: "POST",
    path: "/users/me/proof",
    summary: "Prove anew that it is the caller: by a second factor where one is enrolled, else by the password.",
    access: "signed-in",
    body: z.object({ proof: identityProof }),
    reply: z.object({ until: instant }),
    idempotent: false,
    problems: ["factor-refused", "too-many-requests"],
    tags: ["sessions"],
  }),
  begin: endpoint({
    method: "POST",
    path: "/users/me/factors/begin",
    summary: "Begin enrolling a second factor.",
    access: "signed-in",
    body: factorKind,
    reply: begunEnrolment,
    idempotent: false,
    problems: ["reauthentication-required", "unavailable"],
  }),
  add: endpoint({
    method: "POST",
    path: "/users/me/factors",
    summary: "Finish enrolling a second factor; answers recovery codes when there were none.",
    access: "signed-in",
    body: z.object({ enrolment }),
    reply: z.object({ codes: z.nullable(recoveryCodes) }),
    idempotent: false,
    problems: ["reauthentication-required", "factor-refused", "too-many-requests"],
    tags: ["sessions"],
  }),
  rename: endpoint({
    method: "PUT",
    path: "/users/me/factors/{id}",
    summary: "Give one of the caller's second factors another name.",
    access: "signed-in",
    params: byId,
    body: z.object({ name: factorName }),
    problems: ["not-found"],
    tags: ["sessions"],
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/users/me/factors/{id}",
    summary: "Remove one of the caller's second factors; not the last one where rights demand one.",
    access: "signed-in",
    params: byId,
    problems: ["not-found", "reauthentication-required", "move-refused"],
    tags: ["sessions"],
  }),
  codes: endpoint({
    method: "POST",
    path: "/users/me/recovery-codes",
    summary: "Make new recovery codes; the old ones are of no use any more.",
    access: "signed-in",
    reply: z.object({ codes: recoveryCodes }),
    idempotent: false,
    problems: ["reauthentication-required", "move-refused"],
    tags: ["sessions"],
  }),
  password: endpoint({
    method: "PUT",
    path: "/users/me/password",
    summary: "Change the caller's password; who has none yet chooses a user name with it.",
    access: "signed-in",
    body: z.object({
      /** Needed where the caller has a password. */
      current: z.optional(z.string().check(z.maxLength(200))),
      next: z.string().check(z.minLength(leastPassword), z.maxLength(128)),
      /** Needed where the caller has none yet: 3 to 40 of a-z, 0-9, dot, hyphen, underscore. */
      username: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, "username"))),
      /** Ends the caller's other sessions. */
      endOthers: z.boolean(),
    }),
    reply: z.object({ ended: z.number() }),
    idempotent: false,
    problems: ["reauthentication-required", "wrong-credentials", "too-many-requests"],
    tags: ["sessions"],
  }),
  email: endpoint({
    method: "PUT",
    path: "/users/me/email",
    summary: "Set where letters to the caller go, such as one about a new device; null: nowhere.",
    access: "signed-in",
    body: z.object({ email: z.nullable(email) }),
    problems: ["reauthentication-required"],
    tags: ["sessions", "noticeChoices"],
  }),
  of: endpoint({
    method: "GET",
    path: "/users/{id}/factors",
    summary: "Second factors of a user.",
    access: { code: "read_sessions:user" },
    params: byId,
    reply: z.object(state),
    problems: ["not-found"],
    tags: ["sessions"],
  }),
  reset: endpoint({
    method: "POST",
    path: "/users/{id}/factors/reset",
    summary:
      "Remove all second factors of a user who lost them, and end their sessions. It is a grant of all they may do.",
    access: { code: "reset_factor:user" },
    params: byId,
    body: z.object({ reason: text(500) }),
    problems: ["not-found", "grant-refused", "reauthentication-required"],
    tags: ["sessions", "users"],
  }),
});
