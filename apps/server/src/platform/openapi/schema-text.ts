import type { Json } from "./schemas.js";

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly enum?: readonly Json[];
  readonly const?: Json;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function bounds(schema: Schema): string {
  const least = schema.minLength ?? schema.minimum;
  const most = schema.maxLength ?? schema.maximum;
  const hasMost = most !== undefined && most < Number.MAX_SAFE_INTEGER;
  const range = (least !== undefined && least > 0) || hasMost ? [`${least ?? 0}…${hasMost ? most : ""}`] : [];
  const notes = [...range, ...(schema.pattern === undefined ? [] : [`/${schema.pattern}/`])];
  return notes.length === 0 ? "" : ` (${notes.join(", ")})`;
}

function objectText(schema: Schema, indent: string): string {
  const deeper = `${indent}  `;
  const lines = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => `${deeper}${name}${schema.required?.includes(name) ? "" : "?"}: ${text(property, deeper)}\n`,
  );
  return lines.length === 0 ? "{}" : `{\n${lines.join("")}${indent}}`;
}

function text(schema: Schema, indent: string): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return choices.map((choice) => text(choice, indent)).join(" | ");
  if (schema.allOf !== undefined) return schema.allOf.map((part) => text(part, indent)).join(" & ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.prefixItems !== undefined) return `[${schema.prefixItems.map((item) => text(item, indent)).join(", ")}]`;
  if (schema.items !== undefined) {
    const item = text(schema.items, indent);
    return / [|&] /.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
  }
  if (schema.properties !== undefined) return objectText(schema, indent);
  if (schema.propertyNames !== undefined) return `{ [${text(schema.propertyNames, indent)}]: … }`;
  if (schema.type === undefined) return "anything";
  return `${typeof schema.type === "string" ? schema.type : schema.type.join(" | ")}${bounds(schema)}`;
}

/** A JSON Schema as people read one: names, types, choices and bounds, indented. */
export function schemaText(schema: Json): string {
  return text(schema as Schema, "");
}
