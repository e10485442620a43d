import type { FastifyRequest } from "fastify";
import type { Actor } from "../acting/actor.js";
import type { MachineTime } from "../clock/clock.js";
import type { Callers } from "./callers.js";
import { Problem } from "../problem/problem.js";

/** The token of `Authorization: Bearer …`, or `undefined`. */
export function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  if (header === undefined || header.length > 2000) return undefined;
  return /^Bearer +(\S+)$/i.exec(header)?.[1];
}

/**
 * The person behind a request. On public endpoints an unusable bearer is as good as none.
 * @throws {Problem} `unauthenticated` where a session is needed; `tokenExpired` tells a token whose time is over, which
 * a refresh mends, from everything else: forged, unknown session, signed out.
 */
export async function requestActor(
  callers: Pick<Callers, "of">,
  request: FastifyRequest,
  needed: boolean,
  now: MachineTime,
): Promise<Actor | undefined> {
  const token = bearerOf(request);
  const found = token === undefined ? ("none" as const) : await callers.of(token, now, request.method !== "GET");
  if (typeof found === "object") return found;
  if (!needed) return undefined;
  if (found === "over") throw new Problem("unauthenticated", { detail: "The session is over." });
  throw new Problem("unauthenticated", {
    tokenExpired: found === "expired",
    detail: found === "expired" ? "The access token is over: refresh it." : "Send a valid access token as bearer.",
  });
}
