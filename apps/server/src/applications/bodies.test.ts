import { afterAll, beforeAll, expect, test } from "vitest";
import { readDiscussion } from "../discussion/read.js";
import { giveConclusion } from "../discussion/service.js";
import { type FileKit, openFileKit } from "../testing/fileKit.js";
import { readApplication } from "./read.js";
import { startDiscussion, submit } from "./service.js";

let kit: FileKit;
beforeAll(async () => {
  kit = await openFileKit();
});
afterAll(() => kit.close());

const conclude = (who: "architect" | "ecologist", id: string) =>
  kit.act(kit.cast[who], (tx, acting) =>
    giveConclusion(tx, acting, id, {
      stepId: who === "architect" ? "architecture" : "ecology",
      verdict: "positive",
      summary: "Maʼqul",
      answers: who === "architect" ? { "17": 2 } : { "21": 1 },
      fileIds: [],
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
