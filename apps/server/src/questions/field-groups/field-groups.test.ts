import type { FieldGiven, FieldRow } from "@yer/api/contract/fields";
import { addField, drawInOrder, emptyGroup, type GroupFlow, lead } from "@yer/flow-editor/model/groups";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "../../platform/acting/actor.js";
import { startDiscussion, submit } from "../../cases/application-acts/service.js";
import { giveConclusion } from "../../cases/discussion/service.js";
import { readDiscussion } from "../../cases/discussion/read.js";
import { readFields, readFieldUses } from "../fields/queries.js";
import { createField, removeField, updateField } from "../fields/service.js";
import { type ApplicationKit, openApplicationKit } from "../../testing/application-kit.js";
import { readFieldGroup, readFieldGroups, readGroupRecord } from "./queries.js";
import { beginGroupDraft, createGroup, dropGroupDraft, publishGroup, saveGroupDraft } from "./service.js";

let kit: ApplicationKit;
/** Someone who keeps the registers of the whole republic. */
let author: Actor;
beforeAll(async () => {
  kit = await openApplicationKit();
  author = { ...kit.cast.operator, territory: "17" };
});
afterAll(() => kit.close());

const reason = "Buyruq 7";
const words = (text: string) => ({ uz_UZ: text, uz_Cyrl: text, ru_RU: text, en_US: text });
const write = <Result>(work: Parameters<typeof kit.actInContext<Result>>[1], actor = author): Promise<Result> =>
  kit.actInContext(actor, work);
const publish = (id: number, revision: number) =>
  write((tx, acting) => publishGroup(tx, acting, id, { body: { reason }, ifMatch: revision }));
const save = (id: number, revision: number, group: unknown, name = words("Sinov")) =>
  write((tx, acting) => saveGroupDraft(tx, acting, id, { body: { name, group }, ifMatch: revision }));

const question = (given: Partial<FieldGiven> = {}): FieldGiven => ({
  label: words("Suv bormi"),
  fieldType: "radio",
  required: true,
  least: null,
  most: null,
  optionsList: [
    { id: 1, label: words("Ha"), value: "1" },
    { id: 2, label: words("Yoʻq"), value: "0" },
  ],
  ...given,
});
const register = (given?: Partial<FieldGiven>) => write((tx, acting) => createField(tx, acting, question(given)));
const change = (id: number, version: number, given: Partial<FieldGiven>) =>
  write((tx, acting) => updateField(tx, acting, id, { body: question(given), ifMatch: version }));

/** A group that asks these fields in order. */
async function asking(...ids: number[]): Promise<GroupFlow> {
  const all = await readFields(kit.database.db);
  return ids.reduce((group, id) => {
    const field = all.find((each) => each.id === id);
    if (field === undefined) throw new Error(`There is no field ${id}.`);
    return addField(group, field)[0];
  }, emptyGroup);
}

/** A group of its own, put in force. */
async function published(...ids: number[]): Promise<number> {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov") }));
  await save(id, 1, await asking(...ids));
  await publish(id, 2);
  return id;
}

test("a group is begun, kept, put in force with a reason, and its versions never change", async () => {
  const { id: first } = await register();
  const { id: second } = await register({ fieldType: "string", optionsList: [] });
  const id = await published(first);
  await write((tx, acting) => beginGroupDraft(tx, acting, id, 1));
  await save(id, 1, await asking(second, first), words("Boshqa"));
  await publish(id, 2);
  const record = await readGroupRecord(kit.database.db, id);
  expect(record).toMatchObject({ version: 2, draft: null, name: words("Boshqa") });
  expect(record.versions.map(({ number, publishedBy, reason: why }) => [number, publishedBy, why])).toEqual([
    [2, author.name, reason],
    [1, author.name, reason],
  ]);
  expect((await readFieldGroup(kit.database.db, id))?.fields.map((field) => field.id)).toEqual([second, first]);
  expect((await readFieldGroup(kit.database.db, id, 1))?.fields.map((field) => field.id)).toEqual([first]);
  const entries = await kit.database.db
    .selectFrom("history_entry")
    .select(["action", "reason"])
    .where("record_kind", "=", "field-group")
    .where("record_id", "=", String(id))
    .orderBy("sequence")
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    "field-group.created",
    "field-group.published",
    "field-group.draft-begun",
    "field-group.published",
  ]);
});

test("an old version comes back as a draft, and one draft at a time is written", async () => {
  const { id: field } = await register();
  const id = await published(field, 45);
  await write((tx, acting) => beginGroupDraft(tx, acting, id, 1));
  await expect(write((tx, acting) => beginGroupDraft(tx, acting, id, 1))).rejects.toMatchObject({ code: "duplicate" });
  await expect(write((tx, acting) => beginGroupDraft(tx, acting, id, 9))).rejects.toMatchObject({ code: "not-found" });
  expect((await readGroupRecord(kit.database.db, id)).draft?.group).toMatchObject({
    list: [{ id: field }, { id: 45 }],
  });
});

test("a draft that somebody saved since is a conflict, with theirs in it; nothing of mine is written", async () => {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov"), copyOf: 1 }));
  await save(id, 1, await asking(17));
  await expect(save(id, 1, await asking(20))).rejects.toMatchObject({
    code: "precondition-failed",
    details: { current: { revision: 2, group: { list: [{ id: 17 }] } } },
  });
  await expect(publish(id, 1)).rejects.toMatchObject({ code: "precondition-failed" });
});

test("what is no group, or asks fields there are not, is refused at its place; a field is what the register says", async () => {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov") }));
  for (const hostile of [null, 7, "{", { version: 1, list: "x" }, { ...emptyGroup, nodes: [{ id: 7 }] }]) {
    await expect(save(id, 1, hostile)).rejects.toMatchObject({
      code: "invalid",
      details: { errors: [{ in: "body" }] },
    });
  }
  const group = await asking(17);
  const [field] = group.list;
  if (field === undefined) throw new Error("Field 17 is there.");
  await expect(save(id, 1, { ...group, list: [{ ...field, id: 999_999 }] })).rejects.toMatchObject({
    details: { errors: [{ pointer: "/group/list/0", code: "field" }] },
  });
  await save(id, 1, { ...group, list: [{ ...field, fieldType: "string", optionsList: [] }] });
  expect((await readGroupRecord(kit.database.db, id)).draft?.group).toMatchObject({ list: [{ fieldType: "radio" }] });
});

test("a group that asks nothing, has a fault or lacks a name is not put in force", async () => {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov") }));
  await save(id, 1, emptyGroup, { ...words("Sinov"), ru_RU: " " });
  await expect(publish(id, 2)).rejects.toMatchObject({
    details: { reasons: [{ code: "group-empty" }, { code: "group-unnamed" }] },
  });
  const [drawn] = drawInOrder(await asking(17, 66));
  const [first, second] = drawn.nodes;
  const [circle] = lead(drawn, first?.id ?? "", second?.id ?? "", 1);
  await save(id, 2, {
    ...circle,
    edges: [...circle.edges, { id: "back", source: second?.id, target: first?.id }],
  });
  await expect(publish(id, 3)).rejects.toMatchObject({ details: { reasons: [{ code: "group-unsound" }] } });
  expect(await readFieldGroup(kit.database.db, id)).toBeUndefined();
});

test("staff of one district put nothing in force and change no field: both hold for the republic", async () => {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov"), copyOf: 1 }));
  await expect(
    write((tx, acting) => publishGroup(tx, acting, id, { body: { reason }, ifMatch: 1 }), kit.cast.operator),
  ).rejects.toMatchObject({ code: "access-denied" });
  await expect(write((tx, acting) => createField(tx, acting, question()), kit.cast.operator)).rejects.toMatchObject({
    code: "access-denied",
  });
});

test("two who publish one draft at once: one does, the other finds it gone", async () => {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov"), copyOf: 1 }));
  const results = await Promise.allSettled([publish(id, 1), publish(id, 1)]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect((await readGroupRecord(kit.database.db, id)).versions).toHaveLength(1);
});

test("a draft thrown away takes a group with it that was never in force", async () => {
  const { id } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov") }));
  await write((tx, acting) => dropGroupDraft(tx, acting, id, 1));
  await expect(readGroupRecord(kit.database.db, id)).rejects.toMatchObject({ code: "not-found" });
  const { id: field } = await register();
  const kept = await published(field);
  await write((tx, acting) => beginGroupDraft(tx, acting, kept, 1));
  await write((tx, acting) => dropGroupDraft(tx, acting, kept, 1));
  expect(await readGroupRecord(kit.database.db, kept)).toMatchObject({ version: 1, draft: null });
});

test("a field in use keeps its kind, its options and their values, and says where it is asked", async () => {
  const { id } = await register();
  const group = await published(id);
  const asked = { code: "move-refused", details: { reasons: [{ code: "field-asked", params: { version: 1 } }] } };
  await expect(change(id, 1, { fieldType: "string", optionsList: [] })).rejects.toMatchObject(asked);
  await expect(
    change(id, 1, {
      optionsList: [
        { id: 1, label: words("Ha"), value: "0" },
        { id: 2, label: words("Yoʻq"), value: "1" },
      ],
    }),
  ).rejects.toMatchObject(asked);
  await expect(
    change(id, 1, {
      optionsList: [
        { id: 1, label: words("Ha"), value: "1" },
        { id: 3, label: words("Yoʻq"), value: "0" },
      ],
    }),
  ).rejects.toMatchObject(asked);
  await expect(write((tx, acting) => removeField(tx, acting, id, 1))).rejects.toMatchObject(asked);
  expect(await readFieldUses(kit.database.db, id)).toEqual([
    { groupId: group, name: words("Sinov"), version: 1, inForce: true },
  ]);

  await change(id, 1, {
    label: words("Ichimlik suvi bormi"),
    optionsList: [...question().optionsList, { id: 3, label: words("Nomaʼlum"), value: "2" }],
  });
  const [field] = await readFields(kit.database.db, id);
  expect(field).toMatchObject({ version: 2, groups: 1, label: words("Ichimlik suvi bormi") });
  // What is in force asks as it asked.
  expect((await readFieldGroup(kit.database.db, group))?.fields).toMatchObject([
    { label: words("Suv bormi"), optionsList: [{ id: 1 }, { id: 2 }] },
  ]);
});

async function seededField(id: number): Promise<FieldRow> {
  const [field] = await readFields(kit.database.db, id);
  if (field === undefined) throw new Error(`Field ${id} is of the specification.`);
  return field;
}

test("the fields of the specification never lose their meaning, asked or not", async () => {
  for (const id of [17, 20, 21, 45, 66, 67, 68, 75]) {
    const field = await seededField(id);
    await expect(
      change(id, field.version, { ...field, fieldType: field.fieldType === "date" ? "string" : "date" }),
    ).rejects.toMatchObject({
      details: { reasons: expect.arrayContaining([{ code: "field-protected", params: { field: id } }]) },
    });
    await expect(write((tx, acting) => removeField(tx, acting, id, field.version))).rejects.toMatchObject({
      code: "move-refused",
    });
    expect(await seededField(id)).toEqual(field);
  }
});

test("a field that does not hold together is refused at each place, and one of another version is a conflict", async () => {
  await expect(register({ optionsList: [{ id: 1, label: words("Ha"), value: "1" }] })).rejects.toMatchObject({
    details: { errors: [{ pointer: "/optionsList", code: "few-options" }] },
  });
  await expect(
    register({
      optionsList: [
        { id: 1, label: words("Ha"), value: "1" },
        { id: 1, label: words("Yoʻq"), value: "0" },
      ],
    }),
  ).rejects.toMatchObject({ details: { errors: [{ pointer: "/optionsList/1/id", code: "option-twice" }] } });
  await expect(register({ fieldType: "number", least: 5, most: 1 })).rejects.toMatchObject({
    details: { errors: [{ pointer: "/most", code: "bounds" }] },
  });
  const { id } = await register();
  await change(id, 1, { required: false });
  await expect(change(id, 1, {})).rejects.toMatchObject({
    code: "precondition-failed",
    details: { current: { version: 2 } },
  });
  await write((tx, acting) => removeField(tx, acting, id, 2));
  expect(await readFields(kit.database.db, id)).toEqual([]);
});

test("a field taken up in a draft cannot leave the register, whoever is first", async () => {
  const { id: field } = await register();
  const { id: group } = await write((tx, acting) => createGroup(tx, acting, { name: words("Sinov") }));
  const flow = await asking(field);
  const results = await Promise.allSettled([
    save(group, 1, flow),
    write((tx, acting) => removeField(tx, acting, field, 1)),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  const kept = await readFields(kit.database.db, field);
  const draft = (await readGroupRecord(kit.database.db, group)).draft?.group as GroupFlow;
  expect(draft.list).toHaveLength(kept.length);
});

test("a running case goes on asking the version it began with, and its conclusion keeps it", async () => {
  const { cast, act } = kit;
  const file = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, file));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, file));
  // From now on the group of the ecologist's step asks for a decision's number as well.
  await write((tx, acting) => beginGroupDraft(tx, acting, 2, 1));
  await write((tx, acting) => updateField(tx, acting, 67, { body: { ...seeded67, required: true }, ifMatch: 1 }));
  await save(2, 1, await asking(21, 67));
  await publish(2, 2);
  expect((await readFieldGroups(kit.database.db)).find(({ id }) => id === 2)).toMatchObject({ version: 2, running: 1 });

  const conclude = (id: string) =>
    act(cast.ecologist, (tx, acting) =>
      giveConclusion(tx, acting, id, {
        stepId: "ecology",
        verdict: "positive",
        summary: "Maʼqul",
        answers: { "21": 1 },
        fileIds: [],
      }),
    );
  await conclude(file);
  const later = await kit.create();
  await act(cast.operator, (tx, acting) => submit(tx, acting, later));
  await act(cast.operator, (tx, acting) => startDiscussion(tx, acting, later));
  await expect(conclude(later)).rejects.toMatchObject({
    code: "invalid",
    details: { errors: [{ pointer: "/answers/67", code: "required" }] },
  });
  const seen = await act(cast.operator, (tx, acting) => readDiscussion(tx, acting, file));
  expect(seen?.conclusions).toMatchObject([{ stepId: "ecology", fieldGroupVersion: 1 }]);
  expect(seen?.steps.find(({ stepId }) => stepId === "ecology")).toMatchObject({ fieldGroupVersion: 1 });
});

const seeded67: FieldGiven = {
  label: words("Qaror raqami"),
  fieldType: "string",
  required: false,
  least: null,
  most: 100,
  optionsList: [],
};
