import type { PublishImpact } from "@yer/api/contract/diagrams";
import { change, type Diagram, remove, setQuantity } from "@yer/flow-editor/model";
import { playScenario } from "@yer/flow-editor/model/scenario";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { startDiscussion, submit } from "../../cases/application-acts/service.js";
import { giveConclusion } from "../../cases/discussion/service.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { publishImpact } from "./impact.js";
import { inForce, readDiagram, readDiagrams, readDraft } from "./queries.js";
import { diagramSeeds } from "../../schema/data/diagrams.js";
import {
  beginDraft,
  createDiagram,
  deactivateDiagram,
  dropDraft,
  publishDiagram,
  renameDiagram,
  saveDraft,
} from "./service.js";

let kit: ApplicationKit;
/** Someone who draws for the whole republic. */
let author: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  author = { ...kit.cast.operator, territory: "17" };
});
afterAll(() => kit.close());

const [house] = diagramSeeds;
if (house === undefined) throw new Error("The first seed is the private house's.");
const reason = "Buyruq 12";

function name(text: string): { uz_UZ: string; uz_Cyrl: string; ru_RU: string; en_US: string } {
  return { uz_UZ: text, uz_Cyrl: text, ru_RU: text, en_US: text };
}

/** One act of the author; the moment is the kit's. */
function draw<Result>(work: Parameters<typeof kit.actInContext<Result>>[1], actor = author): Promise<Result> {
  return kit.actInContext(actor, work);
}

/** A diagram of its own with a draft like the private house's, put into another shape. */
async function drafted(shape: (diagram: Diagram) => Diagram = (diagram) => diagram): Promise<string> {
  const { id } = await draw((tx, acting) => createDiagram(tx, acting, { name: name("Sinov") }));
  await draw((tx, acting) =>
    saveDraft(tx, acting, id, { body: { diagram: shape(house?.diagram as Diagram), scenarios: [] }, ifMatch: 1 }),
  );
  return id;
}

const publish = (id: string, revision: number, legalBases: (1 | 2 | 3 | 4 | 5 | 6 | 7 | 8)[]) =>
  draw((tx, acting) => publishDiagram(tx, acting, id, { body: { legalBases, reason }, ifMatch: revision }));

const withoutEcology = (diagram: Diagram): Diagram => {
  const [split, join] = diagram.parallelGateways;
  let [left] = remove(diagram, ["ecology", split?.id ?? "", join?.id ?? ""]);
  const start = left.headTail.find(({ type }) => type === "start")?.id ?? "";
  const end = left.headTail.find(({ type }) => type === "end")?.id ?? "";
  left = {
    ...left,
    relations: [
      { id: "in", source: start, target: "architecture", quantity: 1 },
      { id: "out", source: "architecture", target: end, quantity: 1 },
    ],
  };
  return left;
};

test("a diagram begins with the empty draft or with a copy, and one draft at a time is drawn", async () => {
  const { id } = await draw((tx, acting) =>
    createDiagram(tx, acting, { name: name("Yangi"), copyOf: house.versionId }),
  );
  const { versions, draft } = await readDiagram(kit.database.db, id);
  expect(versions).toEqual([]);
  expect(draft).toMatchObject({ revision: 1, savedBy: author.name, diagram: house.diagram });
  await expect(draw((tx, acting) => beginDraft(tx, acting, id, house.versionId))).rejects.toMatchObject({
    code: "not-found",
  });
  await draw((tx, acting) => beginDraft(tx, acting, house.id, house.versionId));
  await expect(draw((tx, acting) => beginDraft(tx, acting, house.id, house.versionId))).rejects.toMatchObject({
    code: "duplicate",
  });
  await draw((tx, acting) => dropDraft(tx, acting, house.id, 1));
});

test("a draft that somebody saved since is a conflict, with theirs in it; nothing of mine is written", async () => {
  const id = await drafted();
  await expect(
    draw((tx, acting) => saveDraft(tx, acting, id, { body: { diagram: house.diagram, scenarios: [] }, ifMatch: 1 })),
  ).rejects.toMatchObject({
    code: "precondition-failed",
    details: { current: { revision: 2, diagram: house.diagram } },
  });
  expect((await readDiagram(kit.database.db, id)).draft?.revision).toBe(2);
});

test("what is no diagram is refused at its place, and a draft may break every clause", async () => {
  const id = await drafted();
  const save = (diagram: unknown, revision: number) =>
    draw((tx, acting) => saveDraft(tx, acting, id, { body: { diagram, scenarios: [] }, ifMatch: revision }));
  for (const hostile of [null, 7, "{", { version: 1, headTail: "x" }, { ...house.diagram, steps: [{ id: 7 }] }]) {
    await expect(save(hostile, 2)).rejects.toMatchObject({ code: "invalid", details: { errors: [{ in: "body" }] } });
  }
  await save({ ...house.diagram, relations: [] }, 2);
  await expect(publish(id, 3, [1])).rejects.toMatchObject({
    code: "move-refused",
    details: { reasons: [{ code: "diagram-unsound" }] },
  });
  expect(await inForce(kit.database.db, [1])).toMatchObject([{ versionId: house.versionId }]);
});

test("a draft keeps what its BPMN file said, and a code that no database keeps is refused", async () => {
  const id = await drafted();
  const save = (diagram: unknown, revision: number) =>
    draw((tx, acting) => saveDraft(tx, acting, id, { body: { diagram, scenarios: [] }, ifMatch: revision }));
  const bpmn = {
    process: { id: "жараён", attributes: { isExecutable: true } },
    nodes: { a: { documentation: ["\\u0000"] } },
  };
  await save({ ...house.diagram, bpmn }, 2);
  expect((await readDiagram(kit.database.db, id)).draft?.diagram).toEqual({ ...house.diagram, bpmn });
  for (const hostile of ["\u0000", "\ud800"]) {
    await expect(save({ ...house.diagram, bpmn: { nodes: hostile } }, 3)).rejects.toMatchObject({ code: "invalid" });
  }
});

test("a step that does not say whom it asks is a finding", async () => {
  const id = await drafted((diagram) => change(diagram, "steps", "architecture", { concluder: null })[0]);
  await expect(publish(id, 2, [1])).rejects.toMatchObject({ details: { reasons: [{ code: "diagram-unsound" }] } });
});

test("a version that names a body or questions there are not is not published", async () => {
  const id = await drafted((diagram) => {
    const [strange] = change(diagram, "steps", "architecture", { fieldGroupId: "999999" });
    return strange;
  });
  const draft = await readDraft(kit.database.db, id);
  if (draft === undefined) throw new Error("There is a draft.");
  const { findings } = await publishImpact(kit.database.db, draft, [1]);
  expect(findings).toEqual([{ code: "fields-unknown", nodes: ["architecture"], params: {} }]);
  await expect(publish(id, 2, [1])).rejects.toMatchObject({ code: "move-refused" });
});

test("scenarios that the draft fails keep it from being published", async () => {
  const id = await drafted();
  const played = playScenario(house.diagram, [{ stepId: "architecture", verdict: "positive" }]);
  if (!played.ok) throw new Error("The seed plays.");
  const scenario = {
    id: "one",
    name: "Faqat arxitektura",
    conclusions: [{ stepId: "architecture", verdict: "positive" as const }],
    expected: { path: [...played.result.path], outcome: "positive" as const },
  };
  await draw((tx, acting) =>
    saveDraft(tx, acting, id, { body: { diagram: house.diagram, scenarios: [scenario] }, ifMatch: 2 }),
  );
  await expect(publish(id, 3, [3])).rejects.toMatchObject({
    details: { reasons: [{ code: "scenario-failed", params: { name: "Faqat arxitektura" } }] },
  });
  const running = { ...scenario, expected: { ...scenario.expected, outcome: "running" as const } };
  await draw((tx, acting) =>
    saveDraft(tx, acting, id, { body: { diagram: house.diagram, scenarios: [running] }, ifMatch: 3 }),
  );
  await expect(publish(id, 4, [3])).resolves.toMatchObject({ number: 1 });
});

test("publishing takes the place of what was in force for its legal bases alone, says who and why, and is kept in a chain", async () => {
  const id = await drafted();
  const { versionId } = await publish(id, 2, [8]);
  expect(await inForce(kit.database.db, [4, 8])).toMatchObject([
    { legalBasis: 4, versionId: diagramSeeds[2]?.versionId },
    { legalBasis: 8, versionId },
  ]);
  const line = (await readDiagrams(kit.database.db)).find((each) => each.id === id);
  expect(line).toMatchObject({
    draft: null,
    versions: [{ state: "published", legalBases: [8], publishedBy: author.name }],
  });
  const entries = await kit.database.db
    .selectFrom("history_entry")
    .select(["action", "reason"])
    .where("record_kind", "=", "diagram")
    .where("record_id", "=", id)
    .orderBy("sequence")
    .execute();
  expect(entries).toEqual([
    { action: "diagram.created", reason: null },
    { action: "diagram.published", reason },
  ]);

  await draw((tx, acting) => beginDraft(tx, acting, id, versionId));
  await publish(id, 1, [8]);
  const versions = (await readDiagrams(kit.database.db)).find((each) => each.id === id)?.versions;
  expect(versions?.map(({ number, state }) => [number, state])).toEqual([
    [2, "published"],
    [1, "replaced"],
  ]);
});

test("a diagram taken out of force leaves its legal bases without one, and says who did it and why", async () => {
  const id = await drafted();
  const off = (actor = author) => draw((tx, acting) => deactivateDiagram(tx, acting, id, reason), actor);
  await expect(off()).rejects.toMatchObject({ details: { reasons: [{ code: "not-in-force" }] } });
  const [before] = await inForce(kit.database.db, [6]);
  await publish(id, 2, [6]);
  await expect(off(kit.cast.operator)).rejects.toMatchObject({ code: "access-denied" });
  await off();
  expect(await inForce(kit.database.db, [6])).toEqual([]);
  expect((await readDiagram(kit.database.db, id)).versions).toMatchObject([{ state: "replaced", legalBases: [] }]);
  const { reason: why, actor } = await kit.database.db
    .selectFrom("history_entry")
    .select(["reason", "actor"])
    .where("record_id", "=", id)
    .where("action", "=", "diagram.deactivated")
    .executeTakeFirstOrThrow();
  expect([why, actor]).toEqual([reason, author.id]);
  // The other tests go on with a diagram for every legal basis.
  await kit.database.db
    .insertInto("diagram_legal_bases")
    .values({ legal_basis: 6, version_id: before?.versionId ?? "" })
    .execute();
});

test("staff of one district publish nothing: discussion logic holds for the republic", async () => {
  const id = await drafted();
  await expect(
    draw(
      (tx, acting) => publishDiagram(tx, acting, id, { body: { legalBases: [1], reason }, ifMatch: 2 }),
      kit.cast.operator,
    ),
  ).rejects.toMatchObject({ code: "access-denied" });
});

test("two who publish at once are one after the other, and the second sees a conflict", async () => {
  const id = await drafted();
  const results = await Promise.allSettled([publish(id, 2, [7]), publish(id, 2, [7])]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("the impact replays every running case: those led alike, those whose conclusions would be stranded, those others would be asked of", async () => {
  const { cast, act } = kit;
  const started = async (): Promise<string> => {
    const id = await kit.create();
    await act(cast.operator, (tx, acting) => submit(tx, acting, id));
    await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
    return id;
  };
  await started();
  const concluded = await started();
  await act(cast.ecologist, (tx, acting) =>
    giveConclusion(tx, acting, concluded, {
      stepId: "ecology",
      verdict: "positive",
      summary: "Maʼqul",
      answers: { "21": 1 },
      fileIds: [],
    }),
  );
  const impactOf = async (shape?: (diagram: Diagram) => Diagram): Promise<PublishImpact> => {
    const draft = await readDraft(kit.database.db, await drafted(shape));
    if (draft === undefined) throw new Error("There is a draft.");
    return await publishImpact(kit.database.db, draft, [1]);
  };
  const same = await impactOf();
  expect(same.cases).toEqual({ running: 2, unaffected: 2, stay: 0, list: [] });
  expect(same.replaces).toMatchObject([{ legalBasis: 1, version: 1 }]);

  const shorter = await impactOf(withoutEcology);
  expect(shorter.findings).toEqual([]);
  expect(shorter.cases).toMatchObject({ running: 2, unaffected: 0, stay: 2 });
  expect(shorter.cases.list).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ applicationId: concluded, why: "stranded", stranded: 1, version: 1 }),
      expect.objectContaining({ why: "awaits-others" }),
    ]),
  );

  const twice = await impactOf((diagram) => {
    const leaving = diagram.relations.find(({ source }) => source === "architecture");
    return setQuantity(diagram, leaving?.id ?? "", 2)[0];
  });
  expect(twice.cases.list.map(({ why }) => why)).toEqual(["unresolved", "unresolved"]);
});

test("a name is changed under its own version", async () => {
  const id = await drafted();
  await draw((tx, acting) => renameDiagram(tx, acting, id, { body: { name: name("Boshqa") }, ifMatch: 1 }));
  await expect(
    draw((tx, acting) => renameDiagram(tx, acting, id, { body: { name: name("Yana") }, ifMatch: 1 })),
  ).rejects.toMatchObject({
    code: "precondition-failed",
    details: { current: { version: 2 } },
  });
  expect((await readDiagram(kit.database.db, id)).name.uz_UZ).toBe("Boshqa");
});

test("a draft thrown away takes a diagram with it that was never published", async () => {
  const id = await drafted();
  await draw((tx, acting) => dropDraft(tx, acting, id, 2));
  await expect(readDiagram(kit.database.db, id)).rejects.toMatchObject({ code: "not-found" });
});
