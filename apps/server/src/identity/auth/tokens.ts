import * as z from "zod/mini";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Secrets } from "../../platform/config/secrets.js";
import { isSignature, signature } from "../../platform/secrets/signature.js";

/** Seconds an access token is good for. */
export const accessTokenSeconds = 15 * 60;

/**
 * All an access token holds (DOMAIN §8): who, which session, from when, until when (seconds since 1970). `iat` counts
 * thousandths too, as RFC 7519 lets it: a session renewed in the second it began in gets another token, not the same.
 */
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

/** Signs an access token (JWT, HS256). Its time ends with the session's if that is sooner. */
export function signAccessToken(
  secrets: Secrets,
  userId: string,
  sessionId: string,
  now: MachineTime,
  sessionEnds: Date,
): string {
  const iat = now.getTime() / 1000;
  const exp = Math.min(Math.floor(iat) + accessTokenSeconds, Math.floor(sessionEnds.getTime() / 1000));
  const claims: AccessClaims = { sub: userId, sid: sessionId, iat, exp };
  const signed = `${header}.${Buffer.from(JSON.stringify(claims)).toString("base64url")}`;
  return `${signed}.${signature(secrets, "access-token.v1", signed)}`;
}

/** Reads an access token. `expired` only for one this service signed. */
export function verifyAccessToken(secrets: Secrets, token: string, now: MachineTime): TokenVerdict {
  const claims = readAccessToken(secrets, token);
  if (claims === undefined) return "invalid";
  return claims.exp * 1000 > now.getTime() ? claims : "expired";
}

/** The claims of a token this service signed, whatever its time: enough to sign out with. */
export function readAccessToken(secrets: Secrets, token: string): AccessClaims | undefined {
  const [head, payload, given, ...rest] = token.split(".");
  if (head !== header || payload === undefined || given === undefined || rest.length > 0) return undefined;
  if (!isSignature(secrets, "access-token.v1", `${head}.${payload}`, given)) return undefined;
  const parsed = z.safeParse(claimsSchema, JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  return parsed.success ? parsed.data : undefined;
}

/**
 * Refresh token n of a family (DESIGN §3): made from secret, family and n alone, so that the same n is always the same
 * token and none is stored. The family is the session.
 */
export function refreshToken(secrets: Secrets, family: string, n: number): string {
  return `${family}.${n}.${signature(secrets, "refresh-token.v1", `${family}.${n}`)}`;
}

/** Family and n of a refresh token this service made, else `undefined`. */
export function readRefreshToken(secrets: Secrets, token: string): { family: string; n: number } | undefined {
  const match = /^([0-9a-f-]{36})\.(\d{1,9})\.([\w-]{43})$/.exec(token);
  if (match === null) return undefined;
  const [, family = "", n = "", given = ""] = match;
  if (!isSignature(secrets, "refresh-token.v1", `${family}.${Number(n)}`, given)) return undefined;
  return { family, n: Number(n) };
}
