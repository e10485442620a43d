import type { Json } from "./schemas.js";

/** JSON Schema as far as the contract uses it. */
interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly minLength?: number;
}

/** Texts of closed forms, by the first pattern they fit. */
const formed = [
  "018f0000-0000-7000-8000-000000000000",
  "2026-03-01",
  "2026-03-01T09:00:00.000Z",
  "1718",
  "1718401",
  "14160001",
  "2026-1718-000001",
  "1234",
  "1",
  "form",
  // An account, and the code of its bank.
  "22618000123456789012",
  "00440",
];

/**
 * A value that a schema of the contract accepts, with `text` wherever free text may stand, and `named` where a
 * property's name says more than its schema does.
 */
export function sampleValue(given: Json, text: string, named: Readonly<Record<string, unknown>> = {}): unknown {
  const schema = given as Schema;
  // Properties of one name may be numbers of several things.
  const isNamed = (name: string, { pattern }: Schema): boolean =>
    Object.hasOwn(named, name) && (pattern === undefined || new RegExp(pattern, "u").test(String(named[name])));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  const [choice] = schema.anyOf ?? schema.oneOf ?? [];
  if (choice !== undefined) return sampleValue(choice as Json, text, named);
  if (schema.prefixItems !== undefined) return schema.prefixItems.map((item) => sampleValue(item as Json, text, named));
  if (schema.properties !== undefined) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [
        name,
        isNamed(name, property) ? named[name] : sampleValue(property as Json, text, named),
      ]),
    );
  }
  if (schema.items !== undefined) {
    return Array.from({ length: schema.minItems ?? 1 }, () => sampleValue(schema.items as Json, text, named));
  }
  const type = typeof schema.type === "string" ? schema.type : schema.type?.[0];
  if (type === "number" || type === "integer") return schema.minimum ?? 1;
  if (type === "boolean") return true;
  if (type === "null") return null;
  if (type === "object") return {};
  const { pattern, minLength = 0 } = schema;
  if (pattern === undefined) return text.padEnd(minLength, "-");
  return formed.find((candidate) => new RegExp(pattern, "u").test(candidate)) ?? text;
}
