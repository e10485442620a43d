import type { AreaLevel, AreaPath } from "../model/area.js";
import { areaLevels, nextLevel, nowhere } from "../model/area.js";
import type { AreaEntry, AreaFound } from "../model/area-search.js";
import type { AreaLoaders, AreaPlace } from "./area-loaders.js";

/** Places of one level under one above, and how they stand. */
export interface AreaList {
  readonly state: "loading" | "failed" | "ready";
  readonly places: readonly AreaPlace[];
}

const loading: AreaList = { state: "loading", places: [] };
const failed: AreaList = { state: "failed", places: [] };

/** Names a list: all regions, the districts of a region, the neighbourhoods of a district. */
function keyOf(above: AreaPath): string {
  return above.district ?? above.region ?? "";
}

/** The lists of places one set of loaders has given so far. Each is asked for once, and again after it failed. */
export class AreaLists {
  readonly #loaders: AreaLoaders;
  readonly #lists = new Map<string, { readonly above: AreaPath; readonly list: AreaList }>();
  readonly #names = new Map<string, string>();
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #entries: { readonly version: number; readonly all: readonly AreaEntry[] } | undefined;

  constructor(loaders: AreaLoaders) {
    this.#loaders = loaders;
  }

  /** Tells of every change, as React's `useSyncExternalStore` asks. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Another number after every change. */
  readonly version = (): number => this.#version;

  #set(above: AreaPath, list: AreaList): void {
    this.#lists.set(keyOf(above), { above, list });
    for (const { code, name } of list.places) this.#names.set(code, name);
    this.#version++;
    for (const listener of this.#listeners) listener();
  }

  #load(above: AreaPath): Promise<readonly AreaPlace[]> {
    if (above.district !== null) return this.#loaders.neighborhoods(above.district);
    return above.region === null ? this.#loaders.regions() : this.#loaders.districts(above.region);
  }

  /** The list under a place, as far as it has come. Nothing is asked for: see {@link want}. */
  read(above: AreaPath): AreaList {
    return this.#lists.get(keyOf(above))?.list ?? loading;
  }

  /** Asks for a list, unless it is there or on its way. */
  want(above: AreaPath): void {
    if (!this.#lists.has(keyOf(above))) this.retry(above);
  }

  /** Asks for a list again. */
  retry(above: AreaPath): void {
    this.#set(above, loading);
    // Why it failed is the host's to report; here the person is told, and can try again.
    this.#load(above).then(
      (places) => this.#set(above, { state: "ready", places }),
      () => this.#set(above, failed),
    );
  }

  /** Keeps the names of a place that a search has found: its lists may not be loaded. */
  remember({ path, code, name, above }: AreaFound): void {
    areaLevels.forEach((level, at) => {
      const wider = path[level];
      const known = above[at];
      if (wider !== null && wider !== code && known !== undefined) this.#names.set(wider, known);
    });
    this.#names.set(code, name);
  }

  /** Names of a place and of what it lies in, the widest first; undefined while one of them is not known. */
  names(path: AreaPath): readonly string[] | undefined {
    const codes = areaLevels.map((level) => path[level]).filter((code) => code !== null);
    const names = codes.map((code) => this.#names.get(code)).filter((name) => name !== undefined);
    return names.length === codes.length ? names : undefined;
  }

  /** Asks for the lists that hold the names of a place. */
  wantNames(path: AreaPath): void {
    let above: AreaPath = nowhere;
    for (const level of areaLevels) {
      const code = path[level];
      if (code === null) return;
      if (!this.#names.has(code)) this.want(above);
      above = { ...above, [level]: code };
    }
  }

  /** Every place that has come so far, wider ones first; the same until another list comes. */
  entries(): readonly AreaEntry[] {
    if (this.#entries?.version !== this.#version) this.#entries = { version: this.#version, all: this.#collect() };
    return this.#entries.all;
  }

  #collect(): readonly AreaEntry[] {
    const byLevel: Record<AreaLevel, AreaEntry[]> = { region: [], district: [], neighborhood: [] };
    for (const { above, list } of this.#lists.values()) {
      const level = nextLevel(above, "neighborhood") ?? "neighborhood";
      for (const { code, name, otherNames } of list.places) {
        byLevel[level].push({ path: { ...above, [level]: code }, name, ...(otherNames ? { otherNames } : {}) });
      }
    }
    return areaLevels.flatMap((level) => byLevel[level]);
  }
}

const known = new WeakMap<AreaLoaders, AreaLists>();

/** The lists of these loaders: the same for every picker that is handed them. */
export function areaListsOf(loaders: AreaLoaders): AreaLists {
  const lists = known.get(loaders) ?? new AreaLists(loaders);
  known.set(loaders, lists);
  return lists;
}
