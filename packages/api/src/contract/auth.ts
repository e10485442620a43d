import * as z from "zod/mini";
import { endpoint, resource } from "./endpoint.js";
import { id, text } from "./values.js";

/** The stored sign-in record, with SPEC §3's names. Tokens hold sub, sid, iat and exp only. */
export const signInRecord = z.object({ access_token: z.string(), refresh_token: z.string(), is_staff: z.boolean() });
/** See {@link signInRecord}. */
export type SignInRecord = z.output<typeof signInRecord>;

/** Sign-in, refresh, sign-out and impersonation (SPEC §7, DOMAIN §8, §10, §11). The GETs are `no-store` and refused under `Sec-Purpose: prefetch`. */
export const auth = resource("auth", {
  oneidLogin: endpoint({
    method: "GET",
    path: "/auth/oneid/login",
    summary: "Start the national single sign-on: redirects the whole page and sets the state cookie.",
    access: "public",
    query: z.object({ return: z.optional(z.string().check(z.maxLength(2000))) }),
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
    reply: z.extend(signInRecord, {
      /** Where the person wanted to go before signing in; same origin, relative. */
      return: z.nullable(z.string()),
    }),
    problems: ["sign-on-failed", "access-denied"],
  }),
  sapCallback: endpoint({
    method: "GET",
    path: "/auth/sap/callback",
    summary: "Exchange a partner system's one-time signed ticket for a sign-in record.",
    access: "public",
    query: z.object({ id: z.string().check(z.minLength(1), z.maxLength(2000)) }),
    reply: signInRecord,
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
    reply: signInRecord,
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
