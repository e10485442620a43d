import { createHash, randomBytes } from "node:crypto";
import * as z from "zod/mini";
import type { MachineTime } from "../../platform/clock/clock.js";
import type { Config } from "../../platform/config/config.js";
import type { Secrets } from "../../platform/config/secrets.js";
import { isSignature, signature } from "../../platform/secrets/signature.js";

/** How long a person may take at OneID. */
const stateSeconds = 600;
/** Where the cookie is sent where it can be read by others on the way: only to the calls that use it. */
const cookiePath = "/api/v1/auth/oneid";

const kept = z.object({ h: z.string(), r: z.nullable(z.string()), e: z.number() });

/** A sign-on under way: the state for OneID, and the cookie that ties it to this browser. */
export interface StartedSignOn {
  readonly state: string;
  readonly setCookie: string;
}

function isSecure({ publicUrl }: Pick<Config, "publicUrl">): boolean {
  return publicUrl.startsWith("https:");
}

/** One cookie for each sign-on: two tabs may be at it at a time. Over https no other host can set it (RFC 6265bis). */
function cookieName(config: Pick<Config, "publicUrl">, stateHash: string): string {
  return `${isSecure(config) ? "__Host-" : ""}yer_oneid_${stateHash.slice(0, 12)}`;
}

function hashOf(state: string): string {
  return createHash("sha256").update(state).digest("hex");
}

function cookie(config: Pick<Config, "publicUrl">, name: string, value: string, seconds: number): string {
  // The prefix asks for the whole host.
  const [path, secure] = isSecure(config) ? ["/", "; Secure"] : [cookiePath, ""];
  return `${name}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

/** A path on this origin, or `null`: nobody is sent elsewhere by a link to the sign-in. */
export function safeReturn(config: Pick<Config, "publicUrl">, path: string | undefined): string | null {
  if (path === undefined || !path.startsWith("/") || path.includes("\\")) return null;
  const origin = new URL(config.publicUrl).origin;
  if (!URL.canParse(path, origin)) return null;
  const url = new URL(path, origin);
  // `//host`, and tabs or newlines that a parser would skip, end here.
  return url.origin === origin && url.pathname + url.search + url.hash === path ? path : null;
}

/** Begins a sign-on. The cookie holds a hash of the state, never the state itself. */
export function startSignOn(
  config: Config,
  secrets: Secrets,
  returnPath: string | null,
  now: MachineTime,
): StartedSignOn {
  const state = randomBytes(24).toString("base64url");
  const hash = hashOf(state);
  const expires = Math.floor(now.getTime() / 1000) + stateSeconds;
  const payload = Buffer.from(JSON.stringify({ h: hash, r: returnPath, e: expires })).toString("base64url");
  const value = `${payload}.${signature(secrets, "oneid-state.v1", payload)}`;
  return { state, setCookie: cookie(config, cookieName(config, hash), value, stateSeconds) };
}

/** What a returning browser proves: where it wanted to go. `undefined`: it did not begin this sign-on, or long ago. */
export function finishSignOn(
  config: Config,
  secrets: Secrets,
  cookieHeader: string | undefined,
  state: string,
  now: MachineTime,
): { readonly returnPath: string | null; readonly clearCookie: string } | undefined {
  const hash = hashOf(state);
  const name = cookieName(config, hash);
  const value = cookieHeader
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  const [payload, given, ...rest] = (value ?? "").split(".");
  if (payload === undefined || given === undefined || rest.length > 0) return undefined;
  if (!isSignature(secrets, "oneid-state.v1", payload, given)) return undefined;
  const parsed = z.safeParse(kept, JSON.parse(Buffer.from(payload, "base64url").toString("utf8")));
  if (!parsed.success || parsed.data.h !== hash || parsed.data.e * 1000 <= now.getTime()) return undefined;
  return { returnPath: parsed.data.r, clearCookie: cookie(config, name, "", 0) };
}

/**
 * A parameter of a raw query with its `+` kept: OneID's codes may hold `+`, which a form decoder would read as a space.
 * `undefined` when it is missing or not decodable.
 */
export function rawQueryParameter(url: string, name: string): string | undefined {
  const query = url.split("?")[1]?.split("#")[0] ?? "";
  const pair = query.split("&").find((candidate) => candidate.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
