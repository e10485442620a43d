/** An element of DER (X.690 §10.1), as a place in the bytes that hold it. */
export interface Element {
  readonly tag: number;
  /** The element with its tag and length. */
  readonly whole: Uint8Array;
  readonly content: Uint8Array;
}

/**
 * Takes bytes apart into the elements that stand in them one behind the other; what those hold is not looked at.
 * @returns undefined where they are not elements to the last byte, or one has a tag of several bytes or a length of more
 * than three; lengths that are not as short as they can be are none of DER's
 */
export function elementsOf(bytes: Uint8Array): readonly Element[] | undefined {
  const elements: Element[] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, first = 0x80] = bytes.subarray(at, at + 2);
    if ((tag & 0x1f) === 0x1f || first === 0x80 || first > 0x83) return undefined;
    const begins = at + 2 + (first > 0x80 ? first - 0x80 : 0);
    const told = bytes.subarray(at + 2, begins);
    const length = first > 0x80 ? told.reduce((sum, byte) => sum * 256 + byte, 0) : first;
    if (first > 0x80 && (told[0] === 0 || length < 0x80)) return undefined;
    if (begins + length > bytes.length) return undefined;
    elements.push({
      tag,
      whole: bytes.subarray(at, begins + length),
      content: bytes.subarray(begins, begins + length),
    });
    at = begins + length;
  }
  return elements;
}
