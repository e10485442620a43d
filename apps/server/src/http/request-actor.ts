import type { FastifyRequest } from "fastify";
import type { Actor } from "../access/actor.js";
import { readActor } from "../auth/read-actor.js";
import { verifyAccessToken } from "../auth/tokens.js";
import type { Context } from "../context.js";
import { Problem } from "./problem.js";

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
  context: Context,
  request: FastifyRequest,
  needed: boolean,
): Promise<Actor | undefined> {
  const token = bearerOf(request);
  const now = context.clock.now();
  const verdict = token === undefined ? ("none" as const) : verifyAccessToken(context.secrets, token, now);
  if (typeof verdict === "object") {
    const actor = await readActor(context.db, verdict.sub, verdict.sid, now, request.method !== "GET");
    if (actor !== undefined || !needed) return actor;
    throw new Problem("unauthenticated", { detail: "The session is over." });
  }
  if (!needed) return undefined;
  throw new Problem("unauthenticated", {
    tokenExpired: verdict === "expired",
    detail: verdict === "expired" ? "The access token is over: refresh it." : "Send a valid access token as bearer.",
  });
}
