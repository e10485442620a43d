import { change, type Diagram, remove } from "@yer/flow-editor/model";
import { searchKey, sortKey } from "@yer/api/formats";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { startDiscussion, submit } from "../application-acts/service.js";
import { readApplicationRecord } from "../applications/application.js";
import { writeCursor } from "../../platform/lists/cursor.js";
import { jsonb } from "../../platform/sql/jsonb.js";
import { withTransaction } from "../../platform/database/transaction.js";
import { outcomeKept } from "./outcome-of.js";
import { diagramSeeds } from "../../schema/data/diagrams.js";
import { createDiagram, publishDiagram, saveDraft, beginDraft } from "../../questions/diagrams/service.js";
import { readDiagram } from "../../questions/diagrams/queries.js";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import { ensureStandardPositions, standardPositions } from "../../identity/users/standard-positions.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { addNeighborhood } from "../../testing/bare-application.js";
import { placeRecords } from "../placing/service.js";
import { previewMove } from "./preview.js";
import { pageOfRunning, pageOfMove, readCaseMoves } from "./queries.js";
import { startMove } from "./service.js";
import { tickCaseMoves } from "./tick.js";

let kit: ApplicationKit;
/** Someone who moves cases of the whole republic. */
let author: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  author = { ...kit.cast.operator, territory: "17" };
  // The act's rights are read anew for each application.
  await withTransaction(kit.database.db, ensureStandardPositions);
  await kit.database.db
    .insertInto("users")
    .values({
      id: author.id,
      name: author.name,
      sort_key: sortKey(author.name),
      search_key: searchKey(author.name),
      username: null,
      password_hash: null,
      pinfl: author.pinfl,
      stirs: jsonb([]),
      oneid_user_id: null,
      phone: null,
      is_staff: true,
      organisation_id: author.organisation?.id ?? null,
      position_id: standardPositions.operator.id,
      territory: "17",
      granted: jsonb(["move:case"]),
      revoked: jsonb([]),
      blocked: false,
      blocked_reason: null,
      preferences: null,
      last_seen_at: null,
      created_at: kit.clock.now(),
    })
    .execute();
});
afterAll(() => kit.close());

const [house] = diagramSeeds;
if (house === undefined) throw new Error("The first seed is the private house's.");
const name = { uz_UZ: "Sinov", uz_Cyrl: "Синов", ru_RU: "Синов", en_US: "Sinov" };
const reason = "Buyruq 15";

const draw = <Result>(work: Parameters<typeof kit.actInContext<Result>>[1], actor = author): Promise<Result> =>
  kit.actInContext(actor, work);
const tick = () => tickCaseMoves(kit.database.db, kit.events, kit.clock.now());

/** Only the architect is asked, at a step of another name. */
const onlyArchitect = (diagram: Diagram): Diagram => {
  const [split, join] = diagram.parallelGateways;
  const [left] = remove(diagram, ["ecology", split?.id ?? "", join?.id ?? ""]);
  const start = left.headTail.find(({ type }) => type === "start")?.id ?? "";
  const end = left.headTail.find(({ type }) => type === "end")?.id ?? "";
  return {
    ...left,
    steps: left.steps.map((step) => ({ ...step, id: "arch" })),
    relations: [
      { id: "in", source: start, target: "arch", quantity: 1 },
      { id: "out", source: "arch", target: end, quantity: 1 },
    ],
  };
};

interface Versions {
  readonly diagram: string;
  readonly from: string;
  readonly to: string;
}

/** A diagram with a version in force for legal basis 1, applications that run on it, and then a second version. */
async function twoVersions(shape: (diagram: Diagram) => Diagram, applications: () => Promise<void>): Promise<Versions> {
  const { id } = await draw((tx, acting) => createDiagram(tx, acting, { name }));
  await draw((tx, acting) =>
    saveDraft(tx, acting, id, { body: { diagram: house?.diagram, scenarios: [] }, ifMatch: 1 }),
  );
  const first = await draw((tx, acting) =>
    publishDiagram(tx, acting, id, { body: { legalBases: [1], reason }, ifMatch: 2 }),
  );
  await applications();
  await draw((tx, acting) => beginDraft(tx, acting, id, first.versionId));
  await draw((tx, acting) =>
    saveDraft(tx, acting, id, { body: { diagram: shape(house?.diagram as Diagram), scenarios: [] }, ifMatch: 1 }),
  );
  const second = await draw((tx, acting) =>
    publishDiagram(tx, acting, id, { body: { legalBases: [1], reason }, ifMatch: 2 }),
  );
  return { diagram: id, from: first.versionId, to: second.versionId };
}

async function running(neighborhoodId?: string): Promise<string> {
  const id = await kit.create(neighborhoodId === undefined ? {} : { neighborhoodId });
  await kit.act(kit.cast.operator, (tx, acting) => submit(tx, acting, id));
  await kit.act(kit.cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  return id;
}

const conclude = (id: string, who: "architect" | "ecologist", stepId: string) =>
  kit.act(kit.cast[who], (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId,
      verdict: "positive",
      summary: "Maʼqul",
      answers: who === "architect" ? { "17": 2 } : { "21": 1 },
      fileIds: [],
    }),
  );

const start = ({ diagram, from, to }: Versions, steps: Record<string, string | null>, applications?: string[]) =>
  draw((tx, acting) =>
    startMove(tx, acting, diagram, { from, to, steps, reason, ...(applications && { files: applications }) }),
  );

const mapping = { architecture: "arch", ecology: null };

test("the dry run says of each case what becomes of it and changes nothing; the act does just that, once, with a history", async () => {
  let untouched = "";
  let byEcologist = "";
  let byArchitect = "";
  const versions = await twoVersions(onlyArchitect, async () => {
    untouched = await running();
    byEcologist = await running();
    await conclude(byEcologist, "ecologist", "ecology");
    byArchitect = await running();
    await conclude(byArchitect, "architect", "architecture");
  });
  const { diagram, from, to } = versions;
  const before = await readApplicationRecord(kit.database.db, byArchitect);
  const dry = await previewMove(kit.database.db, diagram, { from, to, steps: mapping });
  expect(dry).toMatchObject({ total: 3, same: 0, changes: 2, ends: 1, refused: 0 });
  const outcomes = new Map(dry.list.map(({ applicationId, outcome }) => [applicationId, outcome]));
  expect(outcomes.get(untouched)).toMatchObject({ kind: "changes", carried: 0, superseded: [] });
  expect(outcomes.get(byEcologist)).toMatchObject({
    kind: "changes",
    carried: 0,
    superseded: [{ step: { uz_UZ: "Ekologiya xulosasi", ru_RU: "Заключение по экологии" }, why: "no-step" }],
  });
  expect(outcomes.get(byArchitect)).toMatchObject({ kind: "ends", carried: 1, verdict: "positive" });
  expect(await readApplicationRecord(kit.database.db, byArchitect)).toEqual(before);

  const { id, total } = await start(versions, mapping);
  expect(total).toBe(3);
  expect(await tick()).toBe(3);
  expect(await tick()).toBe(0);
  expect(await readCaseMoves(kit.database.db, { id })).toMatchObject([
    { total: 3, moved: 3, refused: 0, fromVersion: 1, toVersion: 2, by: author.name },
  ]);
  const { files: applications } = await pageOfMove(kit.database.db, id, undefined, 10);
  for (const application of applications) expect(application.outcome).toEqual(outcomes.get(application.applicationId));

  expect((await readApplicationRecord(kit.database.db, byArchitect)).row.status).toBe("announced");
  expect((await readApplicationRecord(kit.database.db, untouched)).row.status).toBe("in_discussion");
  const seen = await kit.act(author, (tx, acting) => readDiscussion(tx, acting, untouched));
  expect(seen).toMatchObject({ diagramVersion: 2, state: "running", steps: [{ stepId: "arch", state: "awaited" }] });
  await conclude(untouched, "architect", "arch");
  expect((await readApplicationRecord(kit.database.db, untouched)).row.status).toBe("announced");
  const entries = await kit.database.db
    .selectFrom("history_entry")
    .select(["action", "actor", "reason"])
    .where("record_id", "=", byEcologist)
    .where("action", "=", "discussion.moved")
    .execute();
  expect(entries).toEqual([{ action: "discussion.moved", actor: author.id, reason }]);
});

test("cases to choose from, and what became of them, come page by page, and a cursor that is none of ours is refused", async () => {
  const { db } = kit.database;
  const versions = await twoVersions(onlyArchitect, async () => {
    for (let count = 0; count < 3; count += 1) await running();
  });
  const { id } = await start(versions, mapping);
  const cases = (after?: string) => pageOfRunning(db, versions.from, after, 2, kit.clock.now());
  const results = (after?: string) => pageOfMove(db, id, after, 2);
  const first = await cases();
  const rest = await cases(first.next ?? "");
  expect(first).toMatchObject({ total: 3, items: [{}, {}] });
  expect(rest).toMatchObject({ total: 3, items: [{}], next: null });
  const numbers = [...first.items, ...rest.items].map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)].toSorted());
  const begun = await results();
  const ended = await results(begun.next ?? "");
  expect(ended.next).toBeNull();
  expect([...begun.files, ...ended.files].map(({ number }) => number)).toEqual(numbers);
  for (const foreign of [numbers[0] ?? "", writeCursor("position", ["2"]), writeCursor("number", ["1", "2"])]) {
    await expect(cases(foreign)).rejects.toMatchObject({ code: "invalid" });
    await expect(results(foreign)).rejects.toMatchObject({ code: "invalid" });
  }
});

/** The version a case stands on, and until when the architect has to conclude. */
async function due(id: string) {
  const seen = await kit.act(author, (tx, acting) => readDiscussion(tx, acting, id));
  return [seen?.diagramVersion, seen?.steps.find(({ stepId }) => stepId === "architecture")?.deadline] as const;
}

test("a step with more days gives them to who is asked already, from when they were asked, and the preview says so", async () => {
  let application = "";
  const versions = await twoVersions(
    (diagram) => change(diagram, "steps", "architecture", { days: 99 })[0],
    async () => {
      application = await running();
    },
  );
  const asked = { ...versions, steps: {}, files: [application] };
  const [, before] = await due(application);
  const { list } = await previewMove(kit.database.db, versions.diagram, asked);
  expect(list[0]?.outcome).toMatchObject({ kind: "changes", superseded: [], longer: [{ after: 99 }] });
  await start(versions, {}, [application]);
  // Late by the old term, which holds no more.
  kit.clock.set(new Date(new Date(before ?? "").getTime() + 86_400_000));
  await tick();
  const [version, after] = await due(application);
  expect(version).toBe(2);
  expect(new Date(after ?? "").getTime()).toBeGreaterThan(kit.clock.now().getTime());
});

test("only the files that were chosen move, and a body that is asked on keeps its term where the step gives fewer days", async () => {
  let chosen = "";
  let other = "";
  const versions = await twoVersions(
    (diagram) => change(diagram, "steps", "architecture", { days: 1 })[0],
    async () => {
      chosen = await running();
      other = await running();
    },
  );
  const [, deadline] = await due(chosen);
  const dry = await previewMove(kit.database.db, versions.diagram, { ...versions, steps: {}, files: [chosen] });
  expect(dry).toMatchObject({ total: 1, same: 1 });
  await start(versions, {}, [chosen]);
  kit.clock.advance(60_000);
  expect(await tick()).toBe(1);
  expect(await due(chosen)).toEqual([2, deadline]);
  expect(await due(other)).toEqual([1, deadline]);
  const left = await pageOfRunning(kit.database.db, versions.from, undefined, 10, kit.clock.now());
  expect(left).toMatchObject({ total: 1, items: [{ applicationId: other, conclusions: 0 }] });
});

test("a conclusion given at the same moment is in the old run and goes along, or in the new one: never lost, never twice", async () => {
  let application = "";
  const versions = await twoVersions(
    (diagram) => change(diagram, "steps", "ecology", { days: 42 })[0],
    async () => {
      application = await running();
    },
  );
  await start(versions, {}, [application]);
  await Promise.all([tick(), conclude(application, "ecologist", "ecology"), tick()]);
  const seen = await kit.act(author, (tx, acting) => readDiscussion(tx, acting, application));
  expect(seen).toMatchObject({ diagramVersion: 2, state: "running" });
  expect(seen?.conclusions).toMatchObject([{ stepId: "ecology", verdict: "positive", superseded: false }]);
  const runs = await kit.database.db
    .selectFrom("runs")
    .select("state")
    .where("application_id", "=", application)
    .execute();
  expect(runs.map(({ state }) => state).toSorted()).toEqual(["cancelled", "running"]);
});

test("a file whose discussion ended before its turn stays, and the report says why", async () => {
  let application = "";
  const versions = await twoVersions(onlyArchitect, async () => {
    application = await running();
  });
  const { id } = await start(versions, mapping, [application]);
  await conclude(application, "ecologist", "ecology");
  await conclude(application, "architect", "architecture");
  await tick();
  const { files: applications } = await pageOfMove(kit.database.db, id, undefined, 10);
  expect(applications).toMatchObject([{ state: "refused", outcome: { kind: "refused", why: "not-running" } }]);
  expect((await readApplicationRecord(kit.database.db, application)).row.status).toBe("announced");
});

test("who loses the right while a move is under way moves no further file, and nobody moves a file of their own", async () => {
  let application = "";
  let own = "";
  const versions = await twoVersions(onlyArchitect, async () => {
    application = await running();
    own = await running();
  });
  const { subject } = await readApplicationRecord(kit.database.db, own);
  const rights = (granted: string[], pinfl: string | null) =>
    kit.database.db
      .updateTable("users")
      .set({ granted: jsonb(granted), pinfl })
      .where("id", "=", author.id)
      .execute();
  const refusals = async (id: string) =>
    new Map(
      (await pageOfMove(kit.database.db, id, undefined, 10)).files.map(({ applicationId, outcome }) => [
        applicationId,
        outcome?.why ?? outcome?.kind,
      ]),
    );
  await rights([], author.pinfl);
  const first = await start(versions, mapping);
  await tick();
  expect([...(await refusals(first.id)).values()]).toEqual(["rights-lost", "rights-lost"]);
  await rights(["move:case"], subject.occupierPinfl);
  const second = await start(versions, mapping);
  await tick();
  expect(await refusals(second.id)).toEqual(
    new Map([
      [application, "changes"],
      [own, "own-file"],
    ]),
  );
  await rights(["move:case"], author.pinfl);
});

/**
 * Neighbourhoods of which the first was split, and its applications not placed yet, once `split` is called; `place`
 * places one.
 */
async function splitPlace(ended: string, standing: string) {
  const { db } = kit.database;
  for (const id of [ended, standing]) await addNeighborhood(db, id);
  const succession = { from_code: ended, to_code: standing, kind: "split", at: kit.clock.now() } as const;
  return {
    split: async () => {
      await db.updateTable("neighborhoods").set({ active: false }).where("id", "=", ended).execute();
      await db.insertInto("place_successions").values(succession).execute();
    },
    place: (application: string) =>
      kit.act(kit.cast.operator, (tx, acting) =>
        placeRecords(tx, acting, {
          items: [{ kind: "application", id: application }],
          neighborhoodId: standing,
          reason,
        }),
      ),
  };
}

test("files whose neighbourhood is no more wait without failing, say why, and move by themselves once they are placed", async () => {
  const { db } = kit.database;
  const ended = "14160071";
  const { split, place } = await splitPlace(ended, "14160072");
  const files: string[] = [];
  const versions = await twoVersions(onlyArchitect, async () => {
    // The discussion of the first would end, that of the other goes on.
    files.push(await running(ended), await running(ended));
    await conclude(files[0] ?? "", "architect", "architecture");
  });
  const { diagram, from, to } = versions;
  await split();
  const dry = await previewMove(db, diagram, { from, to, steps: mapping, files });
  expect(dry).toMatchObject({ total: 2, waits: 2, same: 0, changes: 0, ends: 0, refused: 0 });
  const { id } = await start(versions, mapping, files);
  expect([await tick(), await tick()]).toEqual([0, 0]);
  const waits = { state: "pending", outcome: { kind: "waits", why: "place-ended" }, at: null };
  expect(await pageOfMove(db, id, undefined, 10)).toMatchObject({ files: [waits, waits] });
  expect(await readCaseMoves(db, { id })).toMatchObject([
    { total: 2, moved: 0, refused: 0, waiting: 2, endedAt: null },
  ]);

  for (const [file = "", status, waiting] of [
    [files[0], "announced", 1],
    [files[1], "in_discussion", 0],
  ] as const) {
    await place(file);
    expect(await tick()).toBe(1);
    expect((await readApplicationRecord(db, file)).row.status).toBe(status);
    expect(await readCaseMoves(db, { id })).toMatchObject([{ waiting }]);
  }
  expect(await readCaseMoves(db, { id })).toMatchObject([{ moved: 2, endedAt: kit.clock.now().toISOString() }]);
});

test("a move that waits for a file to be placed keeps no other of its version from beginning", async () => {
  const { db } = kit.database;
  const { split, place } = await splitPlace("14160073", "14160074");
  let waiting = "";
  let other = "";
  const versions = await twoVersions(onlyArchitect, async () => {
    waiting = await running("14160073");
    other = await running();
  });
  await split();
  const first = await start(versions, mapping, [waiting]);
  // Nothing keeps this one: until its turn has come, the cases of the version are being moved.
  const second = await start(versions, mapping, [other]);
  const already = { code: "move-refused", details: { reasons: [{ code: "moving-already" }] } };
  await expect(start(versions, mapping)).rejects.toMatchObject(already);
  expect(await tick()).toBe(1);
  expect(await readCaseMoves(db, { id: second.id })).toMatchObject([{ moved: 1, endedAt: expect.any(String) }]);
  await place(waiting);
  await expect(start(versions, mapping)).rejects.toMatchObject(already);
  expect(await tick()).toBe(1);
  expect(await readCaseMoves(db, { id: first.id })).toMatchObject([{ moved: 1, endedAt: expect.any(String) }]);
  expect((await due(waiting))[0]).toBe(2);
});

test("a file that waits goes with the last move that names it, and the one before says so and ends", async () => {
  const { db } = kit.database;
  const { split, place } = await splitPlace("14160075", "14160076");
  let waiting = "";
  const versions = await twoVersions(onlyArchitect, async () => {
    waiting = await running("14160075");
  });
  await split();
  const before = await start(versions, mapping);
  const { total } = await previewMove(db, versions.diagram, { ...versions, steps: { architecture: null } });
  const last = await start(versions, { architecture: null });
  expect([total, last.total]).toEqual([1, 1]);
  await tick();
  expect(await readCaseMoves(db, { id: before.id })).toMatchObject([
    { refused: 1, waiting: 0, endedAt: expect.any(String) },
  ]);
  expect(await pageOfMove(db, before.id, undefined, 10)).toMatchObject({
    files: [{ state: "refused", outcome: { kind: "refused", why: "later-move" } }],
  });
  await place(waiting);
  expect(await tick()).toBe(1);
  expect(await readCaseMoves(db, { id: last.id })).toMatchObject([{ moved: 1, endedAt: expect.any(String) }]);
});

test("what cannot be moved to, or by whom, is refused and nothing is begun", async () => {
  const versions = await twoVersions(onlyArchitect, async () => {
    await running();
  });
  const elsewhere = { code: "move-refused", details: { reasons: [{ code: "version-elsewhere" }] } };
  await expect(start({ ...versions, to: versions.from }, {})).rejects.toMatchObject(elsewhere);
  await expect(start({ ...versions, from: house.versionId }, {})).rejects.toMatchObject(elsewhere);
  await expect(start({ ...versions, from: versions.to, to: versions.from }, {})).rejects.toMatchObject(elsewhere);
  await expect(start(versions, { architecture: "nowhere" })).rejects.toMatchObject({
    details: { reasons: [{ code: "step-unknown", params: { step: "nowhere" } }] },
  });
  await expect(start(versions, { constructor: null })).rejects.toMatchObject({
    details: { reasons: [{ code: "step-unknown" }] },
  });
  await expect(start(versions, mapping, ["00000000-0000-7000-8000-000000000000"])).rejects.toMatchObject({
    details: { reasons: [{ code: "no-cases" }] },
  });
  await expect(
    draw(
      (tx, acting) => startMove(tx, acting, versions.diagram, { ...versions, steps: mapping, reason }),
      kit.cast.operator,
    ),
  ).rejects.toMatchObject({ code: "access-denied" });
  expect(await readCaseMoves(kit.database.db, { diagramId: versions.diagram })).toEqual([]);
  const both = await Promise.allSettled([start(versions, mapping), start(versions, mapping)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await tick();
  expect((await readDiagram(kit.database.db, versions.diagram)).versions.map(({ running: on }) => on)).toEqual([1, 0]);
});

test("a report of before steps had names in languages tells them by the words it kept", () => {
  const kept = {
    step: "Ekologiya xulosasi",
    organisation: { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" },
    why: "no-step",
  };
  const former: unknown = {
    kind: "changes",
    why: null,
    carried: 0,
    superseded: [kept],
    awaited: ["Arxitektura xulosasi"],
    verdict: null,
  };
  const outcome = outcomeKept(former as Parameters<typeof outcomeKept>[0]);
  expect(outcome.superseded).toMatchObject([{ step: { ru_RU: "Ekologiya xulosasi" }, why: "no-step" }]);
  expect(outcome.awaited).toMatchObject([{ en_US: "Arxitektura xulosasi" }]);
  expect(outcome.longer).toBeUndefined();
});
