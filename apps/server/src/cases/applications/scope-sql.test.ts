import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ApplicationScope, sees } from "../../identity/access/scope.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { readApplicationRecord } from "./application.js";
import { inScope } from "./scope-sql.js";
import { startDiscussion, submit } from "../application-acts/service.js";

let kit: ApplicationKit;
const ids: string[] = [];
beforeAll(async () => {
  kit = await openApplicationKit();
  const { cast, act } = kit;
  for (const discussed of [false, true, false, true]) {
    // One application after the other, as one operator makes them.
    const id = await kit.create();
    ids.push(id);
    if (!discussed) continue;
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  }
  // The run of the last one has not come to the ecologist's step yet.
  await kit.database.db
    .updateTable("step_organisations")
    .set({ state: "waiting", asked_at: null })
    .where("application_id", "=", ids.at(-1) ?? "")
    .where("organisation_id", "=", cast.ecologist.organisation?.id ?? "")
    .execute();
});
afterAll(() => kit.close());

test("a list holds exactly the files that the decision about each of them lets be seen", async () => {
  const { db } = kit.database;
  const bodies = [null, ...Object.values(kit.cast).map(({ organisation }) => organisation?.id ?? null)];
  const territories = ["17", "1718", kitDistrict, "1718406", "1706", "1703202"];
  const scopes: ApplicationScope[] = territories.flatMap((territory) =>
    bodies.map((organisationId) => ({ territory, organisationId })),
  );
  const applications = await Promise.all(ids.map((id) => readApplicationRecord(db, id)));
  const listed = await Promise.all(
    scopes.map(async (scope) => {
      const { rows } = await sql<{ id: string }>`select a.id from applications as a where ${inScope(scope)}`.execute(
        db,
      );
      return rows.map(({ id }) => id).toSorted();
    }),
  );
  const seen = scopes.map((scope) =>
    applications
      .filter(({ subject }) => sees(scope, subject))
      .map(({ row }) => row.id)
      .toSorted(),
  );
  expect(listed).toEqual(seen);
  expect(new Set(listed.map(({ length }) => length))).toEqual(new Set([0, 1, 2, 4]));
});
