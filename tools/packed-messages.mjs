/**
 * Messages as a build writes them: FormatJS's elements without the names of their fields, which a browser unpacks as it
 * loads them. A first page carries more of these names than it has room for.
 *
 * A message is its one literal, or its parts: a literal, `[name]` an argument, `[name, 2]` a number, `[name, 5, options]`
 * a choice, `[name, 6, options]` a plural of cardinals, `7` its number, and any other element as it is.
 *
 * @typedef {Record<string, Packed>} PackedOptions
 * @typedef {string | number | [string] | [string, 2] | [string, 5 | 6, PackedOptions] | Element} PackedPart
 * @typedef {string | PackedPart[]} Packed
 * @typedef {{ type: number, value?: string, style?: unknown, options?: Record<string, { value: Element[] }>, offset?: number, pluralType?: string }} Element
 */

/**
 * Packs the elements of a message.
 *
 * @param {Element[]} elements
 * @returns {Packed}
 */
export function packMessage(elements) {
  const parts = elements.map(packPart);
  return parts.length === 1 && typeof parts[0] === "string" ? parts[0] : parts;
}

/**
 * @param {Element} element
 * @returns {PackedPart}
 */
function packPart(element) {
  const { type, value = "", style, options, offset, pluralType } = element;
  if (type === 0) return value;
  if (type === 1) return [value];
  if (type === 2 && style === null) return [value, 2];
  if (type === 5 || (type === 6 && offset === 0 && pluralType === "cardinal")) {
    const packed = Object.entries(options ?? {}).map(([key, option]) => [key, packMessage(option.value)]);
    return [value, type, Object.fromEntries(packed)];
  }
  return type === 7 ? 7 : element;
}

/**
 * Unpacks the messages of a file. It is shipped, and built messages call it.
 *
 * @param {Record<string, Packed>} packed
 * @returns {Record<string, Element[]>}
 */
export function unpackMessages(packed) {
  return Object.fromEntries(Object.entries(packed).map(([id, message]) => [id, unpack(message)]));
}

/**
 * @param {Packed} message
 * @returns {Element[]}
 */
function unpack(message) {
  return typeof message === "string" ? [{ type: 0, value: message }] : message.map(unpackPart);
}

/**
 * @param {PackedPart} part
 * @returns {Element}
 */
function unpackPart(part) {
  if (typeof part === "string") return { type: 0, value: part };
  if (typeof part === "number") return { type: part };
  if (!Array.isArray(part)) return part;
  const [value, type = 1, packed] = part;
  if (type === 1) return { type, value };
  if (type === 2) return { type, value, style: null };
  const options = Object.fromEntries(
    Object.entries(packed ?? {}).map(([key, option]) => [key, { value: unpack(option) }]),
  );
  return type === 5 ? { type, value, options } : { type, value, options, offset: 0, pluralType: "cardinal" };
}
