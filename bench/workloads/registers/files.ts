import { writeFileSync } from "node:fs";
import path from "node:path";
import { slipForms } from "../../../apps/server/src/platform/names/slip-forms.js";
import type { Cluster } from "../../database/cluster.js";
import { root } from "../../runner/paths.js";
import { fillDemonstration } from "../../database/service.js";
import { madeWords } from "./words.js";

/** Applications of the database. */
export const files = 1_000_000;

const lines = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.join("\t")}\n`).join("");

/** Letters a word has at least that may be mistyped, and the slips its forms are kept for: as the product keeps them. */
const [leastLetters, slips] = [4, 2];

/**
 * Fills the database with the demonstration and a million applications, unless it has them; brings its schema up to
 * date.
 *
 * @param wanted fewer applications, to try something on.
 */
export function filled(cluster: Cluster, wanted = files): void {
  fillDemonstration(cluster.url);
  // One member of the body that most applications of a region involve, beside one of a district's.
  cluster.sql(`
    update users as u set organisation_id = o.id, territory = o.territory
    from users as r, organisations as o
    where u.username = 'colleague' and r.username = 'reviewer' and o.kind = 'emergency' and o.territory = r.territory`);
  const standing = Number(cluster.sql("select count(*) from applications"));
  if (standing >= wanted) return;
  process.stdout.write(`filling ${wanted} files\n`);
  const words = madeWords();
  const at = new Map<string, number>();
  const numbered = words.map(({ kind, text, key, sort }) => {
    const turn = at.get(kind) ?? 0;
    at.set(kind, turn + 1);
    return [kind, turn, text, key, sort.replaceAll("\\", "\\\\")];
  });
  const keys = [...new Set([...words.flatMap(({ key }) => key.split(" ")), "ogli", "savdo", "mchj", "kochasi"])];
  const forms = keys.filter((key) => key.length >= leastLetters).map((key) => [key, slipForms(key, slips).join(",")]);
  writeFileSync(path.join(cluster.folder, "words.tsv"), lines(numbered));
  writeFileSync(path.join(cluster.folder, "forms.tsv"), lines(forms));
  cluster.runFile(path.join(root, "workloads/registers/fill.sql"), { files: wanted - standing });
}
