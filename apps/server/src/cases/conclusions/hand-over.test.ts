import { uuidv7 } from "uuidv7";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { seesHeldFile } from "../applications/held-file.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { findDraft, putDraft } from "../../platform/drafts/queries.js";
import { type ConclusionsKit, held, hour, openConclusionsKit, step } from "../../testing/conclusions-kit.js";
import type { ApplicationKit } from "../../testing/application-kit.js";
import { passSeats } from "./hand-over.js";
import { releaseConclusion } from "./service.js";

let all: ConclusionsKit;
let kit: ApplicationKit;
let first: Actor;
let second: Actor;
let head: Actor;

beforeAll(async () => {
  all = await openConclusionsKit();
  ({ kit, first, second, head } = all);
});
afterAll(() => kit.close());

describe("what was written", () => {
  const form = "give:conclusion";
  let id = "";
  const key = (who: Actor) => ({ person: who.id, form, record: `${id}-${step}` });
  const write = (who: Actor, value: Record<string, unknown>) =>
    withTransaction(kit.database.db, (tx) =>
      putDraft(tx, key(who), { value, baseVersion: null, savedAt: kit.clock.now() }),
    );
  const draft = async (who: Actor) => (await findDraft(kit.database.db, key(who)))?.value;
  beforeEach(async () => {
    id = await all.running();
  });

  test("goes to the next who takes it, after the lease or a release, with the files uploaded for it", async () => {
    const [plan, foreign] = [uuidv7(), uuidv7()];
    await kit.database.db
      .insertInto("stored_file")
      .values(
        [
          { id: plan, uploaded_by: first.id },
          { id: foreign, uploaded_by: kit.cast.operator.id },
        ].map((file) => ({
          ...file,
          sha256: file.id,
          name: "reja.pdf",
          type: "pdf" as const,
          size: 10,
          state: "clean" as const,
          uploaded_at: kit.clock.now(),
        })),
      )
      .execute();
    await all.take(first, id);
    await write(first, { summary: "Boshlangan", files: [{ id: plan }, { id: foreign }] });
    await kit.act(first, (tx, acting) => releaseConclusion(tx, acting, id, step));
    await all.take(second, id);
    expect(await draft(second)).toMatchObject({ summary: "Boshlangan" });
    expect(await draft(first)).toBeUndefined();
    expect(await seesHeldFile(kit.database.db, second, plan)).toBe(true);
    expect(await seesHeldFile(kit.database.db, second, foreign)).toBe(false);
    await expect(all.give(second, id, [foreign])).rejects.toMatchObject({ code: "invalid" });
    await all.give(second, id, [plan]);
  });

  test("is never written over by a colleague's", async () => {
    await all.take(first, id);
    await write(first, { summary: "Birinchining soʻzi" });
    await write(second, { summary: "Ikkinchining soʻzi" });
    kit.clock.advance(9 * hour);
    await all.take(second, id);
    expect(await draft(second)).toEqual({ summary: "Ikkinchining soʻzi" });
    expect(await draft(first)).toEqual({ summary: "Birinchining soʻzi" });
  });

  test("goes to the next over a return, unless who wrote it is of the body no more", async () => {
    await all.take(first, id);
    await write(first, { summary: "Qaytarishdan oldin" });
    const other = await all.running();
    await all.take(second, other);
    await all.sendBack(id);
    await all.sendBack(other);
    kit.clock.advance(9 * hour);
    await kit.database.db.updateTable("users").set({ blocked: true }).where("id", "=", second.id).execute();
    await all.comeBack(id);
    await all.comeBack(other);
    const seat = await all.take(head, id);
    expect(seat).toMatchObject({ lease: { holder: { name: head.name } } });
    expect(await draft(head)).toEqual({ summary: "Qaytarishdan oldin" });
    const { rows } = await all.inbox(head, "waiting");
    expect(rows.find(({ applicationId }) => applicationId === other)?.lease).toBeNull();
    await kit.database.db.updateTable("users").set({ blocked: false }).where("id", "=", second.id).execute();
  });

  test("goes along when somebody leaves: to who may give it for the same body, or the seat is free", async () => {
    await all.take(first, id);
    await write(first, { summary: "Ketishdan oldin" });
    const other = await all.running();
    await kit.database.db
      .insertInto("application_duties")
      .values({ home_region: "1718", application_id: other, user_id: second.id, part: "review", at: kit.clock.now() })
      .execute();
    await all.take(first, other);
    const recipients = [kit.cast.ecologist, second];
    await kit.act(head, (tx, { now, events }) =>
      passSeats(tx, { actor: head, now, events }, first.id, recipients, "Ishdan ketdi"),
    );
    expect(await draft(second)).toEqual({ summary: "Ketishdan oldin" });
    await expect(all.take(first, id)).rejects.toMatchObject(held(second));
    expect(await all.actionsOf(id)).toEqual(["conclusion.delegated", "conclusion.taken"]);
    expect(await all.actionsOf(other)).toEqual(["conclusion.released", "conclusion.taken"]);
    expect(await all.take(head, other)).toMatchObject({ lease: { holder: { name: head.name } } });
  });
});
