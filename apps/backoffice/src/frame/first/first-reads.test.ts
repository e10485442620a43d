import { allEndpoints } from "@yer/api/contract";
import { matchPath } from "@yer/api/paths";
import { expect, test } from "vitest";
import { firstReads, sessionReads } from "./first-reads.js";

const read = [
  ...new Set([
    ...sessionReads,
    ...Object.values(firstReads).flatMap((reads) => [...(reads?.beside ?? []), ...(reads?.list ?? [])]),
  ]),
];

test.each(read)("%s is a reading of the contract, with names of its query", (address) => {
  const [path = "", query = ""] = address.split("?");
  const endpoint = allEndpoints.find((one) => one.method === "GET" && one.path.replace(/\{(\w+)\}/g, ":$1") === path);
  expect(endpoint).toBeDefined();
  const asked = Object.fromEntries(new URLSearchParams(query));
  if (query === "") return;
  const understood = endpoint?.query?.safeParse(asked).data ?? {};
  expect(Object.keys(understood)).toEqual(expect.arrayContaining(Object.keys(asked)));
});

test.each(Object.keys(firstReads))("%s is an address of the back office behind its guard", (address) => {
  const { screen } = matchPath(address) ?? {};
  expect(screen).toMatchObject({ app: "backoffice" });
  expect(screen?.unguarded).toBeUndefined();
});
