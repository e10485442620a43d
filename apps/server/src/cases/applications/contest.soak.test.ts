import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, test } from "vitest";
import { contend, expectAgreement, tell, within } from "../../testing/contest/contend.js";
import { makeContest } from "../../testing/contest/contested-applications.js";
import { expectTwoServersAgree } from "../../testing/contest/two-servers.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const databaseServer = process.env["DATABASE_URL"];
/** How much comes into a time is the question, so time it is that ends it. The long run has YER_CONTEST_SECONDS=60. */
const seconds = Number(process.env["YER_CONTEST_SECONDS"] || 20);
const people = Number(process.env["YER_CONTEST_CLIENTS"] || 200);
const files = 50;
const half = async () => delay(seconds * 500);

describe("one server", () => {
  let service: TestApp;
  beforeEach(async () => {
    service = await openTestApp();
  });
  afterEach(async () => service.close());

  test("40 clients on 10 files for 4 s lose nothing and do nothing twice", async () => {
    const at = service.clock.now();
    const contest = await makeContest(service, 40, 10, at);
    const ledger = await contend(contest, [within(service)], async () => delay(4_000));
    tell("One server", ledger);
    await expectAgreement(ledger, at, service.context);
  });
});

// Two servers want a database that both can reach: the step `postgres` has one.
describe.runIf(databaseServer)("two servers on one database", () => {
  test(`${people} clients on ${files} files for ${seconds} s lose nothing and do nothing twice, though one server is killed`, async () => {
    await expectTwoServersAgree({ databaseUrl: databaseServer ?? "", people, files, before: half, after: half });
  });
});
