import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";

/** A statement that changes or removes rows, as it stands in the sources or in a function of the database. */
export interface SourceWrite {
  /** The file beneath `src`, or the function. */
  readonly where: string;
  readonly verb: "update" | "delete";
  /** `?` where it is named by a variable. */
  readonly table: string;
  /** Whether the rows it takes are of a region that it names, not of all of them. */
  readonly namesRegion: boolean;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

const source = path.resolve(import.meta.dirname, "..");
/** What is no part of the service: the demonstration makes what it writes, a migration runs once. */
const others = /^(?:demo|schema|testing)\/|\.test\.ts$|\.soak\.ts$/;
/** What narrows a query builder's statement. */
const narrowing = new Set(["where", "whereRef", "using", "from", "innerJoin"]);

/** Every statement of the service's own sources that changes or removes rows. */
export function writesOfService(): readonly SourceWrite[] {
  return globSync("**/*.ts", { cwd: source })
    .toSorted()
    .filter((file) => !others.test(file))
    .flatMap((file) => writesOfFile(file, readFileSync(path.join(source, file), "utf8")));
}

/** Every statement of a file that changes or removes rows: those of query builders, and those written as SQL. */
export function writesOfFile(file: string, text: string): readonly SourceWrite[] {
  const found: SourceWrite[] = [];
  const said = new Map<string, string>();
  const above: Node[] = [];
  const each = (node: Node, visit: (node: Node) => void): void => {
    visit(node);
    above.push(node);
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) each(child, visit);
    }
    above.pop();
  };
  const program: unknown = parseSync(file, text).program;
  if (!isNode(program)) throw new Error(`${file} was not read.`);
  // What stands behind a name of this file: `const mine = sql`home_region = …``, a function that makes a condition.
  each(program, (node) => {
    const name = nameOf(node, "id");
    if (name !== undefined && /Declarat/.test(node.type)) said.set(name, textOf(text, node));
  });
  each(program, (node) => {
    const written = builderOf(node);
    if (written !== undefined) {
      const given = narrowedBy(above, node);
      found.push({
        where: file,
        ...written,
        namesRegion: given.some((one) => speaksOfRegion(textOf(text, one), said)),
      });
    }
    if (node.type === "TemplateLiteral") found.push(...writesOfSql(file, statementOf(text, node, said)));
  });
  return found;
}

/**
 * Every statement in a piece of SQL that changes or removes rows. Of a region is what its own conditions name one for:
 * one that only a subquery names is looked for in all.
 */
export function writesOfSql(where: string, text: string): readonly SourceWrite[] {
  const written =
    /(?<!\bfor |\bno key |\bdo )\b(?<verb>update|delete from)\s+(?:only\s+)?"?(?<table>[a-z_]+|\$)"?(?![a-z_]*\s*(?:\)|of\b|or\b|on\b))/gi;
  return [...text.matchAll(written)].map((match) => {
    const { verb = "", table = "" } = match.groups ?? {};
    const rest = withoutSubqueries(text.slice(match.index + match[0].length));
    const narrowed = /\b(?:where|using|from)\b.*/is.exec(rest)?.[0] ?? "";
    return {
      where,
      verb: verb.toLowerCase() === "update" ? "update" : "delete",
      table: table === "$" ? "?" : table,
      namesRegion: narrowed.includes("home_region"),
    };
  });
}

/** What follows of a statement, up to its end, without the queries that stand in parentheses. */
function withoutSubqueries(text: string): string {
  let kept = "";
  const open: boolean[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? "";
    if (sign === "(") open.push(/^\(\s*(?:select|with)\b/i.test(text.slice(index, index + 40)));
    if (sign === ";" || (sign === ")" && open.length === 0)) return kept;
    if (!open.includes(true)) kept += sign;
    if (sign === ")") open.pop();
  }
  return kept;
}

/** `db.updateTable("x")` and `db.deleteFrom("x")`. */
function builderOf(node: Node): Pick<SourceWrite, "verb" | "table"> | undefined {
  if (node.type !== "CallExpression" || !("callee" in node) || !isNode(node.callee)) return undefined;
  const method = nameOf(node.callee, "property");
  if (method !== "updateTable" && method !== "deleteFrom") return undefined;
  const [first] = childrenOf(node, "arguments");
  const table = first && "value" in first && typeof first.value === "string" ? (first.value.split(" ")[0] ?? "?") : "?";
  return { verb: method === "updateTable" ? "update" : "delete", table };
}

/** What the calls that follow one in its chain narrow it by. */
function narrowedBy(above: readonly Node[], from: Node): readonly Node[] {
  const given: Node[] = [];
  let node = from;
  for (let depth = above.length - 1; depth > 0; depth -= 2) {
    const [member, call] = [above[depth], above[depth - 1]];
    if (member?.type !== "MemberExpression" || call?.type !== "CallExpression") break;
    if (!("object" in member) || member.object !== node || !("callee" in call) || call.callee !== member) break;
    if (narrowing.has(nameOf(member, "property") ?? "")) given.push(...childrenOf(call, "arguments"));
    node = call;
  }
  return given;
}

/** The SQL of a template; what is put into it shows as `$home_region` where it speaks of one, and otherwise as `$`. */
function statementOf(text: string, template: Node, said: ReadonlyMap<string, string>): string {
  const put = childrenOf(template, "expressions");
  return childrenOf(template, "quasis")
    .flatMap((quasi, index) => {
      const next = put[index];
      const shown = next === undefined ? "" : speaksOfRegion(textOf(text, next), said) ? "$home_region" : "$";
      return [text.slice(quasi.start, quasi.end), shown];
    })
    .join("")
    .replaceAll(/^`|`$|--.*$/gm, "");
}

/** Whether a piece of source names the region, or something of its file that does. */
function speaksOfRegion(piece: string, said: ReadonlyMap<string, string>, depth = 0): boolean {
  if (piece.includes("home_region")) return true;
  if (depth > 2) return false;
  const names = new Set(piece.replaceAll(/\.\w+|"[^"]*"/g, "").match(/[a-z]\w*/gi));
  return [...names].some((name) => {
    const behind = said.get(name);
    return behind !== undefined && behind !== piece && speaksOfRegion(behind, said, depth + 1);
  });
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

function childrenOf(node: Node, key: string): readonly Node[] {
  const value: unknown = Reflect.get(node, key);
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function nameOf(node: Node, key: string): string | undefined {
  const value: unknown = Reflect.get(node, key);
  return isNode(value) && "name" in value && typeof value.name === "string" ? value.name : undefined;
}

function textOf(text: string, { start, end }: Node): string {
  return text.slice(start, end);
}
