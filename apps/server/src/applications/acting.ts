import type { Actor } from "../access/actor.js";
import type { Events } from "../events/events.js";
import type { Signer } from "../signing/signer.js";
import type { Settings } from "../settings/settings.js";

/** Who acts, when, and what every act on a file needs beside its transaction. */
export interface Acting {
  /** `null` is the clock. */
  readonly actor: Actor | null;
  readonly now: Date;
  readonly events: Events;
  readonly settings: Settings;
  /** Signs what bodies conclude. */
  readonly signer: Signer;
  /** The act on many files that this one is a part of: its history names it. */
  readonly bulk?: { readonly id: string; readonly files: number };
}
