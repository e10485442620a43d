import { diagramVersion } from "./diagram.js";
import { keptName, labelLocales } from "./kept-name.js";
import type { Named } from "./kept-name.js";
import type {
  Concluder,
  Diagram,
  HeadTailNode,
  KeptBpmn,
  ParallelGateway,
  Position,
  Relation,
  Step,
} from "./diagram.js";
import { Fault, identifier, integer, label, list, object, position, reading, unique } from "./reading.js";
import { diagramLimits } from "./limits.js";
import type { ReadingFault } from "./reading.js";
import { upgraded } from "./upgrade.js";

/** Why a value is not a diagram at all. */
export type DiagramFault = ReadingFault;

/** A diagram, or why it could not be read. */
export type ParseResult =
  | { readonly ok: true; readonly diagram: Diagram }
  | { readonly ok: false; readonly fault: DiagramFault };

/**
 * Reads a diagram from JSON text or from an already decoded value, trusting nothing.
 * An earlier version is brought into the present form. Keys it does not know are ignored; anything else out of form is
 * a fault with its path. Never throws.
 */
export function parseDiagram(input: unknown): ParseResult {
  const result = reading(input, readDiagram);
  return result.ok ? { ok: true, diagram: result.value } : result;
}

/**
 * Writes a diagram as JSON: the same diagram always gives the same bytes, whatever order its keys were made in.
 * Reading the text back gives the same diagram.
 */
export function serialiseDiagram(diagram: Diagram): string {
  return JSON.stringify({
    version: diagramVersion,
    headTail: diagram.headTail.map((node) => ({
      id: node.id,
      type: node.type,
      data: keptName(node.data),
      position: place(node.position),
    })),
    steps: diagram.steps.map((step) => ({
      id: step.id,
      ...keptName(step),
      concluder: step.concluder && concluderOf(step.concluder),
      fieldGroupId: step.fieldGroupId,
      days: step.days,
      position: place(step.position),
    })),
    relations: diagram.relations.map(({ id, source, target, quantity }) => ({ id, source, target, quantity })),
    parallelGateways: diagram.parallelGateways.map(({ id, position }) => ({ id, position: place(position) })),
    ...(diagram.bpmn && { bpmn: sorted(diagram.bpmn) }),
  });
}

const place = ({ x, y }: Position): Position => ({ x, y });

const concluderOf = (concluder: Concluder): Concluder =>
  concluder.kind === "organisation"
    ? { kind: concluder.kind, organisationId: concluder.organisationId }
    : { kind: concluder.kind, organisationKind: concluder.organisationKind };

function readDiagram(value: unknown): Diagram {
  const record = upgraded(object(value, ""));
  const { nodes, relations } = diagramLimits;
  const diagram: Diagram = {
    version: diagramVersion,
    headTail: list(record["headTail"], "headTail", nodes, readHeadTail),
    steps: list(record["steps"], "steps", nodes, readStep),
    relations: list(record["relations"], "relations", relations, readRelation),
    parallelGateways: list(record["parallelGateways"], "parallelGateways", nodes, readGateway),
    ...(record["bpmn"] !== undefined && { bpmn: readKept(record["bpmn"]) }),
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

/** Codes in JSON that no store of texts takes: the zero, and halves of letters. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i;

function readKept(value: unknown): KeptBpmn {
  const text = JSON.stringify(object(value, "bpmn"));
  if (text.length > diagramLimits.bpmn) throw new Fault("too-large", "bpmn");
  if (unstorable.test(text)) throw new Fault("label", "bpmn");
  return JSON.parse(text) as KeptBpmn;
}

/** The same values with their keys in one order: a store keeps them in its own. */
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === "object" && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([one], [other]) => (one < other ? -1 : 1))
            .map(([key, each]) => [key, sorted(each)]),
        )
      : value;

function readHeadTail(record: Record<string, unknown>, path: string): HeadTailNode {
  const type = record["type"];
  if (type !== "start" && type !== "end") throw new Fault("kind", `${path}.type`);
  return {
    id: identifier(record["id"], `${path}.id`),
    type,
    data: readNamed(record["data"], `${path}.data`),
    position: position(record["position"], path),
  };
}

function readStep(record: Record<string, unknown>, path: string): Step {
  const { fieldGroupId: group, concluder } = record;
  return {
    id: identifier(record["id"], `${path}.id`),
    ...readNamed(record, path),
    concluder: concluder === null ? null : readConcluder(object(concluder, `${path}.concluder`), `${path}.concluder`),
    fieldGroupId: group === null ? null : identifier(group, `${path}.fieldGroupId`),
    days: integer(record["days"], 1, diagramLimits.days, `${path}.days`),
    position: position(record["position"], path),
  };
}

/** A name, and the same in other languages: keys that are none of theirs are ignored, and an empty one says nothing. */
function readNamed(value: unknown, path: string): Named {
  const { label: name, names = {} } = object(value, path);
  const given = object(names, `${path}.names`);
  const read = labelLocales.map((locale) => [locale, label(given[locale] ?? "", `${path}.names.${locale}`)]);
  return keptName({ label: label(name, `${path}.label`), names: Object.fromEntries(read) });
}

function readConcluder(record: Record<string, unknown>, path: string): Concluder {
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
    quantity: integer(record["quantity"], 0, diagramLimits.quantity, `${path}.quantity`),
  };
}

function readGateway(record: Record<string, unknown>, path: string): ParallelGateway {
  return { id: identifier(record["id"], `${path}.id`), position: position(record["position"], path) };
}
