/** The clauses of the published form, each a fault code. Sentences in four languages: `@yer/flow-editor/messages/…`. */
export type FindingCode =
  | "start-count"
  | "no-end"
  | "step-joins"
  | "step-splits"
  | "gateway-mixed"
  | "gateway-useless"
  | "cycle"
  | "unreachable"
  | "no-way-out"
  | "duplicate-relation"
  | "quantity-low"
  | "dangling-relation"
  | "not-a-diagram"
  | "step-without-concluder"
  | "step-without-fields";

/** One fault of a diagram, with its place. What mends it, where something does: `@yer/flow-editor/model/repairs`. */
export interface Finding {
  readonly code: FindingCode;
  /** The nodes at fault; for a cycle in the order of going round. */
  readonly nodes: readonly string[];
  /** The relations at fault, where the fault lies in them. */
  readonly relations: readonly string[];
  /** Values for the sentence. */
  readonly params: Readonly<Record<string, string | number>>;
}
