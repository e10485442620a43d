import type { BpmnModdle, ModdleElement } from "bpmn-moddle";
import type { ForeignElement } from "./bpmn-extras.js";
import { elementsOf, yerNamespace } from "./moddle.js";

const ownKeys: ReadonlySet<string> = new Set(["$type", "$body", "$children", "$parent", "$descriptor", "$attrs"]);

/** The extension elements of an element that are not ours. */
export function foreignElements(element: ModdleElement): ForeignElement[] {
  const extensions = element["extensionElements"];
  const values = typeof extensions === "object" && extensions !== null ? (extensions as ModdleElement)["values"] : [];
  return elementsOf(values)
    .filter(({ $descriptor }) => $descriptor.ns?.uri !== yerNamespace && $descriptor.isGeneric === true)
    .map(foreign);
}

function foreign(element: ModdleElement): ForeignElement {
  const attributes = Object.entries(element).flatMap(([key, value]) =>
    ownKeys.has(key) || typeof value !== "string" ? [] : [[key, value] as const],
  );
  const body = element["$body"];
  return {
    name: element.$type,
    namespace: element.$descriptor.ns?.uri ?? "",
    attributes: Object.fromEntries(attributes),
    ...(typeof body === "string" && { body }),
    children: elementsOf(element["$children"]).map(foreign),
  };
}

/** The element again, to be written. */
export function createForeign(
  moddle: BpmnModdle,
  { name, namespace, attributes, body, children }: ForeignElement,
): ModdleElement {
  return moddle.createAny(name, namespace, {
    ...attributes,
    ...(body !== undefined && { $body: body }),
    ...(children.length > 0 && { $children: children.map((child) => createForeign(moddle, child)) }),
  });
}
