import type { Actor } from "./actor.js";
import type { Context } from "../context.js";
import type { Db, Transaction } from "../database/database.js";
import type { Events } from "../events/events.js";
import type { Signer } from "../signing/signer.js";
import { readSettings } from "../dated-settings/queries.js";
import type { Settings } from "../dated-settings/settings.js";

/** Who acts, when, and what every act on an application needs beside its transaction. */
export interface Acting {
  /** Who acts; `null` where the clock does. */
  readonly actor: Actor | null;
  readonly now: Date;
  readonly events: Events;
  readonly settings: Settings;
  /** Signs what organisations conclude. */
  readonly signer: Signer;
  /** The act on many applications that this one is a part of: its history names it. */
  readonly bulk?: { readonly id: string; readonly files: number };
  /** Looks up once what an act on many records would ask of each; left out: each time. */
  readonly once?: Once;
  /** Why the person acts although a rule asks them to say why; `null` or left out: they said nothing. */
  readonly why?: string | null;
}

/** Acting of a person, never of the clock. */
export interface ActingPerson extends Acting {
  readonly actor: Actor;
}

interface ActedBy<A extends Actor | null> {
  readonly actor: A;
  readonly now: Date;
  readonly context: Context;
}

/** What services are given: the person, the moment, the settings as they stand in this transaction. */
export async function actingOf<A extends Actor | null>(
  db: Db | Transaction,
  { actor, now, context, why = null }: Pick<Acting, "why"> & ActedBy<A>,
): Promise<Acting & { readonly actor: A }> {
  return { actor, now, events: context.events, settings: await readSettings(db), signer: context.signer, why };
}

/** Answers with what was found under a name before, and finds it otherwise. */
export type Once = <Found>(name: string, find: () => Promise<Found>) => Promise<Found>;

/**
 * A memory for one act on many records, or one tick of a job (memoisation): for what nobody expects to change within it,
 * such as who works where.
 */
export function rememberingOnce(): Once {
  const known = new Map<string, Promise<unknown>>();
  return async <Found>(name: string, find: () => Promise<Found>) => {
    const found = known.get(name) ?? find();
    known.set(name, found);
    // What could not be found is looked for again: its transaction may be tried anew.
    found.catch(() => known.delete(name));
    // Whoever asks under a name finds the same kind of thing.
    return found as Promise<Found>;
  };
}
