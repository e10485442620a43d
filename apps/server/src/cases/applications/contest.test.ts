import { afterEach, beforeEach, describe, test } from "vitest";
import { actsOf, contend, expectAgreement, tell, until, within } from "../../testing/contest/contend.js";
import { makeContest } from "../../testing/contest/contested-applications.js";
import { expectTwoServersAgree } from "../../testing/contest/two-servers.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const databaseServer = process.env["DATABASE_URL"];

describe("one server", () => {
  let service: TestApp;
  beforeEach(async () => {
    service = await openTestApp();
  });
  afterEach(async () => service.close());

  test("14 clients on 3 files lose nothing and do nothing twice", async () => {
    const at = service.clock.now();
    const contest = await makeContest(service, 14, 3, at);
    const ledger = await contend(contest, [within(service)], async (running) =>
      // Some were too late, or it was no contest.
      until(() => actsOf(running) >= 20 && running.statuses.has(409)),
    );
    tell("One server", ledger);
    await expectAgreement(ledger, at, service.context);
  });
});

// Two servers want a database that both can reach: the step `postgres` has one.
describe.runIf(databaseServer)("two servers on one database", () => {
  test("20 clients on 10 files lose nothing and do nothing twice, though one server is killed", async () => {
    await expectTwoServersAgree({
      name: "Two servers, one killed",
      databaseUrl: databaseServer ?? "",
      people: 20,
      files: 10,
      meanwhile: async ({ ledger, places: [, other] }) => {
        await until(() => actsOf(ledger) >= 20);
        await other.now.kill();
        await until(() => ledger.retried > 0 && ledger.doneSinceLoss >= 20);
      },
    });
  });
});
