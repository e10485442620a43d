import { admit } from "../access/admit.js";
import type { Context } from "../../platform/context.js";
import type { Callers } from "../../platform/http/callers.js";
import { readActor } from "./read-actor.js";
import { verifyAccessToken } from "./tokens.js";

/** Callers are people with a living session. */
export function sessionCallers({ db, secrets }: Pick<Context, "db" | "secrets">): Callers {
  return {
    of: async (token, now, acts) => {
      const verdict = verifyAccessToken(secrets, token, now);
      if (typeof verdict === "string") return verdict;
      return (await readActor(db, verdict.sub, verdict.sid, now, acts)) ?? "over";
    },
    admit,
  };
}
