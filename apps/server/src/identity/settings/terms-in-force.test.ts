import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { reckonTermsAnew } from "../../cases/applications/calendar-change.js";
import type { ActingInContext } from "../../platform/acting/acting-in-context.js";
import { readFile } from "../../cases/applications/file.js";
import { submit } from "../../cases/application-acts/service.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { readHistory } from "../../platform/history/read-history.js";
import { type FileKit, openFileKit } from "../../testing/file-kit.js";
import { changeCalendar } from "./calendar-service.js";
import { decideProposal } from "./decide.js";
import { setValue } from "./service.js";

let kit: FileKit;
beforeAll(async () => {
  kit = await openFileKit();
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

async function submitted(): Promise<string> {
  const id = await kit.create();
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  return id;
}

async function endOf(id: string): Promise<string | undefined> {
  return (await readFile(kit.database.db, id)).row.deadline_at?.toISOString();
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
  const [file] = await db.selectFrom("applications").select(["id", "home_region"]).orderBy("created_at").execute();
  if (!file) throw new Error("The test before made no file.");
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
  expect(await endOf(file.id)).toBe("2026-03-13T19:00:00.000Z");
  const entries = await readHistory(db, { kind: "application", id: file.id, homeRegion: file.home_region });
  expect(entries.filter(({ action }) => action === "deadline.recomputed")).toMatchObject([
    {
      actor: null,
      changes: [{ pointer: "/deadline/endsAt", before: "2026-03-12T19:00:00.000Z", after: "2026-03-13T19:00:00.000Z" }],
    },
  ]);
});
