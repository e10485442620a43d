/**
 * JSON with one spelling for equal values: members sorted by UTF-16 code units, no spaces (RFC 8785). What is hashed
 * must come out the same after a round trip through jsonb, which keeps neither order nor spaces.
 */
export function canonicalJson(value: unknown): string {
  // One round trip first: dates become strings and undefined members vanish, as they would in the database.
  const text = JSON.stringify(value);
  return text === undefined ? "null" : write(JSON.parse(text));
}

function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(",")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`);
    return `{${members.join(",")}}`;
  }
  return JSON.stringify(value);
}
