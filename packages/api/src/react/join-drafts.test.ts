import fc from "fast-check";
import { expect, test } from "vitest";
import { joinDrafts, readDraft, writtenDraft } from "./join-drafts.js";

const before = { values: { name: "", address: { district: "", house: "" }, files: [] as string[] } };

test("a form kept as one part is joined field by field, however deep", () => {
  const found = { values: { name: "Nodira", address: { district: "1718401", house: "" }, files: ["a"] } };
  const typed = { values: { name: "", address: { district: "", house: "5" }, files: [] } };
  expect(joinDrafts(before, found, typed)).toEqual({
    value: { values: { name: "Nodira", address: { district: "1718401", house: "5" }, files: ["a"] } },
    hides: false,
    isNew: true,
  });
});

test("where both say something else the typed one stands, and it is told that the other is hidden", () => {
  const found = { values: { ...before.values, files: ["a"], name: "Nodira" } };
  const typed = { values: { ...before.values, files: ["b"], name: "Nodira" } };
  expect(joinDrafts(before, found, typed)).toEqual({ value: typed, hides: true, isNew: false });
});

const form = fc.dictionary(
  fc.constantFrom("a", "b", "c"),
  fc.oneof(fc.string(), fc.array(fc.string()), fc.dictionary(fc.constantFrom("x", "y"), fc.string())),
);

test("nothing that was typed is lost, and nothing that was found is, but what the joining tells of", () => {
  fc.assert(
    fc.property(form, form, form, (start, found, typed) => {
      const { value, hides, isNew } = joinDrafts<Record<string, unknown>>(start, found, typed);
      // Joined again, nothing more comes of it: all of what was typed is in it.
      expect(joinDrafts<Record<string, unknown>>(start, value, typed).hides).toBe(false);
      expect(joinDrafts<Record<string, unknown>>(start, typed, value).hides).toBe(false);
      // What was found is in it as well, unless it is told that it is not.
      expect(hides || !joinDrafts<Record<string, unknown>>(start, found, value).isNew).toBe(true);
      expect(isNew ? value : typed).toEqual(value);
    }),
  );
});

test("what is set aside is kept within the draft, and is none of its fields", () => {
  const aside = { value: { reason: "Avvalgi" }, at: "2026-03-05T09:00:00.000Z" };
  const stored: unknown = JSON.parse(JSON.stringify(writtenDraft({ reason: "Yangi" }, aside)));
  expect(readDraft(stored)).toEqual({ value: { reason: "Yangi" }, aside });
  expect(readDraft(writtenDraft({ reason: "Yangi" }, undefined))).toEqual({
    value: { reason: "Yangi" },
    aside: undefined,
  });
});
