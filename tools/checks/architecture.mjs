import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { root } from "../pnpm.mjs";

/**
 * docs/architecture.md names files and folders that are there, and of each group all its folders: whoever is new finds a
 * thing's place by the page and the folders alone.
 */

const page = "docs/architecture.md";
const text = readFileSync(path.join(root, page), "utf8");
/** Where a path of the page may begin. */
const beginnings = ["", "apps/server/src", "apps/backoffice/src", "apps/public/src", "packages/api/src"];
/** @type {string[]} */
const faults = [];

/** The place in the repository that a name means, whatever it begins at. @param {string} name */
const find = (name) =>
  beginnings
    .map((beginning) => path.posix.join(beginning, name))
    .find((one) => existsSync(path.join(root, one)) || globSync(`${one}.{ts,tsx}`, { cwd: root }).length > 0);

/** Any file or folder of that name: what each resource has, such as its `routes.ts`. @param {string} name */
const named = (name) => globSync(`{packages,apps}/*/src/**/${name}`, { cwd: root })[0];

let paths = 0;
for (const line of text.split("\n")) {
  /** The folders of the path named last in this line: a name without a folder lies there. @type {string[]} */
  let last = [];
  // With a slash within or at the end, or a module's ending: neither an address nor a pattern, nor a module named x.
  for (const [, name = ""] of line.matchAll(/`([\w.][\w.-]*\/[\w./-]*|(?!x\.)[\w-]+\.(?:tsx?|mjs))`/g)) {
    paths += 1;
    const beside = last.map((folder) => path.posix.join(folder, name)).find((one) => existsSync(path.join(root, one)));
    const found = beside ?? find(name) ?? (/\w\/\w/.test(name) ? undefined : named(name));
    if (found === undefined) faults.push(`${name} is not there: ${line.slice(0, 80)}`);
    else last = [found, path.posix.dirname(found), ...last];
  }
}

/** Folders beside the groups. */
const besideGroups = new Set(["schema", "demo", "testing", "messages"]);

/**
 * The folders in one that hold modules of the product.
 *
 * @param {string} folder
 * @param {(name: string) => boolean} asked
 */
const foldersIn = (folder, asked) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && asked(entry.name))
    .map((entry) => entry.name)
    .filter((name) =>
      globSync("**/*.{ts,tsx}", { cwd: path.join(root, folder, name) }).some(
        (file) => !/\.(?:test|stories)\.tsx?$/.test(file),
      ),
    );

const tables = text.split(/^\| Group +\| Its folders +\|$/m).slice(1);
let folders = 0;
for (const [index, app] of ["apps/server/src", "apps/backoffice/src"].entries()) {
  /** What the row of each group names. @type {Map<string, string[]>} */
  const rows = new Map();
  for (const row of (tables[index] ?? "").split("\n\n")[0]?.split("\n").slice(2) ?? []) {
    const [, group = "", said = ""] = /^\| `(\w+)` +\| (.*) \|$/.exec(row) ?? [];
    rows.set(
      group,
      [...said.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name),
    );
  }
  for (const group of foldersIn(app, (name) => !besideGroups.has(name))) {
    const names = rows.get(group) ?? [];
    // `demo` of the back office's frame is a room; texts and what tests are helped by are none anywhere.
    const there = foldersIn(`${app}/${group}`, (name) => name !== "messages" && name !== "testing");
    folders += there.length;
    for (const name of there) if (!names.includes(name)) faults.push(`${app}/${group}/${name}/ is not named.`);
    for (const name of names) if (!there.includes(name)) faults.push(`${app}/${group}/${name}/ is not there.`);
  }
}

if (faults.length > 0) {
  process.stderr.write(`${page}:\n${faults.join("\n")}\n`);
  process.exit(1);
}
process.stdout.write(`${paths} paths and ${folders} folders that ${page} names are there.\n`);
