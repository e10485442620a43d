import { allEndpoints } from "@yer/api/contract";
import { describe, expect, test } from "vitest";
import { openApiDocument } from "./document.js";
import { parameterTexts } from "./parameter-texts.js";

interface Parameter {
  readonly name?: string;
  readonly $ref?: string;
  readonly description?: string;
}
interface Operation {
  readonly operationId: string;
  readonly parameters: readonly Parameter[];
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, unknown>> }>>;
}

const document = openApiDocument("https://yer.example");
const operations = new Map(
  Object.values(document["paths"] as unknown as Record<string, Record<string, Operation>>)
    .flatMap((path) => Object.values(path))
    .map((operation) => [operation.operationId, operation] as const),
);

function operation(id: string): Operation {
  const found = operations.get(id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

describe("the document of the contract", () => {
  test("says of every parameter what it means", () => {
    const silent = [...operations.values()].flatMap(({ operationId, parameters }) =>
      parameters
        .filter(({ $ref, description }) => $ref === undefined && description === undefined)
        .map(({ name }) => `${operationId} ${name}`),
    );
    expect(silent).toEqual([]);
  });

  test("explains no parameter that no call has", () => {
    const names = new Set(
      [...operations.values()].flatMap(({ operationId, parameters }) =>
        parameters.flatMap(({ name = "" }) => [name, `${operationId.replace("_", ".")}.${name}`]),
      ),
    );
    expect(Object.keys(parameterTexts).filter((name) => !names.has(name))).toEqual([]);
  });

  test("holds positions as lists, which every generator of clients reads", () => {
    expect(JSON.stringify(document)).not.toContain("prefixItems");
  });

  test("tells of what may be kept by its tag, and of the answer that it still holds", () => {
    const told = [...operations.values()].filter(({ responses }) => "304" in responses);
    expect(told.map(({ operationId }) => operationId.replace("_", ".")).toSorted()).toEqual(
      allEndpoints.flatMap(({ id, cached }) => (cached ? [id] : [])).toSorted(),
    );
    expect(told.filter(({ responses }) => responses["304"]?.headers?.["ETag"] === undefined)).toEqual([]);
  });

  test("tells of 201 and the address of what was made, and of nothing else, where a call makes something", () => {
    const made = [...operations.values()].filter(({ responses }) => "201" in responses);
    expect(made.map(({ operationId }) => operationId.replace("_", ".")).toSorted()).toEqual(
      allEndpoints.flatMap(({ id, creates }) => (creates === undefined ? [] : [id])).toSorted(),
    );
    expect(made.filter(({ responses }) => responses["201"]?.headers?.["Location"] === undefined)).toEqual([]);
    expect(made.filter(({ responses }) => "200" in responses)).toEqual([]);
  });

  test("tells of the version that a change must name", () => {
    expect(operation("applications_get").responses["200"]?.headers).toHaveProperty("ETag");
    expect(operation("applications_update").parameters).toContainEqual({ $ref: "#/components/parameters/IfMatch" });
  });
});
