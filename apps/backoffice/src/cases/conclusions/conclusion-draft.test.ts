import { applications } from "@yer/api/contract/applications";
import type { Field } from "@yer/api/contract/discussion";
import { describe, expect, it } from "vitest";
import { check } from "../../base/forms/faults.js";
import { fieldsOf, isWithin } from "../../base/forms/fields.js";
import {
  type ConclusionDraft,
  conclusionFields,
  conclusionOf,
  documentsOf,
  draftOf,
  nameOfPath,
  withAnswer,
  withDocuments,
} from "./conclusion-draft.js";

function question(id: number, fieldType: Field["fieldType"], required = false): Field {
  const label = { uz_UZ: "", uz_Cyrl: "", ru_RU: "", en_US: "" };
  return { id, label, fieldType, optionsList: [], required, least: null, most: null };
}
const file = (id: string) => ({ id, name: `${id}.pdf`, size: 1 });
const act = question(1, "file");
const year = question(2, "number", true);
const fields = [act, year];
const declared = fieldsOf(
  conclusionFields([{ id: 12, label: "Yil" }], { summary: "Asos", files: "Hujjatlar", verdict: "Xulosa" }),
);
/** Names of the inputs to which these pointers lead, in the order of the form. */
const namesAt = (pointers: readonly string[]): string[] =>
  declared.filter(({ at }) => pointers.some((pointer) => isWithin(pointer, at))).map(({ path }) => nameOfPath(path));

const written: ConclusionDraft = {
  verdict: "positive",
  summary: "Qarshi emas",
  answers: { 1: "act", 2: 1996 },
  files: [file("act"), file("plan")],
};

const lackingOf = (draft: ConclusionDraft): string[] => {
  const body = { ...conclusionOf(draft, "architecture", {}), fileIds: [] };
  return namesAt((check(applications.giveConclusion, { body }).faults ?? []).map((one) => one.pointer));
};

describe("a conclusion being written", () => {
  it("shows among the documents no file that answers a question", () => {
    expect(documentsOf(written, fields)).toEqual([file("plan")]);
  });

  it("hands in the file that answers a question with the others, and drops the one it replaced", () => {
    const next = withAnswer(written, act, "newer", file("newer"));
    expect(next.answers).toEqual({ 1: "newer", 2: 1996 });
    expect(next.files).toEqual([file("plan"), file("newer")]);
    expect(withAnswer(written, act, null, undefined)).toMatchObject({ answers: { 1: null }, files: [file("plan")] });
  });

  it("keeps the answers' files when the documents change", () => {
    expect(withDocuments(written, fields, []).files).toEqual([file("act")]);
    expect(withDocuments(written, fields, [file("plan"), file("photo")]).files.map(({ id }) => id)).toEqual([
      "act",
      "plan",
      "photo",
    ]);
  });

  it("says what is still lacking, in the order of the form", () => {
    expect(lackingOf(draftOf(undefined))).toEqual(["summary", "verdict"]);
    expect(lackingOf({ ...written, summary: "  " })).toEqual(["summary"]);
    expect(lackingOf(written)).toEqual([]);
  });

  it.each([
    ["/answers/12", "answer-12"],
    ["/summary", "summary"],
    ["/fileIds/0", "files"],
    ["/verdict", "verdict"],
  ])("leads a refusal at %s to its field", (pointer, name) => {
    expect(namesAt([pointer])).toEqual([name]);
  });
});
