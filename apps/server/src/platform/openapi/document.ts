import { allEndpoints, type Endpoint, type ProblemCode, problems, problemSchema } from "@yer/api/contract";
import * as z from "zod/mini";
import { apiPrefix } from "../http/route.js";
import { problemsOf } from "./problems-of.js";
import { resourceTexts } from "./resource-texts.js";

/** JSON as OpenAPI uses it. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type JsonObject = { readonly [key: string]: Json };

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
function sharedSchemas(): ReadonlyMap<string, { readonly name: string; readonly schema: JsonObject }> {
  const users = new Map<string, { schema: JsonObject; ids: string[] }>();
  for (const { id, body, reply } of allEndpoints) {
    for (const schema of [body, reply]) {
      if (schema === undefined) continue;
      const made = jsonSchema(schema);
      const key = JSON.stringify(made);
      const known = users.get(key);
      if (known) known.ids.push(id);
      else users.set(key, { schema: made, ids: [id] });
    }
  }
  return new Map(
    [...users].flatMap(([key, { schema, ids }]) => {
      const owner = ids.find((id) => id.endsWith(".get")) ?? ids[0] ?? "";
      return ids.length < 2 ? [] : [[key, { name: owner.replace(".", "_"), schema }] as const];
    }),
  );
}

const shared = sharedSchemas();

/** A reference where the schema is shared, else the schema. */
function schemaOrReference(schema: z.ZodMiniType): JsonObject {
  const made = jsonSchema(schema);
  const known = shared.get(JSON.stringify(made));
  return known === undefined ? made : { $ref: `#/components/schemas/${known.name}` };
}

function parametersOf(endpoint: Endpoint): Json[] {
  const found: Json[] = [];
  for (const place of ["params", "query"] as const) {
    const schema = endpoint[place];
    if (schema === undefined) continue;
    const { properties = {}, required = [] } = jsonSchema(schema) as {
      properties?: Record<string, JsonObject>;
      required?: string[];
    };
    for (const [name, property] of Object.entries(properties)) {
      found.push({
        name,
        in: place === "params" ? "path" : "query",
        required: place === "params" || required.includes(name),
        schema: property,
        ...(property["type"] === "array" ? { style: "form", explode: true } : {}),
      });
    }
  }
  if (endpoint.guarded) found.push({ $ref: "#/components/parameters/IfMatch" });
  if (endpoint.problems.includes("last-able")) found.push({ $ref: "#/components/parameters/ActReason" });
  if (endpoint.method !== "GET" && endpoint.idempotent !== false) {
    found.push({ $ref: "#/components/parameters/IdempotencyKey" });
  }
  return found;
}

function bodyOf(endpoint: Endpoint): JsonObject {
  if (endpoint.upload) {
    const file = { type: "object", required: ["file"], properties: { file: { type: "string", format: "binary" } } };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema: file } } } };
  }
  if (endpoint.body === undefined) return {};
  return {
    requestBody: { required: true, content: { "application/json": { schema: schemaOrReference(endpoint.body) } } },
  };
}

function successOf(endpoint: Endpoint): JsonObject {
  if (endpoint.media === "redirect") {
    return { "302": { description: "Elsewhere", headers: { Location: { schema: { type: "string" } } } } };
  }
  if (endpoint.reply !== undefined) {
    const schema = schemaOrReference(endpoint.reply);
    return { "200": { description: "Done", content: { "application/json": { schema } } } };
  }
  if (endpoint.media === undefined) return { "204": { description: "Done; there is nothing to say" } };
  return { "200": { description: "Done", content: { [endpoint.media]: { schema: { type: "string" } } } } };
}

function refusalsOf(endpoint: Endpoint): JsonObject {
  const byStatus = new Map<number, ProblemCode[]>();
  for (const code of problemsOf(endpoint))
    byStatus.set(problems[code], [...(byStatus.get(problems[code]) ?? []), code]);
  const entries = [...byStatus].toSorted(([one], [other]) => one - other);
  return Object.fromEntries(
    entries.map(([status, codes]) => [
      String(status),
      {
        description: codes.map((code) => `\`${code}\``).join(", "),
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    ]),
  );
}

function securityOf(endpoint: Endpoint): Json {
  if (endpoint.id === "auth.refresh") return [{ refreshToken: [] }];
  return endpoint.access === "public" ? [] : [{ accessToken: [] }];
}

/** Who may make a call, in words. */
export function accessText(endpoint: Endpoint): string {
  if (endpoint.access === "public") return "Anyone.";
  if (endpoint.access === "signed-in") return "Anyone who is signed in.";
  if (endpoint.access === "staff") return "Any member of staff.";
  return `Staff who hold \`${endpoint.access.code}\`.`;
}

function operationOf(endpoint: Endpoint): JsonObject {
  const [resource = ""] = endpoint.id.split(".");
  return {
    operationId: endpoint.id.replace(".", "_"),
    summary: endpoint.summary,
    description: accessText(endpoint),
    tags: [resource],
    security: securityOf(endpoint),
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: { ...successOf(endpoint), ...refusalsOf(endpoint) },
  };
}

/** The whole contract as an OpenAPI 3.1 document. Nothing in it is written by hand but the words about it. */
export function openApiDocument(publicUrl: string): JsonObject {
  const paths: Record<string, Record<string, Json>> = {};
  for (const endpoint of allEndpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(endpoint);
  }
  const used = new Set(allEndpoints.map(({ id }) => id.split(".")[0] ?? ""));
  return {
    openapi: "3.1.0",
    info: {
      title: "Yer: registry of rights to land",
      version: "1",
      description:
        "Calls of the registry service. Problems are RFC 9457 documents with a stable `code`; lists are pages with an opaque cursor; every write takes an `Idempotency-Key`.",
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: publicUrl + apiPrefix, description: "This installation" }],
    tags: [...used].map((name) => ({ name, description: resourceTexts[name] ?? name })),
    paths,
    components: {
      schemas: {
        Problem: jsonSchema(problemSchema),
        ...Object.fromEntries([...shared.values()].map(({ name, schema }) => [name, schema])),
      },
      parameters: {
        IfMatch: {
          name: "If-Match",
          in: "header",
          required: true,
          description: "The `version` last read; a stale one is answered 412 with what stands now.",
          schema: { type: "string" },
          example: '"3"',
        },
        ActReason: {
          name: "Act-Reason",
          in: "header",
          required: false,
          description:
            "Why the person acts although the service answered `last-able`, percent-encoded UTF-8; it goes into the history.",
          schema: { type: "string", maxLength: 9000 },
          example: "Nobody%20else%20is%20at%20work%20today",
        },
        IdempotencyKey: {
          name: "Idempotency-Key",
          in: "header",
          required: true,
          description: "One per act of the person, the same on every retry; kept for 24 hours.",
          schema: { type: "string", minLength: 8, maxLength: 200 },
          example: "01932f00-0000-7000-8000-000000000001",
        },
      },
      securitySchemes: {
        accessToken: {
          type: "http",
          scheme: "bearer",
          bearerFormat: "JWT",
          description: "`access_token` of a sign-in record.",
        },
        refreshToken: { type: "http", scheme: "bearer", description: "`refresh_token` of a sign-in record." },
      },
    },
  };
}
