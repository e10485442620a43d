import { permissionCodes } from "@yer/api/contract/codes";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeOrganisation, makePerson, makePosition, type MadePerson } from "../../testing/people.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

let service: TestApp;
let administrator: MadePerson;
beforeAll(async () => {
  service = await openTestApp();
  administrator = await makePerson(service, { territory: "17", codes: permissionCodes, name: "Bosh Administrator" });
});
afterAll(async () => service.close());

async function ask(query: Readonly<Record<string, string>>, token = administrator.token) {
  return service.call({ path: `/access/why?${new URLSearchParams(query).toString()}`, token });
}

/** A person, and what is answered about them. */
async function why(person: MadePerson, kind: string, action: string, record?: string) {
  return (await ask({ person: person.id, kind, action, ...(record === undefined ? {} : { record }) })).body;
}

function codes(reasons: unknown): string[] {
  return (reasons as { code: string }[]).map(({ code }) => code);
}

describe("why somebody may not, and the rule to change", () => {
  test("a code that is not held leads to position, roles and the person's own grant", async () => {
    const clerk = await makePerson(service, { territory: "1703", codes: ["read:user"] });
    const role = await makePosition(service, [], "roles");
    await service.context.db.insertInto("user_roles").values({ user_id: clerk.id, role_id: role }).execute();
    expect(await why(clerk, "none", "update:setting")).toMatchObject({
      allowed: false,
      record: null,
      reasons: [
        {
          code: "permission-missing",
          params: { code: "update:setting" },
          rules: [
            { kind: "position", id: clerk.positionId },
            { kind: "role", id: role },
            { kind: "granted", id: clerk.id },
          ],
        },
      ],
    });
  });

  test("a code that was taken away leads to what was taken, not to the position that has it", async () => {
    const clerk = await makePerson(service, { territory: "17", codes: ["read:user"], revoked: ["read:user"] });
    expect(await why(clerk, "none", "read:user")).toMatchObject({
      revoked: true,
      sources: [],
      reasons: [{ code: "permission-missing", rules: [{ kind: "revoked", id: clerk.id }] }],
    });
  });

  test("a person, a body and a place outside the territory lead to territory and body", async () => {
    const clerk = await makePerson(service, {
      territory: "1703",
      codes: ["read:user", "update:organisation", "update:place"],
    });
    const far = await makePerson(service, { territory: "1706" });
    const rules = [
      { kind: "territory", id: clerk.id },
      { kind: "organisation", id: clerk.organisationId },
    ];
    expect(await why(clerk, "user", "read:user", far.id)).toMatchObject({
      allowed: false,
      visible: false,
      reasons: [{ code: "other-territory", rules }],
    });
    expect(await why(clerk, "organisation", "update:organisation", String(far.organisationId))).toMatchObject({
      allowed: false,
      reasons: [{ code: "other-territory", rules }],
    });
    expect(await why(clerk, "place", "update:place", "1706")).toMatchObject({
      allowed: false,
      visible: false,
      reasons: [{ code: "other-territory", rules }],
    });
    expect(await why(clerk, "place", "update:place", "1703202")).toMatchObject({ allowed: true });
  });

  test("impersonating answers what trying it answers", async () => {
    const lender = await makePerson(service, { territory: "1703", codes: ["impersonate:user"] });
    const richer = await makePerson(service, { territory: "1703", codes: ["council:property"], blocked: true });
    const explained = await why(lender, "user", "impersonate:user", richer.id);
    const tried = await service.call({ path: `/auth/impersonate/${richer.id}`, token: lender.token });
    expect(codes(explained["reasons"])).toEqual(["person-blocked", "permission-missing"]);
    expect(codes(tried.body["reasons"])).toEqual(["person-blocked", "permission-missing"]);
    expect(await why(lender, "user", "impersonate:user", lender.id)).toMatchObject({
      allowed: false,
      reasons: [{ code: "oneself" }],
    });
  });
});

describe("what is allowed", () => {
  test("names the sources, and what a grant may hold", async () => {
    const keeper = await makePerson(service, { territory: "1703", codes: ["update:position"] });
    expect(await why(keeper, "position", "update:position", String(keeper.positionId))).toMatchObject({
      allowed: true,
      sources: [{ kind: "position", id: keeper.positionId }],
      reasons: [],
      conditions: [
        { code: "own-rights", rules: [{ kind: "holders", id: keeper.positionId }] },
        { code: "grant-contained" },
      ],
    });
    const far = await makePerson(service, { territory: "1706" });
    expect(await why(keeper, "position", "update:position", String(far.positionId))).toMatchObject({
      conditions: [{ code: "people-outside", params: { count: 1 } }, { code: "grant-contained" }],
    });
  });

  test("a diagram is put in force by the republic's staff only", async () => {
    const { body } = await service.call({ path: "/diagrams", token: administrator.token });
    const [diagram] = body["items"] as { id: string }[];
    const drawer = await makePerson(service, { territory: "1703", codes: ["update:diagram", "publish:diagram"] });
    const id = diagram?.id ?? "";
    expect(await why(drawer, "diagram", "update:diagram", id)).toMatchObject({ allowed: true });
    expect(await why(drawer, "diagram", "publish:diagram", id)).toMatchObject({
      allowed: false,
      reasons: [{ code: "republic-only" }],
    });
  });
});

describe("a question that cannot be answered", () => {
  test("names what is wrong: an action of another kind, no record, a record that is no id", async () => {
    const wrong = async (query: Readonly<Record<string, string>>) =>
      (await ask({ person: administrator.id, ...query })).body;
    expect(
      await wrong({ kind: "organisation", action: "submit", record: String(administrator.organisationId) }),
    ).toMatchObject({
      code: "invalid",
      errors: [{ pointer: "/action", code: "choice" }],
    });
    expect(await wrong({ kind: "user", action: "read:user" })).toMatchObject({
      code: "invalid",
      errors: [{ pointer: "/record", code: "required" }],
    });
    expect(await wrong({ kind: "user", action: "read:user", record: "1 or 1=1" })).toMatchObject({
      code: "invalid",
      errors: [{ pointer: "/record", code: "id" }],
    });
  });

  test("about what the asker does not see is as if it were not there", async () => {
    const asker = await makePerson(service, { territory: "1703", codes: ["explain:access"] });
    const far = await makePerson(service, { territory: "1706" });
    const body = await makeOrganisation(service);
    expect(
      (await ask({ person: asker.id, kind: "user", action: "read:user", record: far.id }, asker.token)).status,
    ).toBe(404);
    expect(
      (await ask({ person: asker.id, kind: "place", action: "read:place", record: "1706" }, asker.token)).status,
    ).toBe(404);
    expect((await ask({ person: asker.id, kind: "role", action: "read:role", record: body }, asker.token)).status).toBe(
      404,
    );
  });
});
