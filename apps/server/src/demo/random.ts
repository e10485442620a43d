import { createHash } from "node:crypto";

/** Chance that comes out the same every time: all demonstration data are made from it. */
export interface Random {
  /** A number of at least 0 and below 1. */
  next(): number;
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  /** One of several. */
  pick<T>(items: readonly [T, ...T[]]): T;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** A source of chance (mulberry32) begun from a text. */
export function randomOf(seed: string): Random {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    chance: (probability) => next() < probability,
  };
}

/** An id that is the same at every start, of the form of a UUIDv7 of the law's first day. */
export function demoId(name: string): string {
  const hex = createHash("sha256").update(name).digest("hex");
  return `01932f00-0000-7${hex.slice(0, 3)}-8${hex.slice(3, 6)}-${hex.slice(6, 18)}`;
}
