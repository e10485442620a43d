import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { id, instant, text } from "./values.js";

/** The stored sign-in record, with SPEC §3's names. Tokens hold sub, sid, iat and exp only. */
export const signInRecord = z.object({ access_token: z.string(), refresh_token: z.string(), is_staff: z.boolean() });
/** See {@link signInRecord}. */
export type SignInRecord = z.output<typeof signInRecord>;

/**
 * A sign-in that waits for its second factor: no session, and no token for anything but the calls under `/auth/factor`.
 * Ends after ten minutes.
 */
export const halfOpen = z.object({
  second_factor: z.object({
    pending: z.string(),
    /** What can be given; empty: a factor must be enrolled first. */
    kinds: z.array(z.enum(["totp", "passkey", "recovery"])),
    /** Host name that passkeys are bound to; null: none can be enrolled here. */
    passkeyHost: z.nullable(z.string()),
    expiresAt: instant,
  }),
});
/** See {@link halfOpen}. */
export type HalfOpen = z.output<typeof halfOpen>;

/** How a first factor is answered. */
export const signInReply = z.union([signInRecord, halfOpen]);
/** See {@link signInReply}. */
export type SignInReply = z.output<typeof signInReply>;

/** Where the person wanted to go before signing in; same origin, relative. */
const returning = { return: z.nullable(z.string()) };

/** Sign-in, refresh, sign-out and impersonation (SPEC §7, DOMAIN §8, §10, §11). The GETs are `no-store` and refused under `Sec-Purpose: prefetch`. */
export const auth = resource("auth", {
  oneidLogin: endpoint({
    method: "GET",
    path: "/auth/oneid/login",
    summary: "Start the national single sign-on: redirects the whole page and sets the state cookie.",
    access: "public",
    query: z.object({
      return: z.optional(z.string().check(z.maxLength(2000))),
      /** The reader's language (BCP 47): the sandbox of a demonstration speaks it; the real single sign-on is not told. */
      lang: z.optional(z.string().check(z.maxLength(35))),
    }),
    media: "redirect",
  }),
  oneidCallback: endpoint({
    method: "GET",
    path: "/auth/oneid/callback",
    summary: "Exchange the single sign-on's code for a sign-in record.",
    access: "public",
    query: z.object({
      code: z.string().check(z.minLength(1), z.maxLength(2000)),
      state: z.string().check(z.minLength(1), z.maxLength(500)),
    }),
    reply: z.union([z.extend(signInRecord, returning), z.extend(halfOpen, returning)]),
    problems: ["sign-on-failed", "access-denied"],
  }),
  sapCallback: endpoint({
    method: "GET",
    path: "/auth/sap/callback",
    summary: "Exchange a partner system's one-time signed ticket for a sign-in record.",
    access: "public",
    query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    reply: signInReply,
    problems: ["sign-on-failed", "access-denied"],
  }),
  password: endpoint({
    method: "POST",
    path: "/auth/password",
    summary: "Sign in with user name and password.",
    access: "public",
    body: z.object({
      username: text(200),
      password: z.string().check(z.minLength(1, "required"), z.maxLength(200)),
      /** 30 days instead of 12 hours. */
      remember: z.optional(z.boolean()),
    }),
    reply: signInReply,
    idempotent: false,
    problems: ["wrong-credentials", "access-denied", "too-many-requests"],
    tags: ["me"],
  }),
  refresh: endpoint({
    method: "GET",
    path: "/auth/refresh",
    summary: "Exchange the refresh token, sent as bearer, for a new sign-in record.",
    access: "public",
    reply: signInRecord,
    problems: ["unauthenticated"],
  }),
  logout: endpoint({
    method: "GET",
    path: "/auth/logout",
    summary: "End this session and its refresh tokens.",
    access: "public",
  }),
  impersonate: endpoint({
    method: "GET",
    path: "/auth/impersonate/{id}",
    summary: "Open a read-only child session as another person, for 30 minutes at most.",
    access: { code: "impersonate:user" },
    params: z.object({ id }),
    reply: signInRecord,
    problems: ["impersonation-limited", "grant-refused", "not-found"],
    tags: ["me"],
  }),
  impersonationReason: endpoint({
    method: "POST",
    path: "/auth/impersonation/reason",
    summary: "Give the reason that makes the impersonation writable.",
    access: "staff",
    body: z.object({ reason: text(500, 10) }),
    problems: ["impersonation-limited"],
    tags: ["me"],
  }),
  revert: endpoint({
    method: "GET",
    path: "/auth/revert",
    summary: "End the impersonation; answers a fresh record of the parent session.",
    access: "signed-in",
    reply: signInRecord,
    problems: ["impersonation-limited"],
    tags: ["me"],
  }),
});
