import { expect, test } from "vitest";
import { allEndpoints, type Endpoint } from "./index.js";

/** Beside an address with something of its own name behind it, and yet nothing new: why. */
const makesNothing: Readonly<Record<string, string>> = {
  "diaryPhotos.begin": "a photo of which some has come is gone on with",
};

const bare = (path: string): string => path.replaceAll(/\{[\w.]+\}/g, "{}");
const paths = new Set(allEndpoints.map(({ path }) => bare(path)));
const makers = allEndpoints.flatMap((endpoint) =>
  endpoint.creates === undefined ? [] : [{ ...endpoint, creates: endpoint.creates }],
);

/** Whether a schema has a field, `session.id` too. */
function has(schema: unknown, names: readonly string[]): boolean {
  const [name, ...deeper] = names;
  if (name === undefined) return true;
  const shape = (schema as { readonly shape?: Readonly<Record<string, unknown>> } | undefined)?.shape ?? {};
  return Object.hasOwn(shape, name) && has(shape[name], deeper);
}

test("what a call makes is found under an address that the contract has", () => {
  expect(makers.length).toBeGreaterThan(30);
  expect(
    makers.filter(({ creates }) => !paths.has(bare(creates))).map(({ id, creates }) => `${id} ${creates}`),
  ).toEqual([]);
});

test("that address is made of what the reply, and the call, name", () => {
  const unnamed = makers.flatMap(({ id, creates, reply, params }) =>
    [...creates.matchAll(/\{([\w.]+)\}/g)]
      .map(([, name = ""]) => name)
      .filter(
        (name) => !(name.startsWith("params.") ? has(params, name.split(".").slice(1)) : has(reply, name.split("."))),
      )
      .map((name) => `${id} ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test("only writes that are kept apart by their key make something, and each is told once", () => {
  expect(
    makers.filter(({ method, idempotent }) => method === "GET" || idempotent === false).map(({ id }) => id),
  ).toEqual([]);
});

/** Whether a call adds to a list whose things stand under addresses of their own. */
const adds = ({ method, path, reply }: Endpoint): boolean =>
  method === "POST" && (has(reply, ["id"]) || has(reply, ["code"])) && paths.has(`${bare(path)}/{}`);

test("whoever adds to a list of things with addresses says which it made", () => {
  const silent = allEndpoints.filter((one) => adds(one) && one.creates === undefined).map(({ id }) => id);
  expect(silent).toEqual(Object.keys(makesNothing));
});
