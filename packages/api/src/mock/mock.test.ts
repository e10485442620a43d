import { describe, expect, test } from "vitest";
import { createClient } from "../client/index.js";
import { ownAccount } from "../contract/own-account.js";
import { users } from "../contract/users.js";
import { mock, mockEnvironment, refusal } from "./index.js";

const id = "0190f0a0-0000-7000-8000-000000000001";
const page = { items: [], total: 0, more: false, next: null };

describe("a mocked service", () => {
  test("answers an endpoint of the contract, by its method and path", async () => {
    const client = createClient(mockEnvironment([mock(users.onlineCount, { count: 3 }), mock(users.list, page)]));
    expect(await client.call(users.onlineCount)).toEqual({ count: 3 });
    expect(await client.call(users.list)).toEqual(page);
  });

  test("hands over what was asked", async () => {
    const seen: unknown[] = [];
    const client = createClient(
      mockEnvironment([
        mock(users.list, ({ query }) => {
          seen.push(query);
          return page;
        }),
        mock(users.jobs, ({ params }) => {
          seen.push(params);
          return { items: [] };
        }),
      ]),
    );
    await client.call(users.list, { query: { search: "a&b", organisation: [id, id] } });
    await client.call(users.jobs, { params: { id } });
    expect(seen).toEqual([{ search: "a&b", organisation: [id, id] }, { id }]);
  });

  test("refuses as the service does", async () => {
    const client = createClient(
      mockEnvironment([
        mock(users.jobs, () => {
          throw refusal("permission-missing", { params: { code: "read_jobs:user" } });
        }),
      ]),
    );
    await expect(client.call(users.jobs, { params: { id } })).rejects.toMatchObject({
      problem: { status: 403, code: "permission-missing", params: { code: "read_jobs:user" } },
    });
  });

  test("knows nothing that is not mocked, and prefers the later mock", async () => {
    const client = createClient(
      mockEnvironment([mock(users.onlineCount, { count: 1 }), mock(users.onlineCount, { count: 2 })]),
    );
    expect(await client.call(users.onlineCount)).toEqual({ count: 2 });
    await expect(client.call(ownAccount.me)).rejects.toMatchObject({ problem: { code: "not-found" } });
  });
});
