import type { Diagram, KeptBpmn } from "../model/diagram.js";

/** An extension element of somebody else's, as it came. Prefixes are those of {@link KeptFile.namespaces}. */
export interface ForeignElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly children: readonly ForeignElement[];
}

/** What an element of a file says beyond this language. */
export interface KeptElement {
  /** Its id in the file, where it is another than here. */
  readonly id?: string;
  /** Its type, where it is not what is written anyway: `bpmn:ServiceTask`. */
  readonly type?: string;
  /** BPMN's own attributes, and the name of what has no name here. */
  readonly attributes?: Readonly<Record<string, string | number | boolean>>;
  /** Attributes of somebody else's, by their prefixed names. */
  readonly foreign?: Readonly<Record<string, string>>;
  readonly documentation?: readonly string[];
  readonly extensions?: readonly ForeignElement[];
  /** The colours of its shape or line, by their prefixed names. */
  readonly colours?: Readonly<Record<string, string>>;
  /** The bends of a flow; they hold while both its nodes stand where they stood, or were moved alike. */
  readonly way?: KeptWay;
}

/** Places as pairs of numbers. */
export interface KeptWay {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly bends: readonly (readonly [number, number])[];
}

/** What a whole file says beyond this language. */
export interface KeptFile {
  /** Namespaces of others by their prefixes, each one namespace all through the file. */
  readonly namespaces: Readonly<Record<string, string>>;
  readonly definitions: KeptElement;
  readonly process: KeptElement;
  readonly nodes: Readonly<Record<string, KeptElement>>;
  readonly flows: Readonly<Record<string, KeptElement>>;
}

/** The kept part of a file as a diagram carries it; nothing where the file said nothing more. */
export function kept(file: KeptFile): KeptBpmn | undefined {
  const said = Object.entries(file).filter(([, value]: [string, object]) => Object.keys(value).length > 0);
  return said.some(([key]) => key !== "namespaces") ? Object.fromEntries(said) : undefined;
}

/** A prefixed name that XML takes; a prefix must be one of the file's. */
const isName = (name: string): boolean => /^[A-Za-z_][\w.-]*(?::[A-Za-z_][\w.-]*)?$/.test(name);

/** What a diagram carries of its file. Anything may stand there: what is not of this form is passed over. */
export function keptFile({ bpmn = {} }: Diagram): KeptFile {
  const namespaces = texts(bpmn["namespaces"], (prefix) => isName(prefix) && !prefix.includes(":"));
  const isKnown = (name: string) => isName(name) && (!name.includes(":") || Object.hasOwn(namespaces, prefixOf(name)));
  const part = (value: unknown) => element(value, isKnown);
  const all = (value: unknown) =>
    Object.fromEntries(Object.entries(record(value)).map(([id, each]) => [id, part(each)]));
  return {
    namespaces,
    definitions: part(bpmn["definitions"]),
    process: part(bpmn["process"]),
    nodes: all(bpmn["nodes"]),
    flows: all(bpmn["flows"]),
  };
}

const prefixOf = (name: string): string => name.slice(0, name.indexOf(":"));

type Known = (name: string) => boolean;

function element(value: unknown, isKnown: Known): KeptElement {
  const { id, type, attributes, foreign, documentation, extensions, colours, way } = record(value);
  const bends = wayOf(way);
  return {
    ...(typeof id === "string" && isId(id) && { id }),
    ...(typeof type === "string" && { type }),
    attributes: Object.fromEntries(
      Object.entries(record(attributes)).flatMap(([name, each]): [string, string | number | boolean][] =>
        isName(name) && (typeof each === "number" || typeof each === "boolean")
          ? [[name, each]]
          : isName(name) && typeof each === "string"
            ? [[name, xmlText(each)]]
            : [],
      ),
    ),
    foreign: texts(foreign, (name) => name.includes(":") && isKnown(name)),
    documentation: items(documentation).flatMap((each) => (typeof each === "string" ? [xmlText(each)] : [])),
    extensions: items(extensions).flatMap((each) => foreignOf(each, isKnown, 0)),
    colours: texts(colours, (name) => /^(?:bioc|color):[\w-]+$/.test(name)),
    ...(bends && { way: bends }),
  };
}

/**
 * How deep an extension element is kept; what lies deeper was never written by hand. Each level is two of JSON, and a
 * service takes no more than some thirty of these: a draft that nests deeper could not be saved.
 */
export const deepest = 10;

function foreignOf(value: unknown, isKnown: Known, depth: number): ForeignElement[] {
  const { name, attributes, body, children } = record(value);
  if (typeof name !== "string" || !name.includes(":") || !isKnown(name) || depth > deepest) return [];
  return [
    {
      name,
      attributes: texts(attributes, isKnown),
      ...(typeof body === "string" && { body: xmlText(body) }),
      children: items(children).flatMap((child) => foreignOf(child, isKnown, depth + 1)),
    },
  ];
}

/** The bends of a flow, where that is what stands there. */
export function wayOf(value: unknown): KeptWay | undefined {
  const { from, to, bends } = record(value);
  if (!isPair(from) || !isPair(to) || !Array.isArray(bends) || !bends.every(isPair)) return undefined;
  return { from, to, bends };
}

/** An id that XML has, in letters that every reader of BPMN knows. */
export const isId = (id: string): boolean => /^[A-Za-z_][\w.-]*$/.test(id);

// oxlint-disable-next-line no-control-regex -- control characters are exactly what XML has no way to write
const noXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** A text that XML can hold. */
export const xmlText = (text: string): string => text.toWellFormed().replace(noXml, " ");

/** An object as one, or an empty one. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};

const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const texts = (value: unknown, isKnown: Known): Record<string, string> =>
  Object.fromEntries(
    Object.entries(record(value)).flatMap(([name, each]) =>
      typeof each === "string" && isKnown(name) ? [[name, xmlText(each)]] : [],
    ),
  );

const isPair = (pair: unknown): pair is readonly [number, number] =>
  Array.isArray(pair) && pair.length === 2 && pair.every((each) => Number.isFinite(each));
