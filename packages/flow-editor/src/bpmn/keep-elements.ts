import type { ModdleElement } from "bpmn-moddle";
import { detailOf } from "./bpmn-note.js";
import type { Notes } from "./bpmn-note.js";
import { foreignElements, nestsTooDeep } from "./foreign-elements.js";
import { isId, xmlText } from "./kept-bpmn.js";
import type { ForeignElement, KeptElement } from "./kept-bpmn.js";
import { elementsOf, hasAttribute, isElement, textOf, yerNamespace } from "./moddle.js";

/** Ids and values that are written anyway. */
export const written = {
  process: "Process_1",
  definitions: "Definitions_1",
  exporter: "Yer",
  targetNamespace: yerNamespace,
  step: "bpmn:UserTask",
} as const;

/** Properties of an element that are read, or say nothing more than what is read. */
const read: ReadonlySet<string> = new Set([
  "$type",
  "id",
  "incoming",
  "outgoing",
  "extensionElements",
  "documentation",
  "sourceRef",
  "targetRef",
  "conditionExpression",
  "flowElements",
  "laneSets",
  "artifacts",
  "rootElements",
  "diagrams",
  "imports",
  "extensions",
  "relationships",
  // Who wrote the file last: that is we, once it is written again.
  "exporter",
  "exporterVersion",
]);

/** How an element is kept. */
interface How {
  /** Whether its name is a label of the diagram. */
  readonly hasLabel?: boolean;
}

/** Gathers what a file's elements say beyond the language, and notes what cannot be kept. */
export class Keeping {
  readonly #notes: Notes;
  readonly #definitions: ModdleElement;
  readonly #bound: Readonly<Record<string, string>>;
  readonly #used = new Set<string>();

  constructor(definitions: ModdleElement, notes: Notes) {
    this.#definitions = definitions;
    this.#notes = notes;
    this.#bound = Object.fromEntries(
      Object.entries(definitions.$attrs).flatMap(([name, uri]) =>
        name.startsWith("xmlns:") && typeof uri === "string" ? [[name.slice(6), uri]] : [],
      ),
    );
  }

  /** What an element says that will be written as a type. */
  keep(element: ModdleElement, type: string, { hasLabel = false }: How = {}): KeptElement {
    const attributes: Record<string, string | number | boolean> = {};
    for (const [key, value] of Object.entries(element)) {
      if (read.has(key) || (hasLabel && key === "name") || isWritten(key, value)) continue;
      if (isPlain(value) && hasAttribute(type, key)) {
        attributes[key] = typeof value === "string" ? xmlText(value) : value;
      } else if (!isNothing(value)) this.#notes.add("detail-dropped", element, detailOf(key));
    }
    const foreign = this.#foreignAttributes(element);
    const documentation = elementsOf(element["documentation"]).flatMap((each) => {
      const text = textOf(each["text"]);
      return text === undefined ? [] : [xmlText(text)];
    });
    const extensions = this.#known(element, foreignElements(element));
    if (nestsTooDeep(element)) this.#notes.add("detail-dropped", element, "other");
    const id = textOf(element["id"]);
    const isOther = id !== undefined && isId(id) && this.#isOtherId(element, id);
    return {
      ...(isOther && { id }),
      ...(type.endsWith("Task") && type !== written.step && { type }),
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(Object.keys(foreign).length > 0 && { foreign }),
      ...(documentation.length > 0 && { documentation }),
      ...(extensions.length > 0 && { extensions }),
    };
  }

  /** The namespaces of what was kept. */
  namespaces(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#used].map((prefix) => [prefix, this.#bound[prefix] ?? ""]));
  }

  /** The same with the colours that the file's picture gives to each. */
  withColours(
    parts: Readonly<Record<string, KeptElement>>,
    ids: ReadonlyMap<ModdleElement, string>,
  ): Record<string, KeptElement> {
    const coloured: Record<string, KeptElement> = { ...parts };
    for (const diagram of elementsOf(this.#definitions["diagrams"])) {
      const plane = diagram["plane"];
      for (const shape of isElement(plane) ? elementsOf(plane["planeElement"]) : []) {
        const id = isElement(shape["bpmnElement"]) ? ids.get(shape["bpmnElement"]) : undefined;
        const colours = Object.fromEntries(
          colourNames.flatMap(([name, key]) => {
            const value = textOf(shape[key]);
            return value === undefined ? [] : [[name, xmlText(value)]];
          }),
        );
        if (id !== undefined && Object.keys(colours).length > 0) coloured[id] = { ...coloured[id], colours };
      }
    }
    return coloured;
  }

  /** Ids of nodes and flows are ours, but for those that are too long; those of the file and its process are kept. */
  #isOtherId(element: ModdleElement, id: string): boolean {
    if (element === this.#definitions) return id !== written.definitions;
    if (element.$type === "bpmn:Process") return id !== written.process;
    return id.length > 64;
  }

  #foreignAttributes(element: ModdleElement): Record<string, string> {
    const kept: Record<string, string> = {};
    for (const [name, value] of Object.entries(element.$attrs)) {
      if (name.startsWith("xmlns") || name.startsWith("xsi:") || name.startsWith(":") || typeof value !== "string")
        continue;
      if (this.#use(name)) kept[name] = xmlText(value);
      else this.#notes.add("detail-dropped", element, "other");
    }
    return kept;
  }

  /** The elements whose prefixes are known, with the attributes whose prefixes are. */
  #known(element: ModdleElement, elements: readonly ForeignElement[]): ForeignElement[] {
    return elements.flatMap((each) => {
      if (!this.#use(each.name)) {
        this.#notes.add("detail-dropped", element, "other");
        return [];
      }
      const attributes = Object.entries(each.attributes).filter(([name]) => !name.includes(":") || this.#use(name));
      return [{ ...each, attributes: Object.fromEntries(attributes), children: this.#known(element, each.children) }];
    });
  }

  #use(name: string): boolean {
    const prefix = name.slice(0, Math.max(0, name.indexOf(":")));
    if (!Object.hasOwn(this.#bound, prefix)) return false;
    this.#used.add(prefix);
    return true;
  }
}

/** The colours of shapes and lines, as they are written and as the reader calls them. */
const colourNames = [
  ["bioc:stroke", "stroke"],
  ["bioc:fill", "fill"],
  ["color:background-color", "background-color"],
  ["color:border-color", "border-color"],
] as const;

const isPlain = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value));

const isNothing = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Whether a property says what is written of every diagram. */
const isWritten = (key: string, value: unknown): boolean =>
  (key === "isExecutable" && value === false) || (key === "targetNamespace" && value === written.targetNamespace);
