import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";
import { isSaid, saidIds } from "./said-ids.mjs";

/*
 * A sentence stands under one id wherever it can be said: an app says its own texts and the contract's words, a
 * published set says itself. Two ids are one sentence where all languages have the same text, however the sources make
 * them: whole, or of a code (`status.${code}`). What must stand twice has its reason in an alike.json.
 */

/** @typedef {Record<string, Record<string, unknown>>} Catalogues texts by id, by language */
/** @typedef {{ folder: string, id: string, isOwn: boolean }} Standing */
/** @typedef {{ ids: string[], reason: string }} Alike */

const words = "packages/api/src/messages";
const menu = "packages/api/src/paths/messages";
const columns = "packages/api/src/columns/messages";

/** Sets of the contract's package that every page of an app has, and what stands before their ids there. */
const shared = /** @type {Record<string, Record<string, string>>} */ ({
  "apps/backoffice/src": { [words]: "", [columns]: "", [menu]: "menu." },
  "apps/public/src": { [words]: "" },
  "apps/server/src": { [words]: "", [columns]: "" },
});

/**
 * What may say the texts of a set that no app owns: its package, a pattern of the kit its folder, the apps the contract's.
 *
 * @param {string} folder
 */
function sourcesOf(folder) {
  if (folder.startsWith("packages/api/")) return ["packages/api/src", "apps/*/src"];
  return [folder.includes("/docs/") ? path.dirname(folder) : folder.split("/").slice(0, 3).join("/")];
}

/**
 * Sentences that stand under several ids without a reason, reasons that hold no more, and ids that nothing says.
 *
 * @param {Map<string, Catalogues>} sets by folder
 * @returns {string[]}
 */
export function sentenceFaults(sets) {
  const apps = Object.keys(shared);
  const realms = [
    ...apps.map((app) => ({
      name: app,
      own: [...sets.keys()].filter((folder) => folder.startsWith(`${app}/`)),
      beside: shared[app] ?? {},
      sources: [app],
    })),
    ...[...sets.keys()]
      .filter((folder) => !apps.some((app) => folder.startsWith(`${app}/`)))
      .map((folder) => ({ name: folder, own: [folder], beside: {}, sources: sourcesOf(folder) })),
  ];
  return realms.flatMap((realm) => faultsIn(realm, sets));
}

/**
 * Why some ids of a set say what others say.
 *
 * @param {string} folder
 * @returns {(Alike & { list: string })[]}
 */
function reasonsIn(folder) {
  const list = `${folder}/alike.json`;
  if (!existsSync(path.join(root, list))) return [];
  /** @type {Alike[]} */
  const reasons = JSON.parse(readFileSync(path.join(root, list), "utf8"));
  return reasons.map((one) => ({ ...one, list }));
}

/**
 * @param {{ name: string, own: string[], beside: Record<string, string>, sources: string[] }} realm
 * @param {Map<string, Catalogues>} sets
 */
function faultsIn({ name, own, beside, sources }, sets) {
  const said = saidIds(sources);
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, Standing[]>} */
  const bySentence = new Map();
  /** @param {Standing} standing @param {string} id */
  const add = (standing, id) => {
    const key = JSON.stringify(Object.values(sets.get(standing.folder) ?? {}).map((texts) => texts[id]));
    bySentence.set(key, [...(bySentence.get(key) ?? []), standing]);
  };
  for (const folder of own) {
    for (const id of Object.keys(sets.get(folder)?.["uz_UZ"] ?? {})) {
      // The menu's are the keys of its entries.
      if (folder !== menu && !isSaid(said, id, folder.startsWith("packages/api/")))
        faults.push(`${folder}: nothing says "${id}"`);
      else add({ folder, id, isOwn: true }, id);
    }
  }
  for (const [folder, before] of Object.entries(beside)) {
    for (const id of Object.keys(sets.get(folder)?.["uz_UZ"] ?? {})) {
      add({ folder, id: `${before}${id}`, isOwn: false }, id);
    }
  }

  const alike = own.flatMap(reasonsIn);
  const groups = [...bySentence.values()].filter((group) => group.length > 1);
  for (const { list, ids, reason } of alike) {
    const where = `${list}: ${ids.join(", ")}`;
    if (typeof reason !== "string" || reason.trim() === "") faults.push(`${where} has no reason`);
    const stands = groups.some((group) => ids.every((id) => group.some((one) => one.id === id)));
    if (ids.length < 2 || !stands) faults.push(`${where} are not the same sentence any more`);
  }
  for (const group of groups) {
    // What stands twice in sets that all apps share is said of those sets themselves.
    const repeated = group.filter((one) =>
      group.some(
        (other) =>
          one !== other &&
          (one.isOwn || other.isOwn) &&
          !alike.some(({ ids }) => ids.includes(one.id) && ids.includes(other.id)),
      ),
    );
    if (repeated.length === 0) continue;
    const ids = repeated.map(({ id }) => `"${id}"`).join(", ");
    faults.push(`${name}: ${ids} say the same: say it by one id, or give the reason in an alike.json beside them`);
  }
  return faults;
}
