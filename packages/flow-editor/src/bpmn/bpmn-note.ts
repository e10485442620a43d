import type { ModdleElement } from "bpmn-moddle";
import { textOf } from "./moddle.js";

/** What was done about something that our language does not have. */
export type BpmnNoteCode =
  /** A sub-process, call or the like was read as one step. */
  | "became-step"
  /** A gateway of another kind was read as a parallel one. */
  | "became-parallel"
  /** Elements of a kind were left out, with the flows at them. */
  | "left-out"
  /** Conditions of flows were dropped: the language has no choice. */
  | "condition-dropped"
  /** What elements say of a kind of thing was dropped. */
  | "detail-dropped"
  /** Names were cut or cleaned to what a label may be. */
  | "label-changed"
  /** Ids with letters that few programs read, or that stand twice, are others here. */
  | "id-changed"
  /** There was no picture, or not of everything, or none that has room: the diagram was laid out. */
  | "laid-out"
  /** Parts that BPMN does not know were passed over. */
  | "unknown-part";

/** A kind of thing that a note speaks of. */
export type BpmnNoteKind =
  | "event"
  | "data"
  | "annotation"
  | "pool"
  | "lane"
  | "message"
  | "process"
  | "inside"
  | "flow"
  | "trigger"
  | "default"
  | "loop"
  | "language"
  | "other";

/** One kind of thing that was not read as it stands: how many there are of it, and where the first of them. */
export interface BpmnNote {
  readonly code: BpmnNoteCode;
  readonly kind?: BpmnNoteKind;
  readonly count: number;
  /** Names of the first elements as the file has them, or their ids. */
  readonly where: readonly string[];
}

/** Elements that a note names at most. */
const named = 3;

/** The notes on a file, one for each kind of thing. */
export class Notes {
  readonly #notes = new Map<string, { code: BpmnNoteCode; kind?: BpmnNoteKind; count: number; where: string[] }>();

  add(code: BpmnNoteCode, element?: ModdleElement | string, kind?: BpmnNoteKind): void {
    const key = `${code} ${kind ?? ""}`;
    const note = this.#notes.get(key) ?? { code, ...(kind && { kind }), count: 0, where: [] };
    this.#notes.set(key, note);
    note.count += 1;
    const where = typeof element === "string" ? element : element && nameOf(element);
    if (where && note.where.length < named && !note.where.includes(where)) note.where.push(where);
  }

  list(): BpmnNote[] {
    return [...this.#notes.values()];
  }
}

const nameOf = (element: ModdleElement): string | undefined =>
  textOf(element["name"])?.trim() || textOf(element["text"])?.trim().slice(0, 60) || textOf(element["id"]);

/** The kind of each type that is left out; the first that fits, so that the more special come first. */
const kinds: readonly (readonly [BpmnNoteKind, readonly string[]])[] = [
  ["flow", ["SequenceFlow"]],
  ["event", ["Event"]],
  ["annotation", ["Artifact", "Category", "CategoryValue"]],
  ["lane", ["Lane", "LaneSet"]],
  ["message", ["MessageFlow", "Message", "MessageFlowAssociation"]],
  ["pool", ["Collaboration", "Participant", "ConversationNode", "ConversationLink"]],
  ["process", ["Process"]],
  [
    "data",
    [
      "ItemAwareElement",
      "DataObjectReference",
      "DataStore",
      "DataStoreReference",
      "ItemDefinition",
      "InputOutputSpecification",
    ],
  ],
];

/** What kind of thing an element is that is left out. */
export const kindOf = (element: ModdleElement): BpmnNoteKind =>
  kinds.find(([, types]) => types.some((type) => element.$instanceOf(`bpmn:${type}`)))?.[0] ?? "other";

const details: Readonly<Record<string, BpmnNoteKind>> = {
  eventDefinitions: "trigger",
  eventDefinitionRef: "trigger",
  default: "default",
  loopCharacteristics: "loop",
  ioSpecification: "data",
  properties: "data",
  dataInputAssociations: "data",
  dataOutputAssociations: "data",
  dataInputs: "data",
  dataOutputs: "data",
};

/** What kind of thing a property of an element says. */
export const detailOf = (property: string): BpmnNoteKind =>
  (Object.hasOwn(details, property) && details[property]) || "other";
