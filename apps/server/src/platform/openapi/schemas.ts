import { allEndpoints } from "@yer/api/contract";
import * as z from "zod/mini";
import { sampleValue } from "./sample-value.js";

/** Values of examples that a name says better than its schema. */
const exampleValues = {
  cadastreNumber: "10:09:03:01:05:0123",
  pinfl: "31401199000017",
  passport: "AA1234567",
};

/** JSON as OpenAPI uses it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
/** An object of it. */
export type JsonObject = { readonly [key: string]: Json };

type MadeSchema = Parameters<
  NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>["override"]>
>[0]["jsonSchema"];

/** What the library's output lacks for readers: see each step. Changes the schema in place. */
function polish(made: MadeSchema): void {
  // Unknown keys are dropped, not refused: clients may be newer than the server.
  if (made.additionalProperties === false) delete made.additionalProperties;
  // A record over a closed list of keys is an object with those properties.
  const keys = typeof made.propertyNames === "object" ? made.propertyNames.enum : undefined;
  const value = made.additionalProperties;
  if (keys !== undefined && typeof value === "object") {
    made.properties = Object.fromEntries(keys.map((key) => [String(key), value]));
    delete made.propertyNames;
    delete made.additionalProperties;
  }
  // A position is a list of two numbers: generators of clients read no `prefixItems`.
  if (Array.isArray(made.prefixItems)) {
    const [first, ...others] = made.prefixItems;
    const type = typeof first === "object" ? first.type : undefined;
    made.minItems = made.prefixItems.length;
    made.maxItems = made.prefixItems.length;
    made.items =
      type !== undefined && others.every((item) => typeof item === "object" && item.type === type) ? { type } : {};
    delete made.prefixItems;
  }
  // Two formats that JSON Schema cannot tell apart (PINFL or STIR) are one.
  if (made.anyOf !== undefined) {
    const different = [...new Map(made.anyOf.map((choice) => [JSON.stringify(choice), choice])).values()];
    const [only] = different;
    if (different.length === 1 && only !== undefined) {
      delete made.anyOf;
      Object.assign(made, only);
    } else made.anyOf = different;
  }
}

/** A schema of the contract as JSON Schema 2020-12, the dialect of OpenAPI 3.1. */
export function jsonSchema(schema: z.ZodMiniType): JsonObject {
  // What a value is once it has been read: queries are texts that become numbers and lists.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io: "output",
    unrepresentable: "any",
    override: ({ jsonSchema: made }) => polish(made),
  }) as { $schema?: string } & Record<string, Json>;
  return rest;
}

/**
 * Schemas that several calls share, by their text: each stands once among the components, under the name of the call
 * that reads it (`users_get`), else of the first that has it.
 */
function sharedSchemas(): ReadonlyMap<
  string,
  { readonly name: string; readonly of: z.ZodMiniType; readonly schema: JsonObject }
> {
  const users = new Map<string, { of: z.ZodMiniType; schema: JsonObject; ids: string[] }>();
  for (const { id, body, reply } of allEndpoints) {
    for (const schema of [body, reply]) {
      if (schema === undefined) continue;
      const made = jsonSchema(schema);
      const key = JSON.stringify(made);
      const known = users.get(key);
      if (known) known.ids.push(id);
      else users.set(key, { of: schema, schema: made, ids: [id] });
    }
  }
  return new Map(
    [...users].flatMap(([key, { of, schema, ids }]) => {
      const owner = ids.find((id) => id.endsWith(".get")) ?? ids[0] ?? "";
      return ids.length < 2 ? [] : [[key, { name: owner.replace(".", "_"), of, schema }] as const];
    }),
  );
}

/** See {@link sharedSchemas}. */
export const shared = sharedSchemas();

/** The schema with a value that fits it, where one can be made up: what is sent or answered, as readers see it at once. */
export function withExample(schema: z.ZodMiniType, made: JsonObject): JsonObject {
  const example = sampleValue(made, "Matn", exampleValues) as Json;
  return z.safeParse(schema, example).success ? { ...made, examples: [example] } : made;
}

/** A reference where the schema is shared, else the schema. */
export function schemaOrReference(schema: z.ZodMiniType): JsonObject {
  const made = jsonSchema(schema);
  const known = shared.get(JSON.stringify(made));
  return known === undefined ? withExample(schema, made) : { $ref: `#/components/schemas/${known.name}` };
}
