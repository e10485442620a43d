import type { ModdleElement } from "bpmn-moddle";
import { deepest, xmlText } from "./kept-bpmn.js";
import type { ForeignElement } from "./kept-bpmn.js";
import { elementsOf, isElement, yerNamespace } from "./moddle.js";

const ownKeys: ReadonlySet<string> = new Set(["$type", "$body", "$children", "$parent", "$descriptor", "$attrs"]);

/** The extension elements of an element that are not ours. */
export function foreignElements(element: ModdleElement): ForeignElement[] {
  const extensions = element["extensionElements"];
  return elementsOf(isElement(extensions) ? extensions["values"] : [])
    .filter(({ $descriptor }) => $descriptor.ns?.uri !== yerNamespace && $descriptor.isGeneric === true)
    .map((each) => foreign(each, 0));
}

function foreign(element: ModdleElement, depth: number): ForeignElement {
  const attributes = Object.entries(element).flatMap(([key, value]) =>
    ownKeys.has(key) || key.startsWith("xmlns") || typeof value !== "string" ? [] : [[key, xmlText(value)] as const],
  );
  const body = element["$body"];
  return {
    name: element.$type,
    attributes: Object.fromEntries(attributes),
    ...(typeof body === "string" && { body: xmlText(body) }),
    children: depth < deepest ? elementsOf(element["$children"]).map((child) => foreign(child, depth + 1)) : [],
  };
}

/** Whether an element has foreign ones that nest deeper than what is kept of them. */
export function nestsTooDeep(element: ModdleElement): boolean {
  const extensions = element["extensionElements"];
  let level = elementsOf(isElement(extensions) ? extensions["values"] : []);
  for (let depth = 0; depth <= deepest; depth++) level = level.flatMap((each) => elementsOf(each["$children"]));
  return level.length > 0;
}

/**
 * The element again, as XML. Written here and not by the writer of the rest, which leaves out the prefix of an attribute
 * that is its element's, too: another attribute, by the rules of namespaces.
 */
export function foreignXml({ name, attributes, body = "", children }: ForeignElement): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  const inside = `${escaped(body)}${children.map(foreignXml).join("")}`;
  return inside === "" ? `<${name}${said.join("")} />` : `<${name}${said.join("")}>${inside}</${name}>`;
}

const codes: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"\n\r\t]/g, (sign) => codes[sign] ?? `&#${sign.charCodeAt(0)};`);
