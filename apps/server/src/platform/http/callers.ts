import type { Endpoint } from "@yer/api/contract/endpoint";
import type { Actor } from "../acting/actor.js";
import type { MachineTime } from "../clock/clock.js";

/** Why a bearer stands for nobody: its time is over, it is of no worth, or its session is over. */
export type NoCaller = "expired" | "invalid" | "over";

/** Who calls, and what they may: a port of the routes, filled by those who know people and their sessions. */
export interface Callers {
  /**
   * The person behind an access token, with their rights as they stand at `now`.
   * @param acts whether the request is the person's own doing; what a page reads by itself is not
   */
  of(token: string, now: MachineTime, acts: boolean): Promise<Actor | NoCaller>;
  /** The first gate of every endpoint. @throws {Problem} where this person may not call it at all */
  admit(endpoint: Pick<Endpoint, "id" | "method" | "path" | "access">, actor: Actor | undefined): void;
}
