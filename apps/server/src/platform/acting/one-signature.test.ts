import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

const source = path.resolve(import.meta.dirname, "../..");
/** What is no part of the service, and the statements, which are no acts. */
const others = /^(?:demo|schema|testing)\/|\.test\.ts$|queries\.ts$/;
const service = /(?:^|[/-])service\.ts$/;
const routes = /routes\.ts$/;

/** What says of an act who, with what and when, where it stands alone. */
const apart = {
  who: /^Actor( \| null)?$/,
  what: /^(?:Context|Pick<Context\b.*|Secrets|Events)$/,
  when: /^(?:Date|LegalTime|MachineTime)$/,
};

interface Signature {
  readonly file: string;
  readonly name: string;
  /** As they are written; empty where a default says them. */
  readonly types: readonly string[];
}

interface Source {
  readonly signatures: readonly Signature[];
  /** `file#name` of what it imports. */
  readonly imports: readonly string[];
}

/** The exported functions of a file, and what it imports of others. */
function read(file: string, text: string): Source {
  const signatures: Signature[] = [];
  const imports: string[] = [];
  for (const node of parseSync(file, text).program.body) {
    if (node.type === "ImportDeclaration" && node.source.value.startsWith(".")) {
      const from = path.posix.join(path.posix.dirname(file), node.source.value).replace(/\.js$/, ".ts");
      for (const one of node.specifiers) {
        if (one.type !== "ImportSpecifier" || one.imported.type !== "Identifier") continue;
        imports.push(`${from}#${one.imported.name}`);
      }
    }
    if (node.type !== "ExportNamedDeclaration" || node.declaration?.type !== "FunctionDeclaration") continue;
    const { id, params } = node.declaration;
    const types = params.map((one) => {
      const type = "typeAnnotation" in one ? one.typeAnnotation?.typeAnnotation : undefined;
      return type ? text.slice(type.start, type.end).replaceAll(/\s+/g, " ") : "";
    });
    signatures.push({ file, name: id?.name ?? "", types });
  }
  return { signatures, imports };
}

/** What stands otherwise than (transaction, acting, id, given). */
function faultsOf({ types }: Signature, isAct: boolean): readonly string[] {
  const has = (what: RegExp): boolean => types.some((type) => what.test(type));
  const at = types.indexOf("Transaction");
  const faults: string[] = [];
  if (has(apart.who) && has(apart.when) && (at !== -1 || has(apart.what))) faults.push("who and when apart");
  if (at === -1 || !isAct) return faults;
  if (at > 0) faults.push("the transaction is not first");
  if (types.findIndex((type) => /Acting/.test(type)) > 1) faults.push("who acts is not second");
  if (types.length > 4) faults.push("more than four parameters");
  if (has(apart.who) || has(apart.what) || has(apart.when)) faults.push("who, with what or when stands alone");
  return faults;
}

function faultsIn(sources: ReadonlyMap<string, string>): readonly string[] {
  const files = [...sources].map(([file, text]) => ({ file, ...read(file, text) }));
  const routed = new Set(files.filter(({ file }) => routes.test(file)).flatMap(({ imports }) => imports));
  return files
    .flatMap(({ signatures }) => signatures)
    .flatMap((one) => {
      const isAct = service.test(one.file) || routed.has(`${one.file}#${one.name}`);
      return faultsOf(one, isAct).map((fault) => `${one.file} ${one.name}: ${fault}`);
    });
}

test("every act takes (transaction, acting, id, given), and nothing of who, with what and when stands apart", () => {
  const files = globSync("**/*.ts", { cwd: source }).filter((file) => !others.test(file));
  expect(files.length).toBeGreaterThan(700);
  expect(faultsIn(new Map(files.map((file) => [file, readFileSync(path.join(source, file), "utf8")])))).toEqual([]);
});

test("an act is what a service exports or a route calls with a transaction; what reads takes any database", () => {
  const faults = faultsIn(
    new Map([
      ["a/routes.ts", 'import { pin, seen } from "./pins.js";'],
      [
        "a/pins.ts",
        `export async function pin(transaction: Transaction, actor: Actor, id: string) {}
         export async function step(transaction: Transaction, now: Date, a: string, b: string, c: string) {}
         export function seen(db: Db | Transaction, actor: Actor, id: string, now: Date, lock = false) {}`,
      ],
      [
        "a/pin-service.ts",
        `export async function move(acting: Acting, transaction: Transaction) {}
         export async function rename(transaction: Transaction, acting: Acting, id: string, version: number, to: string) {}
         export async function turn(transaction: Transaction, id: string, acting: ActingInContext) {}
         export async function right(transaction: Transaction, acting: Acting, id: string, { body }: Guarded<Name>) {}`,
      ],
      ["b/hire.ts", "export async function hire(tx: Transaction, actor: Actor | null, staff: Staff, now: Date) {}"],
      ["b/begin.ts", "export async function begin(context: Context, actor: Actor, now: MachineTime) {}"],
    ]),
  );
  expect(faults).toEqual([
    "a/pins.ts pin: who, with what or when stands alone",
    "a/pin-service.ts move: the transaction is not first",
    "a/pin-service.ts rename: more than four parameters",
    "a/pin-service.ts turn: who acts is not second",
    "b/hire.ts hire: who and when apart",
    "b/begin.ts begin: who and when apart",
  ]);
});
