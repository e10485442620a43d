import type { FastifyInstance } from "fastify";
import { shiftedClock, type AdjustableClock } from "../clock/clock.js";
import type { Config } from "../config/config.js";
import type { Context } from "../context.js";

/** Someone to sign in as, printed at start. All of them are fictional. */
export interface DemoIdentity {
  /** What the person does: operator of a district, member of a body, reviewer … */
  readonly part: string;
  readonly name: string;
  /** How to sign in as them. */
  readonly signIn: string;
}

/**
 * All that exists in demo mode only: sandboxes of outside services, the clock that can be set, demonstration data.
 * `main.ts` loads this entry when it runs in demo mode; the production build leaves its folder out.
 */
export interface Demo {
  /** The configuration with the sandboxes in place of outside services. */
  readonly config: Config;
  readonly clock: AdjustableClock;
  readonly identities: readonly DemoIdentity[];
  /** Adds the demonstration's own routes, before the service listens. */
  attach(fastify: FastifyInstance, context: Context): Promise<void>;
  /** Fills an empty database; goes on behind while the service already answers. */
  fill(context: Context, signal: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/** Opens the demonstration: starts its sandboxes. */
export async function openDemo(config: Config): Promise<Demo> {
  return {
    config,
    clock: shiftedClock(),
    identities: [],
    attach: async () => {},
    fill: async () => {},
    close: async () => {},
  };
}
