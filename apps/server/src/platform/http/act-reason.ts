import { actReason } from "@yer/api/contract/act-reason";
import { actReasonHeader } from "@yer/api/contract/endpoint";
import type { FastifyRequest } from "fastify";
import { isStorable } from "./json-body.js";
import { Problem } from "../problem/problem.js";

function decoded(given: string): string | undefined {
  try {
    return decodeURIComponent(given);
  } catch {
    return undefined;
  }
}

/** Why the person acts, where they said so. @throws {Problem} `invalid` for what is no reason */
export function actReasonOf({ headers }: Pick<FastifyRequest, "headers">): string | null {
  const given = headers[actReasonHeader];
  if (given === undefined) return null;
  const said = typeof given === "string" ? decoded(given) : undefined;
  const parsed = said !== undefined && isStorable(said) ? actReason.safeParse(said) : undefined;
  if (parsed?.success) return parsed.data;
  throw new Problem("invalid", { errors: [{ in: "headers", pointer: `/${actReasonHeader}`, code: "format" }] });
}
