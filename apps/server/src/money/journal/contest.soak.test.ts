import { setTimeout as delay } from "node:timers/promises";
import { describe, test } from "vitest";
import { makeChargesContest } from "../../testing/contest/contested-charges.js";
import { readRecordedMoney } from "../../testing/contest/recorded-money.js";
import { expectTwoServersAgree } from "../../testing/contest/two-servers.js";
import { limitFor } from "../../testing/limit-for.js";

const databaseServer = process.env["DATABASE_URL"];
/** How much comes into a time is the question, so time it is that ends it. The long run has YER_CONTEST_SECONDS=60. */
const seconds = Number(process.env["YER_CONTEST_SECONDS"] || 10);
const people = Number(process.env["YER_CONTEST_CLIENTS"] || 200);
const charges = 50;

// Two servers want a database that both can reach: the step `postgres` has one.
describe.runIf(databaseServer)("two servers on one database", () => {
  test(
    `${people} people record, match and correct on ${charges} charges for ${seconds} s: nothing is lost or done twice, though one server is killed`,
    async () => {
      await expectTwoServersAgree({
        name: "Money on two servers, one killed",
        databaseUrl: databaseServer ?? "",
        people,
        files: charges,
        of: { make: makeChargesContest, read: readRecordedMoney },
        meanwhile: async ({ places: [, other] }) => {
          await delay(seconds * 500);
          await other.now.kill();
          await delay(seconds * 500);
        },
      });
    },
    limitFor(seconds, 12_000),
  );
});
