import { randomBytes } from "node:crypto";
import type { Config } from "../config/config.js";

/** Headers by name, as they are sent. */
export type Headers = Readonly<Record<string, string>>;

/**
 * Names of Trusted Types policies the apps may make: their own, and the kit's default, which passes two constants only
 * (React Aria empties its live regions with one, Leaflet 1.9 looks for SVG with the other).
 */
const trustedTypesPolicies = ["yer", "default"];

/** A nonce for one page: 128 random bits (CSP Level 3 §7.1). Never reuse one. */
export function makeNonce(): string {
  return randomBytes(16).toString("base64");
}

/** What every answer carries, page, call or file. */
function everywhere(config: Pick<Config, "publicUrl">): Headers {
  return {
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "origin-agent-cluster": "?1",
    "permissions-policy":
      "accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()",
    // Paths hold ids of applications: they stay on this origin.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    ...(config.publicUrl.startsWith("https:")
      ? { "strict-transport-security": "max-age=63072000; includeSubDomains" }
      : {}),
  };
}

function policy(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

/** Headers of calls: nothing in an answer may ever run or be framed. */
export function apiHeaders(config: Pick<Config, "publicUrl">): Headers {
  return {
    ...everywhere(config),
    "content-security-policy": policy({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
      "frame-ancestors": ["'none'"],
    }),
  };
}

/**
 * Headers of the apps' pages. Scripts and styles come from this origin or carry the page's nonce; no inline ones, no
 * `eval`; strings reach the page's sinks only through the named Trusted Types policies.
 * @param nonce from {@link makeNonce}, also put on the page's script and style elements
 * @param baseMap origin of the organisation's own map tiles: the one address outside that pictures may come from
 */
export function pageHeaders(
  config: Pick<Config, "publicUrl" | "filesOrigin">,
  nonce: string,
  baseMap?: string,
): Headers {
  const files = config.filesOrigin === undefined ? [] : [config.filesOrigin];
  return {
    ...everywhere(config),
    "cache-control": "no-cache",
    "content-security-policy": policy({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "connect-src": ["'self'", ...files],
      "font-src": ["'self'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      // A signed document is shown from a blob: its bytes came under the reader's bearer.
      "frame-src": ["'self'", "blob:", ...files],
      "img-src": ["'self'", "data:", "blob:", ...files, ...(baseMap === undefined ? [] : [baseMap])],
      "manifest-src": ["'self'"],
      "require-trusted-types-for": ["'script'"],
      "script-src": ["'self'", `'nonce-${nonce}'`],
      "style-src": ["'self'", `'nonce-${nonce}'`],
      "trusted-types": trustedTypesPolicies,
      "worker-src": ["'self'"],
    }),
  };
}

/** Headers of a plain page made on the server that needs no script at all: its style carries the nonce. */
export function plainPageHeaders(config: Pick<Config, "publicUrl">, nonce: string, formAction = "'none'"): Headers {
  return {
    ...everywhere(config),
    "cache-control": "no-store",
    "content-security-policy": policy({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": [formAction],
      "frame-ancestors": ["'none'"],
      "img-src": ["data:"],
      "style-src": [`'nonce-${nonce}'`],
    }),
  };
}
