import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

/** A prop as the kit's generated page tells of it (`tools/api/llms.mjs`). */
export interface KitProp {
  readonly name: string;
  readonly required: boolean;
  /** Its type, as it was written. */
  readonly type: string;
  readonly description: string;
  /** What stands for it where it is not given. */
  readonly standard?: string;
}

const pages = path.join(import.meta.dirname, "../packages/ui/llms");
const id = "virtual:kit-props";
const line =
  /^- `(?<name>\w+)(?<optional>\??): (?<type>.+?)`(?:: (?<description>.*?))?(?: Default: (?<standard>.*)\.)?$/;

function propsOf(page: string): KitProp[] {
  const [, after = ""] = page.split("\n## Props\n");
  const [section = ""] = after.split("\n## ", 1);
  return section.split("\n").flatMap((text) => {
    const { name, optional, type, description = "", standard } = line.exec(text)?.groups ?? {};
    if (name === undefined || type === undefined) return [];
    return [{ name, required: optional === "", type, description, ...(standard !== undefined && { standard }) }];
  });
}

/** Gives the book every prop of the kit's components by name: the compiler of doc comments sees none that an `Omit` or `Pick` passes on. */
export function kitProps(): Plugin {
  return {
    name: "yer-kit-props",
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      const files = readdirSync(pages).filter((file) => file.endsWith(".md"));
      const byComponent = files.map((file) => {
        this.addWatchFile(path.join(pages, file));
        return [path.basename(file, ".md"), propsOf(readFileSync(path.join(pages, file), "utf8"))];
      });
      return `export default ${JSON.stringify(Object.fromEntries(byComponent))};`;
    },
  };
}
