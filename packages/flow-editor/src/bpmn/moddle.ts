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
export const bpmnModdle = (): BpmnModdle => (made ??= make());

function make(): BpmnModdle {
  const moddle = new BpmnModdle({
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
  });
  // The reader drops whatever has an id with a letter beyond ASCII, which XML allows, or the id of another. It looks only
  // at what its types call an id: none is called so here, and references are found by `readXml`.
  for (const type of Object.values(moddle.registry.typeMap)) {
    type.properties = type.properties.map((property) => (property.isId ? { ...property, isId: false } : property));
  }
  return moddle;
}

/** Reads XML as a tree whose references lead to the elements meant; of several with one id to the first. */
export async function readXml(xml: string): Promise<{ root: ModdleElement; warnings: readonly string[] }> {
  const { rootElement: root, references, warnings } = await bpmnModdle().fromXML(xml);
  const byId = new Map<string, ModdleElement>();
  for (const element of everythingIn(root)) {
    const id = textOf(element["id"]);
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  for (const { element, property, id } of references) {
    const target = byId.get(id.trim());
    if (!target) continue;
    const list = element[property.slice(property.indexOf(":") + 1)];
    if (element.$descriptor.propertiesByName?.[property]?.isMany !== true) element.set(property, target);
    else if (Array.isArray(list)) list.push(target);
    else element.set(property, [target]);
  }
  // That a reference led nowhere says nothing that the elements left out do not say; the text was decoded before.
  const told = warnings.map(({ message }) => message.split("\n")[0] ?? "");
  return {
    root,
    warnings: told.filter((message) => !/^(?:unresolved reference|unsupported document encoding)/.test(message)),
  };
}

/** The elements of a list property; a file may have anything there. */
export const elementsOf = (value: unknown): ModdleElement[] => (Array.isArray(value) ? value.filter(isElement) : []);

/** Whether a property holds an element. */
export const isElement = (value: unknown): value is ModdleElement =>
  typeof value === "object" && value !== null && typeof (value as { $type?: unknown }).$type === "string";

/** A property as text, or nothing. */
export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Whether elements of a type may have an attribute of this name. */
export function hasAttribute(type: string, name: string): boolean {
  const property = bpmnModdle().getType(type).$descriptor.propertiesByName?.[name];
  return property?.isAttr === true && property.isReference !== true;
}

/** Keys under which an element says what does not lie in it as a thing of its own. */
const noParts: ReadonlySet<string> = new Set(["extensionElements", "documentation"]);

/** All named elements that lie in an element, however deep, in the file's order; what it only refers to is not among them. */
export const partsOf = (whole: ModdleElement): ModdleElement[] =>
  everythingIn(whole).filter((element) => element !== whole && textOf(element["id"]) !== undefined);

/** An element and all that lies in it, but what is said of it beside it. */
function everythingIn(whole: ModdleElement): ModdleElement[] {
  const all: ModdleElement[] = [];
  // A stack of its own: a file may nest deeper than calls can.
  const open = [whole];
  for (let element = open.pop(); element; element = open.pop()) {
    all.push(element);
    for (const part of inside(element).toReversed()) open.push(part);
  }
  return all;
}

const inside = (element: ModdleElement): ModdleElement[] =>
  Object.entries(element).flatMap(([key, value]) =>
    noParts.has(key)
      ? []
      : elementsOf(Array.isArray(value) ? value : [value]).filter((part) => part.$parent === element),
  );
