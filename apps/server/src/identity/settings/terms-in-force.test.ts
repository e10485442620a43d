import type { Facts } from "@yer/api/contract/facts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { reckonTermsAnew } from "../../cases/applications/calendar-change.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import { readApplicationRecord } from "../../cases/applications/application.js";
import { submit } from "../../cases/application-acts/service.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { readHistory } from "../../platform/history/read-history.js";
import { type ApplicationKit, kitDistrict, openApplicationKit } from "../../testing/application-kit.js";
import { changeCalendar } from "./calendar-service.js";
import { decideProposal } from "./decide.js";
import { settingImpact } from "./impact.js";
import { setValue } from "./service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
  for (const { id, name } of [kit.cast.operator, kit.cast.reviewer]) {
    // oxlint-disable-next-line no-await-in-loop -- two people, one after the other
    await kit.database.db
      .insertInto("users")
      .values({
        id,
        name,
        sort_key: name,
        search_key: name,
        created_at: kit.clock.now(),
        is_staff: false,
        blocked: false,
        stirs: jsonb([]),
        granted: jsonb([]),
        revoked: jsonb([]),
      })
      .execute();
  }
});
afterAll(() => kit.close());

const ofRepublic = (actor: Actor): Actor => ({ ...actor, territory: "17" });

/** Somebody who changes settings now. */
function changing(actor: Actor): ActingInContext {
  return { actor, now: kit.clock.now(), context: { events: kit.events } as ActingInContext["context"] };
}

async function submitted(given?: Partial<Facts>, by = kit.cast.operator): Promise<string> {
  const id = await kit.create(given, by);
  await kit.act(by, (tx, acting) => submit(tx, acting, id));
  return id;
}

async function endOf(id: string): Promise<string | undefined> {
  return (await readApplicationRecord(kit.database.db, id)).row.deadline_at?.toISOString();
}

/** Lets a second person approve what waits. */
async function approve(subject: string): Promise<void> {
  const { id } = await kit.database.db
    .selectFrom("setting_proposals")
    .select("id")
    .where("subject", "=", subject)
    .where("state", "=", "open")
    .executeTakeFirstOrThrow();
  await kit.act(ofRepublic(kit.cast.reviewer), (tx) =>
    decideProposal(tx, changing(ofRepublic(kit.cast.reviewer)), id, {
      body: { verdict: "approve", reason: "Mos" },
      ifMatch: 1,
    }),
  );
}

test("a new term is for files that come after it began; those that came before keep theirs to the end", async () => {
  const before = await submitted();
  expect(await endOf(before)).toBe("2026-03-12T19:00:00.000Z");
  const proposer = ofRepublic(kit.cast.operator);
  await kit.act(proposer, (tx) =>
    setValue(tx, changing(proposer), "term.to_conclusion", {
      body: { validFrom: "2026-03-06", value: { days: 2, unit: "calendar" }, reason: "Qaror" },
      ifMatch: 1,
    }),
  );
  await approve("term.to_conclusion");
  const sameDay = await submitted();
  expect(await endOf(sameDay)).toBe("2026-03-12T19:00:00.000Z");
  kit.clock.advance(86_400_000);
  const after = await submitted();
  expect(await endOf(after)).toBe("2026-03-08T19:00:00.000Z");
  expect(await endOf(before)).toBe("2026-03-12T19:00:00.000Z");
});

test("a holiday approved moves open terms once, however many servers notice it, and their histories say so", async () => {
  const { db } = kit.database;
  const [application] = await db
    .selectFrom("applications")
    .select(["id", "home_region"])
    .orderBy("created_at")
    .execute();
  if (!application) throw new Error("The test before made no file.");
  const proposer = ofRepublic(kit.cast.operator);
  const name = { uz_UZ: "Ramazon hayiti", uz_Cyrl: "", ru_RU: "", en_US: "" };
  await kit.act(proposer, (tx) =>
    changeCalendar(tx, changing(proposer), 2026, {
      body: { changes: [{ day: "2026-03-10", kind: "holiday", name }], reason: "Farmon" },
      ifMatch: 1,
    }),
  );
  expect(await reckonTermsAnew(db, kit.events, kit.clock.now())).toBe(0);
  await approve("calendar");
  await Promise.all([
    reckonTermsAnew(db, kit.events, kit.clock.now()),
    reckonTermsAnew(db, kit.events, kit.clock.now()),
  ]);
  expect(await endOf(application.id)).toBe("2026-03-13T19:00:00.000Z");
  const entries = await readHistory(db, {
    kind: "application",
    id: application.id,
    homeRegion: application.home_region,
  });
  expect(entries.filter(({ action }) => action === "deadline.recomputed")).toMatchObject([
    {
      actor: null,
      changes: [{ pointer: "/deadline/endsAt", before: "2026-03-12T19:00:00.000Z", after: "2026-03-13T19:00:00.000Z" }],
    },
  ]);
});

test("a district's term is that of its files, and what a value does is counted in its territory", async () => {
  const { db } = kit.database;
  const elsewhere = { districtSoato: "1718203", neighborhoodId: "14020001" };
  const name = jsonb({ uz_UZ: "Boshqa", uz_Cyrl: "Бошқа", ru_RU: "Другая", en_US: "Other" });
  await db
    .insertInto("neighborhoods")
    .values({
      id: elsewhere.neighborhoodId,
      district_soato: elsewhere.districtSoato,
      name,
      sort_key: "boshqa",
      demonstration: true,
    })
    .execute();
  const proposer = ofRepublic(kit.cast.operator);
  const value = { days: 1, unit: "calendar" };
  await kit.act(proposer, (tx) =>
    setValue(tx, changing(proposer), "term.to_conclusion", {
      body: { territory: kitDistrict, validFrom: "2026-03-07", value, reason: "Qaror" },
      ifMatch: 1,
    }),
  );
  await approve("term.to_conclusion");
  kit.clock.advance(86_400_000);
  const [here, there] = [await submitted(), await submitted(elsewhere, proposer)];
  expect(await endOf(here)).toBe("2026-03-08T19:00:00.000Z");
  expect(await endOf(there)).toBe("2026-03-09T19:00:00.000Z");

  const under = async (territory: string) => {
    const wanted = { territory, validFrom: "2026-03-20", value: { days: 9, unit: "calendar" } };
    const { lines } = await settingImpact(db, "term.to_conclusion", wanted, kit.clock.now());
    return lines.find(({ effect }) => effect === "terms-kept")?.count;
  };
  const all = await db
    .selectFrom("applications")
    .select("district_soato")
    .where("status", "=", "to_conclusion")
    .execute();
  const ofKit = all.filter(({ district_soato }) => district_soato === kitDistrict).length;
  expect(all.length - ofKit).toBe(1);
  expect(await under(kitDistrict)).toBe(ofKit);
  expect(await under("1703")).toBe(0);
  // The district has a value of its own by then: neither its region's nor the country's reaches it.
  expect(await under("1718")).toBe(1);
  expect(await under("17")).toBe(1);
});
