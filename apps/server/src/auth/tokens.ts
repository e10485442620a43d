import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod/mini";
import type { Secrets } from "../config/secrets.js";

/** Seconds an access token is good for. */
export const accessTokenSeconds = 15 * 60;

/** All an access token holds (DOMAIN §8): who, which session, from when, until when (seconds since 1970). */
export interface AccessClaims {
  readonly sub: string;
  readonly sid: string;
  readonly iat: number;
  readonly exp: number;
}

/** What a text that is not a living token is: well made but over, or of no worth at all. */
export type TokenVerdict = AccessClaims | "expired" | "invalid";

const claimsSchema = z.strictObject({
  sub: z.uuid(),
  sid: z.uuid(),
  iat: z.number(),
  exp: z.number(),
});

// One header, compared as text: the algorithm is never taken from the token.
const header = Buffer.from(JSON.stringify({ alg: "HS256", typ: "JWT" })).toString("base64url");

function mac(secrets: Secrets, purpose: string, text: string): Buffer {
  return createHmac("sha256", secrets.derive(purpose)).update(text).digest();
}

function isSame(expected: Buffer, givenBase64url: string): boolean {
  const given = Buffer.from(givenBase64url, "base64url");
  // The text is compared too, for base64url has several spellings of the same bytes.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    expected.toString("base64url") === givenBase64url
  );
}

/** Signs an access token (JWT, HS256). Its time ends with the session's if that is sooner. */
export function signAccessToken(
  secrets: Secrets,
  userId: string,
  sessionId: string,
  now: Date,
  sessionEnds: Date,
): string {
  const iat = Math.floor(now.getTime() / 1000);
  const exp = Math.min(iat + accessTokenSeconds, Math.floor(sessionEnds.getTime() / 1000));
  const claims: AccessClaims = { sub: userId, sid: sessionId, iat, exp };
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${signed}.${mac(secrets, "access-token.v1", signed).toString("base64url")}`;
}

/** Reads an access token. `expired` only for one this service signed. */
export function verifyAccessToken(secrets: Secrets, token: string, now: Date): TokenVerdict {
  const claims = readAccessToken(secrets, token);
  if (claims === undefined) return "invalid";
  return claims.exp * 1000 > now.getTime() ? claims : "expired";
}

/** The claims of a token this service signed, whatever its time: enough to sign out with. */
export function readAccessToken(secrets: Secrets, token: string): AccessClaims | undefined {
  const [head, payload, signature, ...rest] = token.split(".");
  if (head !== header || payload === undefined || signature === undefined || rest.length > 0) return undefined;
  if (!isSame(mac(secrets, "access-token.v1", `${head}.${payload}`), signature)) return undefined;
  const parsed = z.safeParse(claimsSchema, JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Refresh token n of a family (DESIGN §3): made from secret, family and n alone, so that the same n is always the same
 * token and none is stored. The family is the session.
 */
export function refreshToken(secrets: Secrets, family: string, n: number): string {
  return `${family}.${n}.${mac(secrets, "refresh-token.v1", `${family}.${n}`).toString("base64url")}`;
}

/** Family and n of a refresh token this service made, else `undefined`. */
export function readRefreshToken(secrets: Secrets, token: string): { family: string; n: number } | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (match === null) return undefined;
  const [, family = "", n = "", signature = ""] = match;
  if (!isSame(mac(secrets, "refresh-token.v1", `${family}.${Number(n)}`), signature)) return undefined;
  return { family, n: Number(n) };
}
