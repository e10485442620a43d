import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

/**
 * Links of a built site that lead nowhere: to a page or a file that is not there, or to an anchor that its page does not
 * have. Addresses of other sites are not asked.
 *
 * @param {string} folder
 * @returns {string[]} a sentence each
 */
export function deadLinks(folder) {
  /** @type {Map<string, { ids: Set<string>, links: string[] }>} */
  const read = new Map();
  for (const file of globSync("**/*.html", { cwd: folder })) {
    const html = readFileSync(path.join(folder, file), "utf8");
    read.set(file, {
      ids: new Set([...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = ""]) => id)),
      links: [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = ""]) => link.replaceAll("&amp;", "&")),
    });
  }
  const dead = [];
  for (const [file, { links }] of read) {
    for (const link of new Set(links)) {
      if (/^(https?|mailto|data):/.test(link)) continue;
      const [where = "", anchor] = link.split("#");
      const target = path.posix.join(path.posix.dirname(file), decodeURIComponent(where));
      const page =
        where === "" ? file : where.endsWith("/") || where === "." ? path.posix.join(target, "index.html") : target;
      if (!existsSync(path.join(folder, page))) dead.push(`${file}: ${link} leads nowhere.`);
      else if (anchor && !read.get(page)?.ids.has(decodeURIComponent(anchor)))
        dead.push(`${file}: ${link} names an anchor that ${page} does not have.`);
    }
  }
  return dead;
}
