// oxlint-disable-next-line typescript/triple-slash-reference -- types of a library without any: whoever compiles this from source needs them, and an import cannot bring an ambient module
/// <reference path="./bpmn-moddle.d.ts" />
import { BpmnModdle } from "bpmn-moddle";
import type { ModdleElement } from "bpmn-moddle";

/** The namespace of what BPMN has no word for: who answers, on what, how long, how many, and names in other languages. */
export const yerNamespace = "https://yer.uz/schema/bpmn/1";

const string = (name: string) => ({ name, isAttr: true, type: "String" });
const integer = (name: string) => ({ name, isAttr: true, type: "Integer" });

let made: BpmnModdle | undefined;

/** The reader and writer that knows our extension elements; made once, as it keeps nothing of what it reads. */
export const bpmnModdle = (): BpmnModdle =>
  (made ??= new BpmnModdle({
    yer: {
      name: "Yer",
      uri: yerNamespace,
      prefix: "yer",
      xml: { tagAlias: "lowerCase" },
      types: [
        { name: "Element", superClass: ["Element"], properties: [string("id")] },
        {
          name: "Step",
          superClass: ["Element"],
          properties: [
            string("id"),
            string("organisationId"),
            string("organisationKind"),
            string("fieldGroupId"),
            integer("days"),
          ],
        },
        { name: "Name", superClass: ["Element"], properties: [string("language"), string("value")] },
        { name: "Relation", superClass: ["Element"], properties: [string("id"), integer("quantity")] },
      ],
    },
  }));

/** The elements of a list property; a file may have anything there. */
export const elementsOf = (value: unknown): ModdleElement[] => (Array.isArray(value) ? value.filter(isElement) : []);

/** Whether a property holds an element. */
export const isElement = (value: unknown): value is ModdleElement =>
  typeof value === "object" && value !== null && typeof (value as { $type?: unknown }).$type === "string";

/** A property as text, or nothing. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Keys under which an element says what does not lie in it as a thing of its own. */
const noParts: ReadonlySet<string> = new Set(["extensionElements", "documentation"]);

/** All named elements that lie in an element, however deep, in the file's order; what it only refers to is not among them. */
export function partsOf(whole: ModdleElement): ModdleElement[] {
  const parts: ModdleElement[] = [];
  // A stack of its own: a file may nest deeper than calls can.
  const open = [whole];
  for (let element = open.pop(); element; element = open.pop()) {
    if (element !== whole && textOf(element["id"]) !== undefined) parts.push(element);
    for (const part of inside(element).toReversed()) open.push(part);
  }
  return parts;
}

const inside = (element: ModdleElement): ModdleElement[] =>
  Object.entries(element).flatMap(([key, value]) =>
    noParts.has(key)
      ? []
      : elementsOf(Array.isArray(value) ? value : [value]).filter((part) => part.$parent === element),
  );
