import { afterAll, beforeAll, expect, test } from "vitest";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import { objectTo } from "../objections/service.js";
import { type ApplicationKit, madePinfl, openApplicationKit } from "../../testing/application-kit.js";
import { seesHeldFile } from "./held-file.js";
import { readApplicationHistory } from "./history.js";
import { readApplication } from "../application-acts/read.js";
import { returnApplication, startDiscussion, submit } from "../application-acts/service.js";

let kit: ApplicationKit;
beforeAll(async () => {
  kit = await openApplicationKit();
});
afterAll(() => kit.close());

const conclude = (who: "architect" | "ecologist", id: string, fileIds: string[] = []) =>
  kit.act(kit.cast[who], (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: who === "architect" ? "architecture" : "ecology",
      verdict: "positive",
      summary: "Maʼqul",
      answers: who === "architect" ? { "17": 2 } : { "21": 1 },
      fileIds,
    }),
  );
const discussionOf = (who: "architect" | "ecologist" | "operator", id: string) =>
  kit.act(kit.cast[who], (tx, acting) => readDiscussion(tx, acting, id));

test("a body sees a file from the moment it is asked, its own conclusion at once, others' when the run has ended", async () => {
  const { cast, act } = kit;
  const id = await kit.create();
  const seenByArchitect = () => act(cast.architect, (tx, acting) => readApplication(tx, acting, id));
  await expect(seenByArchitect()).rejects.toMatchObject({ code: "not-found" });

  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  expect((await seenByArchitect()).moves.find(({ key }) => key === "give_conclusion")).toMatchObject({ allowed: true });

  await conclude("ecologist", id);
  expect(await discussionOf("architect", id)).toMatchObject({ conclusions: [], closed: 1 });
  expect(await discussionOf("ecologist", id)).toMatchObject({ conclusions: [{ verdict: "positive" }], closed: 0 });
  expect(await discussionOf("operator", id)).toMatchObject({ closed: 0 });

  await conclude("architect", id);
  const after = await discussionOf("architect", id);
  expect(after).toMatchObject({ state: "ended", outcome: "positive", closed: 0 });
  expect(after?.conclusions).toHaveLength(2);
});

test("the history of a file tells a body nothing of others' verdicts while the run lasts, nor what offices wrote", async () => {
  const { cast, act } = kit;
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  await conclude("ecologist", id);
  const read = (who: "architect" | "ecologist" | "operator") =>
    act(cast[who], async (tx, acting) => (await readApplicationHistory(tx, acting, id, {})).items);
  const concluded = { action: "conclusion.given" };
  const told = { ...concluded, reason: "Maʼqul", params: { verdict: "positive" } };

  expect(await read("operator")).toContainEqual(expect.objectContaining(concluded));
  expect(await read("operator")).toMatchObject(expect.arrayContaining([expect.objectContaining({ reason: "Maʼqul" })]));
  expect((await read("ecologist")).find(({ action }) => action === "conclusion.given")).toMatchObject(told);
  expect((await read("architect")).find(({ action }) => action === "conclusion.given")).toMatchObject({
    reason: null,
    params: {},
  });

  await conclude("architect", id);
  expect((await read("architect")).filter(({ action }) => action === "conclusion.given")).toMatchObject([told, told]);
  await act(cast.reviewer, (tx, acting) =>
    returnApplication(tx, acting, id, { reason: "Ichki gap", requests: [{ kind: "correct_occupier", note: "Ism" }] }),
  );
  expect((await read("architect")).map(({ reason }) => reason)).not.toContain("Ichki gap");
  expect((await read("operator")).map(({ reason }) => reason)).toContain("Ichki gap");
});

test("the history of a file names nobody who objected to a body, though it says that somebody did", async () => {
  const { cast, act } = kit;
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  await conclude("architect", id);
  await conclude("ecologist", id);
  const given = {
    name: "Qoʻshni Namunayev",
    number: madePinfl(998),
    phone: "+998901234567",
    text: "Chegara notoʻgʻri",
  };
  await act(null, (tx, acting) => objectTo(tx, acting, id, { ...given, fileIds: [] }));
  const received = (who: "architect" | "operator") =>
    act(cast[who], async (tx, acting) =>
      (await readApplicationHistory(tx, acting, id, {})).items.find(({ action }) => action === "objection.received"),
    );
  const name = { pointer: "/objections/-/objector/name", before: null, after: given.name };
  expect((await received("operator"))?.changes).toContainEqual(name);
  expect(await received("architect")).toMatchObject({ changes: [], params: {} });
});

test("a file of a conclusion opens to other bodies when the run has ended, one of an objection never", async () => {
  const { cast, act, database } = kit;
  const [evidence, objected] = ["018f0000-0000-7000-8000-00000000000a", "018f0000-0000-7000-8000-00000000000b"];
  await database.db
    .insertInto("stored_file")
    .values(
      [
        { id: evidence, uploaded_by: cast.ecologist.id },
        { id: objected, uploaded_by: cast.citizen.id },
      ].map((file) => ({
        ...file,
        sha256: file.id,
        name: "a.pdf",
        type: "pdf" as const,
        size: 1,
        state: "clean" as const,
        uploaded_at: kit.clock.now(),
        finding: null,
      })),
    )
    .execute();
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  await conclude("ecologist", id, [evidence]);
  expect(await seesHeldFile(database.db, cast.architect, evidence)).toBe(false);
  expect(await seesHeldFile(database.db, cast.operator, evidence)).toBe(true);
  await conclude("architect", id);
  expect(await seesHeldFile(database.db, cast.architect, evidence)).toBe(true);

  await act(cast.citizen, (tx, acting) =>
    objectTo(tx, acting, id, {
      name: "Qoʻshni Namunayev",
      number: madePinfl(999),
      phone: "+998901234567",
      text: "Bu yer meniki, hujjatim bor",
      fileIds: [objected],
    }),
  );
  expect(await seesHeldFile(database.db, cast.architect, objected)).toBe(false);
  expect(await seesHeldFile(database.db, cast.operator, objected)).toBe(true);
});

test("a closed conclusion says why of the reader's own organisation, and denies of no other that it is awaited", async () => {
  const { cast, act } = kit;
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  const seenBy = async (who: "architect" | "ecologist" | "operator") => {
    const { moves, sentence } = await act(cast[who], (tx, acting) => readApplication(tx, acting, id));
    const { allowed, reasons = [] } = moves.find(({ key }) => key === "give_conclusion") ?? {};
    return { code: sentence?.code, allowed, reasons: reasons.map(({ code }) => code) };
  };
  const code = "in_discussion_waiting";
  expect(await seenBy("architect")).toEqual({ code, allowed: true, reasons: [] });
  // The office that began it is asked nothing; what it may not do besides is said too.
  expect(await seenBy("operator")).toMatchObject({
    code,
    allowed: false,
    reasons: expect.arrayContaining(["not-your-step"]),
  });
  expect((await seenBy("operator")).reasons).not.toContain("step-not-awaited");
});

test("who is not asked cannot conclude, and the button says so", async () => {
  const { cast, act } = kit;
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  const view = await act(cast.operator, (tx, acting) => readApplication(tx, acting, id));
  expect(view.moves.find(({ key }) => key === "give_conclusion")).toMatchObject({ allowed: false });
  const wrongStep = act(cast.architect, (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: "ecology",
      verdict: "positive",
      summary: "Maʼqul",
      answers: { "21": 1 },
      fileIds: [],
    }),
  );
  await expect(wrongStep).rejects.toMatchObject({ details: { reasons: [{ code: "not-your-step" }] } });
});

test("answers are held against the questions of the step", async () => {
  const { cast, act } = kit;
  const id = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, id));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, id));
  const given = act(cast.architect, (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: "architecture",
      verdict: "positive",
      summary: "Maʼqul",
      answers: { "66": 1500, "99": 1 },
      fileIds: [],
    }),
  );
  await expect(given).rejects.toMatchObject({
    details: {
      errors: [
        { pointer: "/answers/99", code: "field" },
        { pointer: "/answers/17", code: "required" },
        { pointer: "/answers/66", code: "too-small" },
      ],
    },
  });
});
