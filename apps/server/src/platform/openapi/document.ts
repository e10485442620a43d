import { allEndpoints, type Endpoint, type ProblemCode, problems, problemSchema } from "@yer/api/contract";
import { apiPrefix } from "../http/route.js";
import { parameterTexts } from "./parameter-texts.js";
import { problemsOf } from "./problems-of.js";
import { resourceTexts } from "./resource-texts.js";
import { type Json, type JsonObject, jsonSchema, schemaOrReference, shared, withExample } from "./schemas.js";

/** What a parameter means, in words. */
function describedParameter({ id }: Endpoint, name: string): JsonObject {
  const description = parameterTexts[`${id}.${name}`] ?? parameterTexts[name];
  return description === undefined ? {} : { description };
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
        ...describedParameter(endpoint, name),
        schema: property,
        ...(property["type"] === "array" ? { style: "form", explode: true } : {}),
      });
    }
  }
  if (endpoint.guarded) found.push({ $ref: "#/components/parameters/IfMatch" });
  if (endpoint.cached) found.push({ $ref: "#/components/parameters/IfNoneMatch" });
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
  const { mostBytes } = endpoint;
  return {
    requestBody: {
      required: true,
      ...(mostBytes !== undefined && { description: `At most ${mostBytes} bytes.` }),
      content: { "application/json": { schema: schemaOrReference(endpoint.body) } },
    },
  };
}

/** Whether a reply says which version of a thing it holds, for `If-Match` of what changes it. */
function isVersioned({ reply }: Endpoint): boolean {
  return reply !== undefined && "version" in ((jsonSchema(reply)["properties"] as JsonObject | undefined) ?? {});
}

/** The answer of a call that makes a thing with an address. */
function createdReply(endpoint: Endpoint, schema: JsonObject): JsonObject {
  const etag: JsonObject = isVersioned(endpoint) ? { ETag: { $ref: "#/components/headers/ETag" } } : {};
  return {
    description: "Made; `Location` is its address",
    headers: { Location: { $ref: "#/components/headers/Location" }, ...etag },
    content: { "application/json": { schema } },
  };
}

function successOf(endpoint: Endpoint): JsonObject {
  if (endpoint.media === "redirect") {
    return { "302": { description: "Elsewhere", headers: { Location: { schema: { type: "string" } } } } };
  }
  const headers: JsonObject =
    endpoint.cached || isVersioned(endpoint) ? { headers: { ETag: { $ref: "#/components/headers/ETag" } } } : {};
  const unchanged: JsonObject = endpoint.cached
    ? { "304": { description: "What `If-None-Match` names has not changed; there is no body", ...headers } }
    : {};
  if (endpoint.reply !== undefined) {
    const schema = schemaOrReference(endpoint.reply);
    if (endpoint.creates !== undefined) return { "201": createdReply(endpoint, schema) };
    return { "200": { description: "Done", ...headers, content: { "application/json": { schema } } }, ...unchanged };
  }
  if (endpoint.media === undefined) return { "204": { description: "Done; there is nothing to say" } };
  const content = { [endpoint.media]: { schema: { type: "string" } } };
  const nothing: JsonObject =
    endpoint.media === "application/vnd.mapbox-vector-tile"
      ? { "204": { description: "There is nothing to draw" } }
      : {};
  return { "200": { description: "Done", ...headers, content }, ...nothing, ...unchanged };
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

const problemExample = {
  type: "/api/v1/docs#problem-invalid",
  title: "What was sent does not fit",
  status: 400,
  code: "invalid",
  errors: [{ in: "query", pointer: "/limit", code: "too-big", params: { most: 200 } }],
};

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
      contact: { name: "Who runs this installation", url: `${publicUrl}/contact` },
      license: { name: "MIT", url: "https://opensource.org/license/mit" },
    },
    servers: [{ url: publicUrl + apiPrefix, description: "This installation" }],
    tags: [...used].map((name) => ({ name, description: resourceTexts[name] ?? name })),
    paths,
    components: {
      schemas: {
        Problem: { ...jsonSchema(problemSchema), examples: [problemExample] },
        ...Object.fromEntries([...shared.values()].map(({ name, of, schema }) => [name, withExample(of, schema)])),
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
        IfNoneMatch: {
          name: "If-None-Match",
          in: "header",
          required: false,
          description: "The `ETag` of the answer at hand; 304 says that it still holds.",
          schema: { type: "string" },
          example: '"k3Jx0d6mQe5rT2vW8yZ1aB"',
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
      headers: {
        Location: {
          description: "The address of what was made.",
          schema: { type: "string", format: "uri-reference" },
          example: `${apiPrefix}/applications/01932f00-0000-7000-8000-000000000001`,
        },
        ETag: {
          description: "Names what was answered: the `version` of a thing, for `If-Match`; else for `If-None-Match`.",
          schema: { type: "string" },
          example: '"3"',
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
