import { setTimeout as delay } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { canMakeCluster, openCluster } from "../../testing/cluster.js";
import { contend, expectAgreement, tell, until, within } from "../../testing/contest/contend.js";
import { makeContest } from "../../testing/contest/contested-applications.js";
import { makeNewerBuild } from "../../testing/contest/newer-build.js";
import { expectTwoServersAgree, type Stage, type TwoServers } from "../../testing/contest/two-servers.js";
import { limitFor } from "../../testing/limit-for.js";
import { openTestApp, type TestApp } from "../../testing/test-app.js";

const databaseServer = process.env["DATABASE_URL"];
/** How much comes into a time is the question, so time it is that ends it. The long run has YER_CONTEST_SECONDS=60. */
const seconds = Number(process.env["YER_CONTEST_SECONDS"] || 12);
const people = Number(process.env["YER_CONTEST_CLIENTS"] || 200);
const files = 50;
/** The long run has YER_CONTEST_RESTARTS=50. */
const restarts = Number(process.env["YER_CONTEST_RESTARTS"] || 4);
/**
 * Few enough people, and applications enough, that there is something to do until the end: so much is done in a
 * restart.
 */
const disturbed = { people: 40, files: Number(process.env["YER_CONTEST_FILES"] || Math.max(100, restarts * 8)) };
const outage = Number(process.env["YER_CONTEST_OUTAGE"] || 5);
/** How many contend while the database fails over. */
const few = 20;
/** `main.js` of two builds, older and newer, to run beside each other: this one, and this one with a migration more. */
const build = process.env["YER_CONTEST_BUILD"];
const otherBuild = process.env["YER_CONTEST_OTHER_BUILD"];
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

/** Two servers, of the builds that were named, contended for while something happens to them. */
async function expectAgreementThrough(
  name: string,
  crowd: Pick<TwoServers, "people" | "files">,
  meanwhile: TwoServers["meanwhile"],
): Promise<void> {
  await expectTwoServersAgree({
    name,
    databaseUrl: databaseServer ?? "",
    ...crowd,
    ...(build && { main: build }),
    meanwhile,
  });
}

const goOn = async ({ ledger }: Stage, acts: number): Promise<void> => until(() => ledger.doneSinceLoss >= acts);

// Two servers want a database that both can reach: the step `postgres` has one.
describe.runIf(databaseServer)("two servers on one database", () => {
  test(
    `${people} clients on ${files} files for ${seconds} s lose nothing and do nothing twice, though one server is killed`,
    async () => {
      await expectAgreementThrough("Two servers, one killed", { people, files }, async ({ places: [, other] }) => {
        await half();
        await other.now.kill();
        await half();
      });
    },
    limitFor(seconds, 10_000),
  );

  test(
    `${restarts} restarts of one server after the other, to a version with a migration more and back, are felt by nobody`,
    async () => {
      const made = otherBuild === undefined ? await makeNewerBuild() : undefined;
      const newer = otherBuild ?? made?.main;
      try {
        await expectAgreementThrough(`Two servers, ${restarts} restarts`, disturbed, async (stage) => {
          for (let restart = 0; restart < restarts; restart += 1) {
            const place = stage.places[restart % 2 === 0 ? 0 : 1];
            await place.now.stop();
            // One after the other becomes newer, each beside one that is not yet; then both become older again.
            await place.start(restart % 4 < 2 ? newer : build);
            await goOn(stage, 5);
          }
        });
      } finally {
        await made?.remove();
      }
    },
    limitFor(restarts, 60_000),
  );

  test(
    `connections ended every second for ${seconds} s, the database then gone for ${outage} s: nothing acknowledged is lost`,
    async () => {
      await expectAgreementThrough("Two servers whose connections break", disturbed, async (stage) => {
        let ended = 0;
        for (let second = 0; second < seconds; second += 1) {
          await delay(1_000);
          ended += await stage.endConnections();
        }
        await stage.way.cut();
        await delay(outage * 1_000);
        await stage.way.mend();
        const back = performance.now();
        await goOn(stage, 1);
        const after = ((performance.now() - back) / 1000).toFixed(1);
        process.stdout.write(`${ended} connections ended; an act was done ${after} s after the database was back.\n`);
        await goOn(stage, 20);
      });
    },
    limitFor(seconds + outage, 10_000),
  );
});

// It makes a cluster of its own, which takes PostgreSQL's programs and no database.
describe.runIf(databaseServer && canMakeCluster)("two servers whose database fails over to a second address", () => {
  test("are served again at once when it is promoted; nothing acknowledged is lost, and streams go on", async () => {
    const cluster = await openCluster();
    let refusals = Infinity;
    try {
      await expectTwoServersAgree({
        name: "Two servers, a replica promoted",
        databaseUrl: cluster.url,
        replica: cluster.replica,
        people: few,
        files: 40,
        ...(build && { main: build }),
        meanwhile: async (stage) => {
          const refused = (): number => stage.ledger.statuses.get(503) ?? 0;
          await goOn(stage, 20);
          await cluster.loseThePrimary();
          await delay(1_000);
          const promoted = performance.now();
          await cluster.promote();
          const before = refused();
          await goOn(stage, 1);
          refusals = (refused() - before) / few;
          const after = ((performance.now() - promoted) / 1000).toFixed(1);
          process.stdout.write(`An act was done ${after} s after the promotion began.\n`);
          await goOn(stage, 20);
        },
      });
    } finally {
      await cluster.close();
    }
    // Whoever is refused asks again 2 s later: nobody is more than twice.
    expect(refusals).toBeLessThanOrEqual(2);
  });
});
