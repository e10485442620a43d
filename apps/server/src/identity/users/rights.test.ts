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

type Body = Readonly<Record<string, unknown>>;

async function get(path: string, token = administrator.token) {
  return service.call({ path, token });
}

async function send(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body?: unknown,
  token?: string,
  version?: unknown,
) {
  return service.call({
    method,
    path,
    body,
    token: token ?? administrator.token,
    headers: version === undefined ? {} : { "if-match": `"${JSON.stringify(version)}"` },
  });
}

function inFour(name: string) {
  return { uz_UZ: name, uz_Cyrl: name, ru_RU: name, en_US: name };
}

async function setOf(table: "positions" | "roles", id: string): Promise<Body> {
  const { body } = await get(`/${table}`);
  const found = (body["items"] as Body[]).find((item) => item["id"] === id);
  if (found === undefined) throw new Error(`${table} lacks ${id}`);
  return found;
}

/** Whoever changes positions of one region, and holds nothing else but these. */
async function positionKeeper(territory: string, ...codes: string[]) {
  return makePerson(service, { territory, codes: ["update:position", "update:role", "read:position", ...codes] });
}

describe("changing a position", () => {
  test("says before saving who gains and who loses what, and does exactly that at once", async () => {
    const person = await makePerson(service, { territory: "1703", codes: ["read:user"], name: "Lavozimli Xodim" });
    const id = String(person.positionId);
    const codes = ["read:property"];
    const impact = await send("POST", `/positions/${id}/impact`, { codes });
    expect(impact.body).toMatchObject({
      people: 1,
      gains: [{ code: "read:property", people: 1 }],
      loses: [{ code: "read:user", people: 1 }],
      items: [{ id: person.id, gains: ["read:property"], loses: ["read:user"] }],
      reasons: [],
    });
    expect((await get("/users", person.token)).status).toBe(200);
    const { version } = await setOf("positions", id);
    const changed = await send("PUT", `/positions/${id}`, { name: inFour("Yangi nom"), codes }, undefined, version);
    expect(changed.body).toMatchObject({ codes, holders: 1, version: 2 });
    expect((await get("/users", person.token)).body).toMatchObject({ code: "permission-missing" });
    const history = await get(`/users/history/${person.id}`);
    expect(history.body["items"]).toMatchObject([
      { action: "user.rights", changes: [{ pointer: "/codes", before: ["read:user"], after: ["read:property"] }] },
    ]);
  });

  test("leaves those alone from whom the code was taken, or who have it from a role", async () => {
    const id = await makePosition(service, []);
    const revoked = await makePerson(service, { territory: "1703", revoked: ["read:property"] });
    const other = await makePerson(service, { territory: "1703" });
    await service.context.db
      .updateTable("users")
      .set({ position_id: id })
      .where("id", "in", [revoked.id, other.id])
      .execute();
    const impact = await send("POST", `/positions/${id}/impact`, { codes: ["read:property"] });
    expect(impact.body).toMatchObject({ people: 1, items: [{ id: other.id }] });
  });

  test("is refused where a holder would get what the actor has not, or where the actor is a holder", async () => {
    const keeper = await positionKeeper("1703");
    const holder = await makePerson(service, { territory: "1703202" });
    const change = async (id: string | null, codes: string[]) => {
      const { version } = await setOf("positions", String(id));
      return send("PUT", `/positions/${String(id)}`, { name: inFour("Nom"), codes }, keeper.token, version);
    };
    expect((await change(holder.positionId, ["council:property"])).body).toMatchObject({
      code: "grant-refused",
      reasons: [{ code: "permission-missing", params: { code: "council:property" } }],
    });
    expect(
      (await change(keeper.positionId, ["update:position", "read:position", "council:property"])).body,
    ).toMatchObject({
      code: "grant-refused",
      reasons: [{ code: "own-rights" }],
    });
  });

  test("is refused where holders work outside the actor's territory, even to take something away", async () => {
    const keeper = await positionKeeper("1703", "read:user");
    const far = await makePerson(service, { territory: "1706", codes: ["read:user"], name: "Uzoqdagi Xodim" });
    const impact = await send("POST", `/positions/${String(far.positionId)}/impact`, { codes: [] }, keeper.token);
    expect(impact.body).toMatchObject({
      people: 1,
      items: [],
      reasons: [{ code: "people-outside", params: { count: 1 } }],
    });
    expect(impact.text).not.toContain("Uzoqdagi");
  });

  test("answers a stale version with what stands now, and a code there is not by its place", async () => {
    const id = await makePosition(service, ["read:user"]);
    const body = { name: inFour("Nom"), codes: [] };
    expect((await send("PUT", `/positions/${id}`, body, undefined, 7)).body).toMatchObject({
      code: "precondition-failed",
      current: { id, codes: ["read:user"], version: 1 },
    });
    const strange = await send("PUT", `/positions/${id}`, { ...body, codes: ["read:user", "fly:user"] }, undefined, 1);
    expect(strange.body).toMatchObject({ code: "invalid", errors: [{ pointer: "/codes/1", code: "choice" }] });
  });

  test("takes a role away only when nobody has it", async () => {
    const made = await send("POST", "/roles", { name: inFour("Navbatchi"), codes: ["read:property"] });
    const id = String(made.body["id"]);
    const person = await makePerson(service, { territory: "1703" });
    await service.context.db.insertInto("user_roles").values({ user_id: person.id, role_id: id }).execute();
    expect((await send("DELETE", `/roles/${id}`, undefined, undefined, 1)).body).toMatchObject({
      code: "move-refused",
      reasons: [{ code: "still-held", params: { count: 1 } }],
    });
    await service.context.db.deleteFrom("user_roles").where("role_id", "=", id).execute();
    expect((await send("DELETE", `/roles/${id}`, undefined, undefined, 1)).status).toBe(204);
  });
});

describe("indirect ways to more rights", () => {
  test("moving a person to a higher position is refused, and the preview says why", async () => {
    const actor = await makePerson(service, { territory: "1703", codes: ["read:user", "update:user"] });
    const person = await makePerson(service, { territory: "1703" });
    const higher = await makePosition(service, ["council:property"]);
    const impact = await send("POST", `/users/${person.id}/impact`, { positionId: higher }, actor.token);
    expect(impact.body).toMatchObject({
      gains: [{ code: "council:property" }],
      reasons: [{ code: "permission-missing", params: { code: "council:property" } }],
    });
    const moved = await send(
      "PUT",
      `/users/${person.id}`,
      {
        name: "Sinov Odamov",
        phone: null,
        organisationId: person.organisationId,
        positionId: higher,
        roleIds: [],
        territory: "1703",
      },
      actor.token,
      1,
    );
    expect(moved.body).toMatchObject({ code: "grant-refused" });
  });

  test("widening a body's territory is a grant to its members", async () => {
    const body = await makeOrganisation(service, { territory: "1703202", kind: "ecology" });
    await makePerson(service, { territory: "1703202", codes: ["give:conclusion"], organisation: { id: body } });
    const facts = { name: inFour("Idora"), kind: "ecology", territory: "1703", parentId: null, active: true };
    const weak = await makePerson(service, { territory: "1703", codes: ["update:organisation"] });
    expect((await send("PUT", `/organisations/${body}`, facts, weak.token, 1)).body).toMatchObject({
      code: "grant-refused",
      reasons: [{ code: "permission-missing", params: { code: "give:conclusion" } }],
    });
    const narrow = await makePerson(service, {
      territory: "1703202",
      codes: ["update:organisation", "give:conclusion"],
    });
    expect((await send("PUT", `/organisations/${body}`, facts, narrow.token, 1)).body).toMatchObject({
      code: "grant-refused",
      reasons: [{ code: "other-territory" }],
    });
    expect((await send("PUT", `/organisations/${body}`, facts, undefined, 1)).body).toMatchObject({
      territory: "1703",
    });
  });

  test("nobody widens their own body, nor makes it one that sees every file", async () => {
    const own = await makeOrganisation(service, { territory: "1703202", kind: "ecology" });
    const member = await makePerson(service, {
      territory: "1703202",
      codes: ["update:organisation"],
      organisation: { id: own },
    });
    const facts = { name: inFour("Idora"), kind: "cadastre", territory: "1703202", parentId: null, active: true };
    expect((await send("PUT", `/organisations/${own}`, facts, member.token, 1)).body).toMatchObject({
      code: "grant-refused",
      reasons: [{ code: "own-rights" }],
    });
  });

  test("a person who is registered gets no more than their registrar has", async () => {
    const registrar = await makePerson(service, { territory: "1703", codes: ["create:user", "read:property"] });
    const organisationId = await makeOrganisation(service, { territory: "1703" });
    const give = async (codes: string[], pinfl: string) =>
      send(
        "POST",
        "/users",
        {
          name: "Yangi Xodim",
          phone: null,
          pinfl,
          organisationId,
          positionId: await makePosition(service, codes),
          roleIds: [],
          territory: "1703",
        },
        registrar.token,
      );
    expect((await give(["council:property"], "31503900010011")).body).toMatchObject({ code: "grant-refused" });
    expect((await give(["read:property"], "31503900010011")).body).toMatchObject({
      is_staff: true,
      effective: ["read:property"],
    });
    expect((await give([], "31503900010011")).body).toMatchObject({ code: "duplicate" });
  });
});

test("a body with members, or one whose members would lie outside, is neither stopped nor narrowed", async () => {
  const body = await makeOrganisation(service, { territory: "1703", kind: "tax" });
  await makePerson(service, { territory: "1703202", organisation: { id: body } });
  const facts = { name: inFour("Soliq"), kind: "tax", territory: "1703", parentId: null, active: false };
  expect((await send("PUT", `/organisations/${body}`, facts, undefined, 1)).body).toMatchObject({
    code: "move-refused",
    reasons: [{ code: "has-members", params: { count: 1 } }],
  });
  const narrower = { ...facts, active: true, territory: "1703401" };
  expect((await send("POST", `/organisations/${body}/impact`, narrower)).body).toMatchObject({
    reasons: [{ code: "members-outside", params: { count: 1 } }],
  });
});

test("a body lies below none of its own", async () => {
  const upper = await makeOrganisation(service, { territory: "17" });
  const made = await send("POST", "/organisations", {
    name: inFour("Quyi idora"),
    kind: "tax",
    territory: "1703",
    parentId: upper,
    active: true,
  });
  const facts = {
    name: inFour("Yuqori"),
    kind: "cadastre",
    territory: "1703",
    parentId: made.body["id"],
    active: true,
  };
  expect((await send("PUT", `/organisations/${upper}`, facts, undefined, 1)).body).toMatchObject({
    code: "invalid",
    errors: [{ pointer: "/parentId" }],
  });
});

describe("sessions", () => {
  test("are listed, and one that is ended can do nothing from the next request on", async () => {
    const person = await makePerson(service, { territory: "1703", codes: ["read:user"] });
    const path = `/users/${person.id}/sessions`;
    const listed = (await get(path)).body["items"] as Body[];
    expect(listed).toMatchObject([{ method: "oneid", current: false, impersonator: null }]);
    expect((await send("DELETE", `${path}/${String(listed[0]?.["id"])}`)).status).toBe(204);
    expect((await get("/users", person.token)).status).toBe(401);
    expect((await get(path)).body).toEqual({ items: [] });
  });

  test("of one's own end without any permission, the present one staying where asked", async () => {
    const person = await makePerson(service, { territory: "1703" });
    const [own] = (await get("/users/me/sessions", person.token)).body["items"] as Body[];
    expect(own).toMatchObject({ current: true });
    expect((await send("DELETE", "/users/me/sessions", undefined, person.token)).body).toEqual({ ended: 0 });
    expect((await get("/users/me", person.token)).status).toBe(200);
    expect((await send("DELETE", `/users/me/sessions/${String(own?.["id"])}`, undefined, person.token)).status).toBe(
      204,
    );
    expect((await get("/users/me", person.token)).status).toBe(401);
  });

  test("end all at once, impersonations by the person too", async () => {
    const lender = await makePerson(service, { territory: "17", codes: ["impersonate:user"] });
    const person = await makePerson(service, { territory: "1703" });
    const child = await get(`/auth/impersonate/${person.id}`, lender.token);
    expect((await send("DELETE", `/users/${lender.id}/sessions`)).body).toEqual({ ended: 1 });
    expect((await get("/users/me", String(child.body["access_token"]))).status).toBe(401);
  });
});

test("an impersonation ends when the other person is given a territory its author has not", async () => {
  const lender = await makePerson(service, { territory: "1703", codes: ["impersonate:user"] });
  const person = await makePerson(service, { territory: "1703202" });
  const child = String((await get(`/auth/impersonate/${person.id}`, lender.token)).body["access_token"]);
  expect((await get("/users/me", child)).status).toBe(200);
  await service.context.db.updateTable("users").set({ territory: "1706" }).where("id", "=", person.id).execute();
  expect((await get("/users/me", child)).status).toBe(401);
});
