import { DIAGRAM_VERSION } from "./diagram.js";
import type { Diagram, HeadTailNode, ParallelGateway, Position, Relation, Step, StepBody } from "./diagram.js";

/** Bounds on what is read. Far above any real discussion (eighteen bodies), far below what could hurt. */
export const DIAGRAM_LIMITS = {
  /** Characters of JSON text. */
  text: 4_000_000,
  nodes: 10_000,
  relations: 20_000,
  /** Characters of an id or of a reference to something outside the diagram. */
  id: 64,
  /** Characters of a label. */
  label: 200,
  days: 3650,
  quantity: 1000,
  /** Greatest absolute coordinate. */
  coordinate: 1_000_000,
} as const;

/** Why a value is not a diagram at all. `path` leads to the place, as in `steps[3].days`. */
export interface DiagramFault {
  readonly code:
    | "not-json"
    | "too-large"
    | "version"
    | "not-object"
    | "not-list"
    | "id"
    | "label"
    | "number"
    | "kind"
    | "same-id"
    | "unknown-node";
  readonly path: string;
}

/** A diagram, or why it could not be read. */
export type ParseResult =
  | { readonly ok: true; readonly diagram: Diagram }
  | { readonly ok: false; readonly fault: DiagramFault };

/** Ends the reading at the first fault; never leaves this file. */
class Fault {
  readonly code: DiagramFault["code"];
  readonly path: string;
  constructor(code: DiagramFault["code"], path: string) {
    this.code = code;
    this.path = path;
  }
}

// `__proto__` is left out because ids become keys of plain JSON objects.
const ID = /^(?!__proto__$)[\w.:-]+$/;

// oxlint-disable-next-line no-control-regex -- control characters are exactly what a label may not hold
const CONTROL = /[\u0000-\u001f\u007f]/;

/**
 * Reads a diagram from JSON text or from an already decoded value, trusting nothing.
 * Keys it does not know are ignored; anything else out of form is a fault with its path. Never throws.
 */
export function parseDiagram(input: unknown): ParseResult {
  try {
    return { ok: true, diagram: readDiagram(typeof input === "string" ? readText(input) : input) };
  } catch (error) {
    // A decoded value may have hostile getters: whatever they throw means that it is not a plain object.
    const { code, path } = error instanceof Fault ? error : new Fault("not-object", "");
    return { ok: false, fault: { code, path } };
  }
}

/**
 * Writes a diagram as JSON: the same diagram always gives the same bytes, whatever order its keys were made in.
 * Reading the text back gives the same diagram.
 */
export function serialiseDiagram(diagram: Diagram): string {
  return JSON.stringify({
    version: DIAGRAM_VERSION,
    headTail: diagram.headTail.map((node) => ({
      id: node.id,
      type: node.type,
      data: { label: node.data.label },
      position: place(node.position),
    })),
    steps: diagram.steps.map((step) => ({
      id: step.id,
      label: step.label,
      body: step.body && bodyOf(step.body),
      fieldGroupId: step.fieldGroupId,
      days: step.days,
      position: place(step.position),
    })),
    relations: diagram.relations.map(({ id, source, target, quantity }) => ({ id, source, target, quantity })),
    parallelGateways: diagram.parallelGateways.map(({ id, position }) => ({ id, position: place(position) })),
  });
}

const place = ({ x, y }: Position): Position => ({ x, y });

const bodyOf = (body: StepBody): StepBody =>
  body.kind === "organisation"
    ? { kind: body.kind, organisationId: body.organisationId }
    : { kind: body.kind, organisationKind: body.organisationKind };

function readText(text: string): unknown {
  if (text.length > DIAGRAM_LIMITS.text) throw new Fault("too-large", "");
  try {
    return JSON.parse(text);
  } catch {
    throw new Fault("not-json", "");
  }
}

function readDiagram(value: unknown): Diagram {
  const record = object(value, "");
  if (record["version"] !== DIAGRAM_VERSION) throw new Fault("version", "version");
  const { nodes, relations } = DIAGRAM_LIMITS;
  const diagram: Diagram = {
    version: DIAGRAM_VERSION,
    headTail: list(record["headTail"], "headTail", nodes, readHeadTail),
    steps: list(record["steps"], "steps", nodes, readStep),
    relations: list(record["relations"], "relations", relations, readRelation),
    parallelGateways: list(record["parallelGateways"], "parallelGateways", nodes, readGateway),
  };
  const ids = new Set<string>();
  for (const slice of ["headTail", "steps", "parallelGateways"] as const) {
    unique(diagram[slice], slice, ids);
  }
  if (ids.size > nodes) throw new Fault("too-large", "");
  unique(diagram.relations, "relations", new Set());
  diagram.relations.forEach((relation, index) => {
    for (const side of ["source", "target"] as const) {
      if (!ids.has(relation[side])) throw new Fault("unknown-node", `relations[${index}].${side}`);
    }
  });
  return diagram;
}

function readHeadTail(record: Record<string, unknown>, path: string): HeadTailNode {
  const type = record["type"];
  if (type !== "start" && type !== "end") throw new Fault("kind", `${path}.type`);
  return {
    id: identifier(record["id"], `${path}.id`),
    type,
    data: { label: label(object(record["data"], `${path}.data`)["label"], `${path}.data.label`) },
    position: position(record["position"], path),
  };
}

function readStep(record: Record<string, unknown>, path: string): Step {
  const group = record["fieldGroupId"];
  return {
    id: identifier(record["id"], `${path}.id`),
    label: label(record["label"], `${path}.label`),
    body: record["body"] === null ? null : readBody(object(record["body"], `${path}.body`), `${path}.body`),
    fieldGroupId: group === null ? null : identifier(group, `${path}.fieldGroupId`),
    days: integer(record["days"], 1, DIAGRAM_LIMITS.days, `${path}.days`),
    position: position(record["position"], path),
  };
}

function readBody(record: Record<string, unknown>, path: string): StepBody {
  const kind = record["kind"];
  if (kind === "organisation") {
    return { kind, organisationId: identifier(record["organisationId"], `${path}.organisationId`) };
  }
  if (kind !== "kind") throw new Fault("kind", `${path}.kind`);
  return { kind, organisationKind: identifier(record["organisationKind"], `${path}.organisationKind`) };
}

function readRelation(record: Record<string, unknown>, path: string): Relation {
  return {
    id: identifier(record["id"], `${path}.id`),
    source: identifier(record["source"], `${path}.source`),
    target: identifier(record["target"], `${path}.target`),
    // 0 is readable because a draft may hold it; publishing refuses it (`quantity-low`).
    quantity: integer(record["quantity"], 0, DIAGRAM_LIMITS.quantity, `${path}.quantity`),
  };
}

function readGateway(record: Record<string, unknown>, path: string): ParallelGateway {
  return { id: identifier(record["id"], `${path}.id`), position: position(record["position"], path) };
}

function object(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Fault("not-object", path);
  return value as Record<string, unknown>;
}

function list<Item>(
  value: unknown,
  path: string,
  limit: number,
  read: (record: Record<string, unknown>, path: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw new Fault("not-list", path);
  if (value.length > limit) throw new Fault("too-large", path);
  return Array.from(value, (item, index) => read(object(item, `${path}[${index}]`), `${path}[${index}]`));
}

function unique(items: readonly { readonly id: string }[], path: string, seen: Set<string>): void {
  items.forEach(({ id }, index) => {
    if (seen.has(id)) throw new Fault("same-id", `${path}[${index}].id`);
    seen.add(id);
  });
}

function identifier(value: unknown, path: string): string {
  if (typeof value !== "string" || value.length > DIAGRAM_LIMITS.id || !ID.test(value)) throw new Fault("id", path);
  return value;
}

function label(value: unknown, path: string): string {
  if (
    typeof value !== "string" ||
    value.length > DIAGRAM_LIMITS.label ||
    CONTROL.test(value) ||
    !value.isWellFormed()
  ) {
    throw new Fault("label", path);
  }
  return value;
}

function integer(value: unknown, low: number, high: number, path: string): number {
  if (!Number.isInteger(value)) throw new Fault("number", path);
  return finite(value, low, high, path);
}

function position(value: unknown, path: string): Position {
  const record = object(value, `${path}.position`);
  const { coordinate } = DIAGRAM_LIMITS;
  return {
    x: finite(record["x"], -coordinate, coordinate, `${path}.position.x`),
    y: finite(record["y"], -coordinate, coordinate, `${path}.position.y`),
  };
}

function finite(value: unknown, low: number, high: number, path: string): number {
  if (typeof value !== "number" || !(value >= low && value <= high)) throw new Fault("number", path);
  return value + 0; // -0 becomes 0, as it would in JSON
}
