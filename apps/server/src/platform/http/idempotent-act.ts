import type { Endpoint } from "@yer/api/contract/endpoint";
import type { FastifyRequest } from "fastify";
import type { Actor } from "../acting/actor.js";
import type { MachineTime } from "../clock/clock.js";
import type { Context } from "../context.js";
import type { Transaction } from "../database/database.js";
import { withTransaction } from "../database/transaction.js";
import {
  ActInProgress,
  ActMismatch,
  beginAct,
  findReply,
  finishAct,
  onceAtATime,
  type Act,
  type StoredReply,
} from "../idempotency/store.js";
import { Problem } from "../problem/problem.js";

/** Runs a write's one transaction; see `Call.write`. `check` fits the answer to the contract inside it. */
export type Write = <T>(work: (tx: Transaction) => Promise<T>, check: (answer: T) => unknown) => Promise<T>;

/** How a request goes: as a first try or a retry of an act. */
export interface Attempt {
  /** The answer given before, if any: nothing is to be done. */
  readonly replayed: { readonly answer: unknown } | undefined;
  /** Runs the handler, handing it the transaction of the act. */
  settle<T>(run: (write: Write) => Promise<T>): Promise<unknown>;
}

/** Another request finished the act in the meantime: its answer is the answer. */
class Overtaken extends Error {
  readonly stored: StoredReply;

  constructor(stored: StoredReply) {
    super("The act was finished by another request.");
    this.name = "Overtaken";
    this.stored = stored;
  }
}

function answerOf(stored: StoredReply): unknown {
  return stored.body === null ? undefined : (JSON.parse(stored.body) as unknown);
}

function statusOf({ creates }: Endpoint, body: string | null): number {
  if (body === null) return 204;
  return creates === undefined ? 200 : 201;
}

/** @throws {Problem} `idempotency-key-required`, or `invalid` for a key that is no key */
function keyOf(request: FastifyRequest): string {
  const key = request.headers["idempotency-key"];
  if (key === undefined || key === "") {
    throw new Problem("idempotency-key-required", { detail: "Send one key per act, the same with every retry." });
  }
  if (typeof key !== "string" || !/^[\x21-\x7e]{8,200}$/.test(key)) {
    throw new Problem("invalid", { errors: [{ in: "headers", pointer: "/idempotency-key", code: "format" }] });
  }
  return key;
}

/** The refusals of the store as problems. */
function asProblem(error: unknown): unknown {
  if (error instanceof ActInProgress) return new Problem("in-progress", { detail: error.message, cause: error });
  if (error instanceof ActMismatch) return new Problem("idempotency-mismatch", { detail: error.message, cause: error });
  return error;
}

/**
 * Prepares a request for its handler. Reads and writes that are harmless to repeat run as they are. Any other write
 * needs its key and runs once: a retry, even one after a lost reply, is answered with the first answer. A refusal is
 * not kept: nothing was done, so trying again may do it.
 */
export async function idempotentAct(
  context: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  actor: Actor | undefined,
  now: MachineTime,
): Promise<Attempt> {
  if (endpoint.method === "GET" || endpoint.idempotent === false) {
    const write: Write = (work) => withTransaction(context.db, work);
    return { replayed: undefined, settle: (run) => run(write) };
  }
  const act: Act = {
    actor: actor?.id ?? "public",
    key: keyOf(request),
    method: endpoint.method,
    path: request.raw.url ?? "",
    body: request.rawBody ?? Buffer.alloc(0),
  };
  let stored: StoredReply | undefined;
  try {
    // What an upload is has to be read first: its reply is looked up in its transaction only.
    if (!endpoint.upload) stored = await findReply(context.db, act, now);
  } catch (error) {
    throw asProblem(error);
  }
  let written = false;
  const write: Write = async (work, check) => {
    if (written) throw new Error(`${endpoint.id} writes in two transactions; an act has one.`);
    written = true;
    const { rawBody } = request;
    if (endpoint.upload && rawBody === undefined) throw new Error(`${endpoint.id} writes without saying what it read.`);
    const read: Act = { ...act, body: rawBody ?? act.body };
    return withTransaction(context.db, async (tx) => {
      const done = await beginAct(tx, read, now);
      if (done !== undefined) throw new Overtaken(done);
      const answer = await work(tx);
      const body = check(answer);
      const text = body === undefined ? null : JSON.stringify(body);
      await finishAct(tx, read, { status: statusOf(endpoint, text), headers: {}, body: text }, now);
      return answer;
    });
  };
  return {
    replayed: stored && { answer: answerOf(stored) },
    settle: async (run) => {
      try {
        return await onceAtATime(act, async () => {
          const answer = await run(write);
          if (!written) throw new Error(`${endpoint.id} answered without its transaction: call \`write\`.`);
          return answer;
        });
      } catch (error) {
        if (error instanceof Overtaken) return answerOf(error.stored);
        throw asProblem(error);
      }
    },
  };
}
