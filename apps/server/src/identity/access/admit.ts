import type { Endpoint } from "@yer/api/contract/endpoint";
import { Problem } from "../../platform/problem/problem.js";
import type { Actor } from "../../platform/acting/actor.js";

/** Writes a child session may make before a reason was given: giving it. */
const writesWithoutReason = new Set(["auth.impersonationReason"]);

/** What nobody does in another person's name, reason or not (DOMAIN §8: no granting, concluding or signing, no nesting). */
const neverImpersonated: ReadonlySet<string> = new Set([
  "give:conclusion",
  "take_over:conclusion",
  "justice:property",
  "council:property",
  "update:permissions",
  "create:user",
  "update:user",
  "block:user",
  "update:position",
  "update:role",
  "update:organisation",
  "impersonate:user",
  "approve:setting",
  "approve:correction",
  "approve:refund",
  "approve:account",
  "approve:month",
  "close:payment",
  "reset_factor:user",
  "end_sessions:user",
  "end:device",
]);

/** Beneath these stands a person's own: sessions, devices, factors, password, e-mail, choices, what was read, the diary. */
const ownAccountPaths = ["/users/me/", "/notices/", "/diary/"];

/** Calls beneath them that touch the borrowed session alone: saying that its borrower is at the screen. */
const ownSessionOnly = new Set(["sessions.stay"]);

/** Whether a call is about the account of whoever makes it. Nobody else reads or changes that, reason or not. */
function isOwnAccount({ id, path }: Pick<Endpoint, "id" | "path">): boolean {
  return ownAccountPaths.some((beneath) => path.startsWith(beneath)) && !ownSessionOnly.has(id);
}

/** Whether a permission can be used in another person's name at all. */
export function isNeverImpersonated(code: string): boolean {
  return neverImpersonated.has(code);
}

/**
 * The first gate, the same for every endpoint: may this person call it at all? What it is called on is decided later
 * by {@link decide}.
 * @throws {Problem} `unauthenticated`, `access-denied`, `permission-missing` or `impersonation-limited`
 */
export function admit(endpoint: Pick<Endpoint, "id" | "method" | "path" | "access">, actor: Actor | undefined): void {
  const { access } = endpoint;
  if (access === "public") return;
  if (actor === undefined) throw new Problem("unauthenticated");
  if (actor.blocked) throw new Problem("access-denied", { detail: "This person is blocked." });
  if (access !== "signed-in" && !actor.isStaff) {
    throw new Problem("access-denied", { detail: "This call is for staff." });
  }
  const code = typeof access === "object" ? access.code : undefined;
  if (code !== undefined && !actor.codes.has(code)) throw new Problem("permission-missing", { params: { code } });
  if (actor.impersonation === null) return;
  if (code !== undefined && isNeverImpersonated(code)) throw new Problem("impersonation-limited");
  if (isOwnAccount(endpoint)) throw new Problem("impersonation-limited");
  const writes = endpoint.method !== "GET";
  if (writes && !actor.impersonation.writable && !writesWithoutReason.has(endpoint.id)) {
    throw new Problem("impersonation-limited", { detail: "Give a reason first: this session is read-only." });
  }
}
