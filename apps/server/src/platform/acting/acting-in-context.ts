import type { LegalTime } from "../clock/clock.js";
import type { Context } from "../context.js";
import type { Actor } from "./actor.js";

/**
 * Who acts, when, and with what: what every act of a service is given beside its transaction. A route's call is one. An
 * act upon what lives by the machine's clock (a session, a factor, a presence) takes its time: `ActingInContext<MachineTime>`.
 */
export interface ActingInContext<Time extends Date = LegalTime> {
  readonly actor: Actor;
  readonly now: Time;
  readonly context: Context;
}

/** What is written of a record, and the version of it that the actor last read. A route's call is one. */
export interface Guarded<Body> {
  readonly body: Body;
  readonly ifMatch: number;
}
