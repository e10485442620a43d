import { type Part, parts, type StatusKey } from "@yer/api/contract/statuses";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { personAsActor } from "../../identity/access/person-actor.js";
import type { Actor } from "../../platform/acting/actor.js";
import { makeSecrets } from "../../platform/config/secrets.js";
import { carryTo } from "../../testing/carry-to.js";
import { type ApplicationKit, kitDistrict, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { reasonsEqualLists } from "../../testing/panel-agrees.js";
import { makePerson, type TestPerson } from "../../testing/people.js";
import { rolledTwice } from "../../testing/rolled.js";
import { readApplication } from "../application-acts/read.js";
import { review } from "../application-acts/service.js";
import { giveConclusion } from "../discussion/service.js";
import { decideObjection, objectTo } from "../objections/service.js";
import { readApplicationRecord } from "./application.js";
import { registerTotal } from "./register.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.clock.set(new Date("2026-03-05T09:00:00.000Z"));
  await everybodyLeaves();
});

const secrets = makeSecrets();
const cases = rolledTwice({ embedded: 20, postgres: 60 });
const turnCodes = [
  "submit:property",
  "start:discussion",
  "review:property",
  "justice:property",
  "record:payment",
  "council:property",
  "decide:objection",
  "decide:complaint",
] as const;

async function everybodyLeaves(): Promise<void> {
  await kit.database.db.updateTable("users").set({ blocked: true, pinfl: null }).execute();
}

/** Somebody of the register of people, which the cast is not in. */
async function person(given: TestPerson): Promise<Actor> {
  const { db } = kit.database;
  const { id } = await makePerson({ clock: kit.clock, context: { db, secrets } }, { territory: kitDistrict, ...given });
  const actor = await personAsActor(db, id, kit.clock.now());
  if (actor === undefined) throw new Error("Who was made is not there.");
  return actor;
}

async function inReview(): Promise<string> {
  const id = await carryTo(kit, "in_discussion");
  for (const who of ["architect", "ecologist"] as const) {
    await kit.act(kit.cast[who], (tx, acting) =>
      giveConclusion(tx, acting, id, {
        stepId: who === "architect" ? "architecture" : "ecology",
        verdict: who === "architect" ? "negative" : "positive",
        summary: "Koʻrib chiqildi",
        answers: who === "architect" ? { "17": 2, "66": 2012 } : { "21": 1 },
        fileIds: [],
      }),
    );
  }
  return id;
}

async function objectionTo(id: string, text: string): Promise<string> {
  const objection = await kit.act(null, (tx, acting) =>
    objectTo(tx, acting, id, {
      name: "Qoʻshni Namunayev",
      number: madePinfl(999),
      phone: "+998901234567",
      text,
      fileIds: [],
    }),
  );
  return objection.id;
}

const decideBy = (by: Actor, objection: string, why: string | null = null) =>
  kit.act(by, (tx, acting) =>
    decideObjection(tx, { ...acting, why }, objection, {
      body: { verdict: "upheld", reason: "Asosli" },
      ifMatch: null,
    }),
  );
const saidWhy = async (id: string) =>
  (
    await kit.database.db
      .selectFrom("history_entry")
      .select(["actor", "reason", "params"])
      .where("record_id", "=", id)
      .where("action", "=", "application.last_able")
      .execute()
  ).map(({ actor, reason, params }) => ({ actor, reason, params }));
const listed = async (): Promise<number> =>
  (await registerTotal(kit.database.db, kit.cast.reviewer, { stuck: ["no_person"] }, kit.clock.now(), true)).total;
const stuckOf = async (id: string) =>
  (await kit.act(kit.cast.reviewer, (tx, acting) => readApplication(tx, acting, id))).stuck;

test("two people who both decided an objection leave nobody to review: listed, with who could but for that and who gives rights", async () => {
  const both = { codes: ["decide:objection", "review:property"] };
  const anvar = await person({ ...both, name: "Anvar" });
  const botir = await person({ ...both, name: "Botir" });
  await person({ name: "Vali", territory: "17", codes: ["update:permissions"] });
  await person({ name: "Gʻani", territory: "1703", codes: [...both.codes, "update:permissions"] });
  const id = await inReview();
  await kit.act(kit.cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Maʼqul" }));
  const first = await objectionTo(id, "Bu yer meniki, hujjatim bor");
  const second = await objectionTo(id, "Yoʻlni toʻsib qoʻygan, mashina oʻta olmaydi");
  await decideBy(anvar, first);
  expect((await readApplicationRecord(kit.database.db, id)).row.status).toBe("in_review");
  expect(await stuckOf(id)).not.toContainEqual(expect.objectContaining({ code: "no-person" }));
  const before = await listed();
  // Told before it happens, and only whoever says why goes on.
  await expect(decideBy(botir, second)).rejects.toMatchObject({
    code: "last-able",
    details: {
      reasons: [
        { code: "last-able", params: { part: "review" } },
        { code: "rights-given-by", params: { names: "Vali" } },
      ],
    },
  });
  expect(await listed()).toBe(before);
  expect(await saidWhy(id)).toEqual([]);
  await decideBy(botir, second, "Boshqa hech kim yoʻq");
  expect(await saidWhy(id)).toEqual([
    { actor: botir.id, reason: "Boshqa hech kim yoʻq", params: { part: "objections", left: "review" } },
  ]);
  expect(await stuckOf(id)).toEqual(
    expect.arrayContaining([
      { code: "no-person", params: { part: "review" } },
      { code: "able-but-part", params: { name: "Anvar", part: "objections" } },
      { code: "able-but-part", params: { name: "Botir", part: "objections" } },
      { code: "rights-given-by", params: { names: "Vali" } },
    ]),
  );
  expect(await listed()).toBe(before + 1);
  await person({ ...both, name: "Davron" });
  expect(await stuckOf(id)).not.toContainEqual(expect.objectContaining({ code: "no-person" }));
  expect(await listed()).toBe(before);
});

test("who takes a part is asked only while nobody else is able: to do the same again, or with somebody beside them, needs no reason", async () => {
  const anvar = await person({ codes: ["decide:objection", "review:property"], name: "Anvar" });
  const id = await inReview();
  await kit.act(kit.cast.reviewer, (tx, acting) => review(tx, acting, id, { to: "announced", reason: "Maʼqul" }));
  const first = await objectionTo(id, "Bu yer meniki, hujjatim bor");
  const second = await objectionTo(id, "Yoʻlni toʻsib qoʻygan, mashina oʻta olmaydi");
  await expect(decideBy(anvar, first)).rejects.toMatchObject({ code: "last-able" });
  // Somebody who could, but for their own matter or another place, is nobody.
  await person({ codes: ["review:property"], territory: "1703" });
  await expect(decideBy(anvar, first)).rejects.toMatchObject({ code: "last-able" });
  await person({ codes: ["review:property"] });
  await decideBy(anvar, first);
  await everybodyLeaves();
  await kit.database.db.updateTable("users").set({ blocked: false }).where("id", "=", anvar.id).execute();
  await decideBy(anvar, second);
  expect(await saidWhy(id)).toEqual([]);
});

test("whose own file it is is not named as who could be asked", async () => {
  const id = await inReview();
  const { subject } = await readApplicationRecord(kit.database.db, id);
  await person({ name: "Egasi", codes: ["review:property"], pinfl: subject.occupierPinfl });
  const stuck = await stuckOf(id);
  expect(stuck).toContainEqual({ code: "no-person", params: { part: "review" } });
  expect(JSON.stringify(stuck)).not.toContain("Egasi");
});

test("whoever is there and whatever parts they took, a file is listed exactly where decide() allows nobody", async () => {
  const { db } = kit.database;
  const ways: readonly StatusKey[] = [
    "editing",
    "to_conclusion",
    "at_justice",
    "in_payment",
    "at_council",
    "announced",
  ];
  const files = [await inReview()];
  for (const status of ways) {
    kit.clock.set(new Date("2026-03-05T09:00:00.000Z"));
    files.push(await carryTo(kit, status));
  }
  kit.clock.set(new Date("2026-03-05T09:00:00.000Z"));
  await objectionTo(files.at(-1) ?? "", "Bu yer meniki, hujjatim bor");
  const { occupierPinfl } = (await readApplicationRecord(db, files[0] ?? "")).subject;
  await db.deleteFrom("application_duties").execute();
  const met = { all: 0, none: 0, some: 0 };
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          territory: fc.constantFrom("17", "1718", kitDistrict, kitDistrict, "1703202"),
          codes: fc.subarray([...turnCodes, "update:permissions"], { minLength: 4 }),
          granted: fc.subarray([...turnCodes]),
          revoked: fc.subarray([...turnCodes], { maxLength: 2 }),
          blocked: fc.boolean(),
          own: fc.boolean(),
        }),
        { maxLength: 3 },
      ),
      fc.uniqueArray(
        fc.record({ file: fc.nat(6), person: fc.nat(2), part: fc.constantFrom<Part>(...parts) }),
        // Never more than one part by one person: who took the very part that is asked may take it again.
        { maxLength: 16, selector: ({ file, person: who }) => `${file} ${who}` },
      ),
      async (people, duties) => {
        await everybodyLeaves();
        await db.deleteFrom("application_duties").execute();
        const made: Actor[] = [];
        for (const { own, ...given } of people) {
          made.push(await person({ ...given, pinfl: own && !made.some(({ pinfl }) => pinfl) ? occupierPinfl : null }));
        }
        const taken = duties.flatMap(({ file, person: who, part }) => {
          const [id, by] = [files[file], made[who]];
          return id === undefined || by === undefined ? [] : [{ id, by: by.id, part }];
        });
        for (const { id, by, part } of taken) {
          const row = { home_region: kitDistrict.slice(0, 4), application_id: id, user_id: by, part };
          await db
            .insertInto("application_duties")
            .values({ ...row, at: kit.clock.now() })
            .onConflict((conflict) => conflict.doNothing())
            .execute();
        }
        await reasonsEqualLists(db, kit.clock.now());
        const stuck = await listed();
        if (stuck === 0) met.none += 1;
        else if (stuck < files.length) met.some += 1;
        else met.all += 1;
      },
    ),
    { numRuns: cases },
  );
  expect(met.some).toBeGreaterThan(rolledTwice({ embedded: 0, postgres: 5 }));
});

test("a file is held by the nearest office whose people can act on it now, not by one that only lies nearer", async () => {
  const id = await inReview();
  const holder = async () =>
    (await kit.act(kit.cast.reviewer, (tx, acting) => readApplication(tx, acting, id))).holder?.id ?? null;
  await person({ name: "Anvar", codes: ["submit:property"] });
  expect(await holder()).toBeNull();
  const ofRegion = await person({ name: "Botir", territory: "1718", codes: ["review:property"] });
  expect(await holder()).toBe(ofRegion.organisation?.id);
  const ofDistrict = await person({ name: "Vali", codes: ["review:property"] });
  expect(await holder()).toBe(ofDistrict.organisation?.id);
});
