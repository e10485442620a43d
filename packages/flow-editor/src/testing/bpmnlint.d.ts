/** The part of bpmnlint that the tests use; the package's own types name neither the linter nor the resolver. */
declare module "bpmnlint" {
  export class Linter {
    constructor(options: { resolver: unknown; config: { extends: string } });
    lint(definitions: unknown): Promise<Record<string, readonly { id: string; message: string; category: string }[]>>;
  }
}

declare module "bpmnlint/lib/resolver/node-resolver.js" {
  const NodeResolver: new () => object;
  export default NodeResolver;
}
