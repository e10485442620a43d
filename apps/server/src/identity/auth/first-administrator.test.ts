import { afterAll, beforeAll, expect, test } from "vitest";
import { withTransaction } from "../../platform/database/transaction.js";
import { enrolApp } from "../../testing/authenticator.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";
import { standardPositions } from "../users/standard-positions.js";
import { AdministratorExists, makeFirstAdministrator } from "./first-administrator.js";
import { issueTicket, ticketKey } from "./ticket.js";

let service: TestApp;
beforeAll(async () => {
  service = await openTestApp();
});
afterAll(async () => service.close());

test("the first administrator can sign in and hold every code; a second one cannot be made by command", async () => {
  const { context, clock } = service;
  const person = { name: "Birinchi Administrator", pinfl: "31503900010011" };
  const make = () => withTransaction(context.db, async (tx) => makeFirstAdministrator(tx, person, clock.now()));
  await make();
  const ticket = issueTicket(ticketKey(context.secrets), person.pinfl, clock.now());
  const signedIn = await service.call({ path: `/auth/sap/callback?id=${ticket}` });
  // Nobody administers with one factor, the first one neither.
  expect(signedIn.body["access_token"]).toBeUndefined();
  const { token } = await enrolApp(service, signedIn);
  expect((await service.call({ path: "/users/me", token })).body).toMatchObject({ territory: "17" });
  expect((await service.call({ path: "/positions", token })).body["items"]).toHaveLength(
    Object.keys(standardPositions).length,
  );
  await expect(make()).rejects.toThrow(AdministratorExists);
});
